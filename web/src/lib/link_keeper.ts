/** The secrets of links: kept by the browser, so that none stays in the address bar, where it is seen and copied. */

/** The pages whose links end with a secret. */
export type LinkPage = "tournament" | "board" | "desk";

const KEY = "carrom-links";
/** How many the device keeps. */
const MOST = 24;

const nameOf = (page: LinkPage, id: string): string => `${page}/${id}`;

function kept(): Record<string, string> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, secret]) => typeof secret === "string")) as Record<
      string,
      string
    >;
  } catch {
    return {};
  }
}

/** Keep a secret for this tab, also when it is loaded again; false: the browser keeps nothing. */
export function holdSecret(page: LinkPage, id: string, secret: string): boolean {
  try {
    sessionStorage.setItem(`${KEY}/${nameOf(page, id)}`, secret);
    return true;
  } catch {
    return false;
  }
}

/** Keep a secret on this device: the server knows it. */
export function keepSecret(page: LinkPage, id: string, secret: string): void {
  const { [nameOf(page, id)]: before, ...others } = kept();
  if (before === secret) return;
  const all = Object.fromEntries([...Object.entries(others), [nameOf(page, id), secret]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    return; // the tab has it
  }
}

/** The secret of the link by which this tab came last, or else this device; empty: there is none. */
export function secretOf(page: LinkPage, id: string): string {
  try {
    const held = sessionStorage.getItem(`${KEY}/${nameOf(page, id)}`);
    if (held) return held;
  } catch {
    return "";
  }
  return kept()[nameOf(page, id)] ?? "";
}
