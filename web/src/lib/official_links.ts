/** The links of officials that were opened on this device: a table's code then leads to the umpire's desk. */

const KEY = "carrom-officials";
const MOST = 8;

type LinksByTournament = Record<string, string>;

function read(): LinksByTournament {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(([, secret]) => typeof secret === "string"),
    ) as LinksByTournament;
  } catch {
    return {};
  }
}

function write(kept: LinksByTournament): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return; // a browser that keeps nothing does no harm
  }
}

export const officialLink = (tournament: string): string => read()[tournament] ?? "";

export function keepOfficialLink(tournament: string, secret: string): void {
  const { [tournament]: _, ...others } = read();
  write(Object.fromEntries([...Object.entries(others), [tournament, secret]].slice(-MOST)));
}

export function forgetOfficialLink(tournament: string): void {
  const { [tournament]: _, ...others } = read();
  write(others);
}
