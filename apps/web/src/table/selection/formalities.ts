import type { TableSession } from '../../session/session.ts';

/** By their place in the match: moves that the page made for the viewer, who had nothing to decide. */
const made = new WeakMap<TableSession, Set<number>>();

export function noteFormality(session: TableSession, seq: number): void {
  const known = made.get(session);
  if (known === undefined) made.set(session, new Set([seq]));
  else known.add(seq);
}

/** Whether a move of the viewer was none of their choice: they may not have looked at the table yet. */
export function isFormality(session: TableSession, seq: number): boolean {
  return made.get(session)?.has(seq) === true;
}
