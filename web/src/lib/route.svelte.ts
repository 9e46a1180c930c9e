/** Where the reader is, by the part of the address after #. */

export type Route =
  | { page: "home" | "new" | "how" }
  | { page: "table"; room: string }
  /** A room's match; or a record file, which is asked for. */
  | { page: "replay"; room: string | null }
  | { page: "practice" }
  /** A part of the rule book, such as a clause; nothing: its beginning. */
  | { page: "rules"; part: string[] };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function read(): Route {
  const [page, ...part] = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (page === "new" || page === "how" || page === "practice") return { page };
  if (page === "table" && part[0]) return { page, room: part[0] };
  if (page === "replay") return { page, room: part[0] ?? null };
  if (page === "rules") return { page, part };
  return { page: "home" };
}

export const route: { at: Route } = $state({ at: read() });

window.addEventListener("hashchange", () => {
  route.at = read();
});

export function go(where: string): void {
  location.hash = where;
}

/** Where a clause such as "international:3.11.b" stands in the rule book. */
export function clauseAddress(clause: string): string {
  const [set, name] = clause.split(":");
  return `#/rules/${set}/${encodeURIComponent(name ?? "")}`;
}
