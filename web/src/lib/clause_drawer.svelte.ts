/** The clause that is open beside the board; where it was asked for gets the focus back. */

export const clauseDrawer: { clause: string | null } = $state({ clause: null });

let from: Element | null = null;

export function openClause(clause: string): void {
  if (clauseDrawer.clause === null) from = document.activeElement;
  clauseDrawer.clause = clause;
}

export function closeClause(): void {
  clauseDrawer.clause = null;
  if (from instanceof HTMLElement && from.isConnected) from.focus();
  from = null;
}
