/** Where the reader is, by the part of the address after #. */

import { holdSecret, secretOf, type LinkPage } from "./link_keeper";

export type Route =
  | { page: "home" | "new" | "how" | "you" }
  | { page: "match"; room: string }
  /** A tournament for officials or for one table, by its link; nothing: a new one. */
  | { page: "tournament" | "board"; room: string | null; secret: string }
  /** A tournament for everybody, as a page or for the screen of a hall. */
  | { page: "event" | "screen"; room: string }
  /** The umpire's desk: a board by its link; nothing: a new one. */
  | { page: "desk"; room: string | null; secret: string }
  /** A board for a hall's screen, over a stream, or as a card on paper: by its watch link. */
  | { page: "hall" | "overlay" | "card"; room: string }
  /** The code that leads to a game; nothing: it is to be typed. */
  | { page: "join"; code: string | null }
  /** A room's match, or without one a record file; a stroke of it, 0 being the beginning. */
  | { page: "replay"; room: string | null; stroke: number | null }
  /** Where the position came from, the address of a replay; or a position in the link itself. */
  | { page: "practice"; back: string | null; shared: string | null }
  /** The number of a problem, or "day"; nothing: one that suits the player. */
  | { page: "problems"; problem: string | null }
  /** A part of the rule book, such as a clause, or a lesson; nothing: the beginning. */
  | { page: "rules" | "learn"; part: string[] };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const numberOf = (text: string | undefined): number | null => (/^\d{1,6}$/.test(text ?? "") ? Number(text) : null);

/** The secret of a link. It leaves the address bar at once: what is seen, copied or gone back to there opens nothing. */
function secretIn(page: LinkPage, room: string | undefined, secret: string | undefined): string {
  if (!room) return "";
  if (!secret) return secretOf(page, room);
  if (holdSecret(page, room, secret)) history.replaceState(history.state, "", linkAddress(page, room));
  return secret;
}

const linkAddress = (page: LinkPage, room: string): string => `#/${page}/${encodeURIComponent(room)}`;

function read(): Route {
  const [page, ...part] = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (page === "new" || page === "how" || page === "you") return { page };
  if (page === "join" || page === "recover") return { page: "join", code: part[0] || null };
  if ((page === "table" || page === "watch") && part[0]) return { page: "match", room: part[0] };
  if (page === "desk" || page === "tournament" || page === "board")
    return { page, room: part[0] || null, secret: secretIn(page, part[0], part[1]) };
  if ((page === "hall" || page === "overlay" || page === "card") && part[0]) return { page, room: part[0] };
  if ((page === "event" || page === "screen") && part[0]) return { page, room: part[0] };
  if (page === "replay") return { page, room: part[0] || null, stroke: numberOf(part[1]) };
  if (page === "practice")
    return {
      page,
      back: part[0] === "replay" ? replayAddress(part[1] || null, numberOf(part[2])) : null,
      shared: part[0] === "p" ? (part[1] ?? "") : null,
    };
  if (page === "problems") return { page, problem: part[0] || null };
  if (page === "rules" || page === "learn") return { page, part };
  return { page: "home" };
}

/** `moved`: whether the reader has gone from one place to another since the page was loaded. */
export const route: { at: Route; moved: boolean } = $state({ at: read(), moved: false });

/** How far the pages of the history were scrolled when they were left, by the number that marks each. */
const left: Record<number, number> = {};
history.scrollRestoration = "manual"; // browsers restore it before the page is there

/** The mark of the page that is open; one that is new to the history gets it now. */
function mark(): number {
  if (typeof history.state !== "number") history.replaceState(performance.timeOrigin + performance.now(), "");
  return history.state as number;
}

let open = mark();
window.addEventListener("hashchange", () => {
  left[open] = scrollY;
  open = mark();
  const far = left[open] ?? 0;
  scrollTo(0, 0);
  [route.at, route.moved] = [read(), true];
  if (far) requestAnimationFrame(() => scrollTo(0, far));
});

export function go(where: string): void {
  location.hash = where;
}

/** Go where a link leads, without its secret in the address. */
export function openLink(page: LinkPage, room: string, secret: string): void {
  const address = linkAddress(page, room);
  if (!holdSecret(page, room, secret)) go(`${address}/${secret}`);
  else if (location.hash === address) route.at = read();
  else go(address);
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
