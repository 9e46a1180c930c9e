/** Where the reader is, by the part of the address after #. */

export type Route = { page: "home" } | { page: "new" } | { page: "table"; room: string };

function read(): Route {
  const [page, room] = location.hash.replace(/^#\/?/, "").split("/");
  if (page === "new") return { page };
  if (page === "table" && room) return { page, room };
  return { page: "home" };
}

export const route: { at: Route } = $state({ at: read() });

window.addEventListener("hashchange", () => {
  route.at = read();
});

export function go(where: string): void {
  location.hash = where;
}
