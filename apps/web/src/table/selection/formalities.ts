import type { TableSession } from '../../session/session.ts';

/** By their place in the match: moves that the page made for the viewer, who had nothing to decide. */
const made = new WeakMap<TableSession, Set<number>>();

/** Makes such a move, and gives whether it was made. What was refused is not noted: made by hand, it is a decision. */
export async function makeFormality(
  session: TableSession,
  seq: number,
  make: () => Promise<boolean>,
): Promise<boolean> {
  const known = made.get(session) ?? new Set();
  made.set(session, known.add(seq));
  const isMade = await make();
  if (!isMade) known.delete(seq);
  return isMade;
}

/** Whether a move of the viewer was none of their choice: they may not have looked at the table yet. */
export function isFormality(session: TableSession, seq: number): boolean {
  return made.get(session)?.has(seq) === true;
}
