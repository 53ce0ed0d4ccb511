import type { TableSession } from '../session/session.ts';

/** The review of the match. */
export function reviewPath({ kind, id }: TableSession): string {
  return `/review/${kind === 'local' ? 'local' : 'table'}/${id}`;
}

/** The replay of the match, at the table as it was before the move if one is named, so that it can be seen happening. */
export function replayPath(session: TableSession, move: number | null): string {
  const path = `/replay/${session.kind === 'local' ? 'local' : 'table'}/${session.id}`;
  return move === null ? path : `${path}#move=${move - 1}`;
}
