import { matchPath } from '../routes/match-path.ts';
import type { TableSession } from '../session/session.ts';

/** The review of the match. */
export function reviewPath({ kind, id }: TableSession): string {
  return matchPath('review', kind, id);
}

/** The replay of the match, at the table as it was before the move if one is named, so that it can be seen happening. */
export function replayPath(session: TableSession, move: number | null): string {
  const path = matchPath('replay', session.kind, session.id);
  return move === null ? path : `${path}#move=${move - 1}`;
}

/** The page that plays the deal of the match again, at first from the seat that was the viewer's. */
export function againPath(session: TableSession): string {
  const { viewer } = session.get();
  const path = matchPath('again', session.kind, session.id);
  return viewer === null ? path : `${path}?seat=${viewer + 1}`;
}
