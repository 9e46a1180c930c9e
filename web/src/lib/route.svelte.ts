/** Where the reader is, by the part of the address after #. */

export type Route =
  | { page: "home" | "new" | "how" }
  | { page: "match"; room: string }
  /** A room's match, or without one a record file; a stroke of it, 0 being the beginning. */
  | { page: "replay"; room: string | null; stroke: number | null }
  /** Where the position came from: the address of a replay. */
  | { page: "practice"; back: string | null }
  /** A part of the rule book, such as a clause; nothing: its beginning. */
  | { page: "rules"; part: string[] };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const numberOf = (text: string | undefined): number | null => (/^\d{1,6}$/.test(text ?? "") ? Number(text) : null);

function read(): Route {
  const [page, ...part] = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (page === "new" || page === "how") return { page };
  if (page === "table" && part[0]) return { page: "match", room: part[0] };
  if (page === "replay") return { page, room: part[0] || null, stroke: numberOf(part[1]) };
  if (page === "practice")
    return { page, back: part[0] === "replay" ? replayAddress(part[1] || null, numberOf(part[2])) : null };
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

/** Where a match is watched again, from a stroke on; of a file the room is left out. */
export function replayAddress(room: string | null, stroke: number | null): string {
  return `#/replay/${encodeURIComponent(room ?? "")}${stroke === null ? "" : `/${stroke}`}`;
}

/** Where a clause, named as "set:clause", stands in the rule book. */
export function clauseAddress(clause: string): string {
  const [set, name] = clause.split(":");
  return `#/rules/${set}/${encodeURIComponent(name ?? "")}`;
}
