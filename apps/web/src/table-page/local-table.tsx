import { titleOf } from '../games/all-facts.ts';
import type { TableSession } from '../session/session.ts';
import { useTitle } from '../shell/use-title.ts';
import { Failure } from './failure.tsx';
import { GameTable } from './game-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useTable } from './use-table.ts';

/** A match on this device. */
export function LocalTable({
  session,
  onAgain,
}: {
  readonly session: TableSession;
  readonly onAgain: (how?: { readonly takeOver: boolean }) => void;
}) {
  const { status, failure } = useTable(session);
  useTitle(titleOf(session.game.id));
  if (status === 'failed') return <Failure failure={failure ?? 'crashed'} place="local" onAgain={onAgain} />;
  if (status === 'loading' || status === 'waiting') return <TableSkeleton />;
  return <GameTable session={session} />;
}
