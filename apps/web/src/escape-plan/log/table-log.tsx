import type { View } from '@stakeout/escape-plan';
import { memo, useDeferredValue, useMemo } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { CaseLog } from '../../table/case-log.tsx';
import { TABLE_TEXTS } from '../../table/table.texts.ts';
import { useSay } from '../../text/say.ts';
import { useTable } from '../table-context.ts';
import { LOG_TEXTS } from './log.texts.ts';
import { logEntries } from './log-entries.ts';
import { logLines } from './log-lines.ts';
import './table-log.css';

/** The case log of the match. A long one takes a moment to write, and nobody's move waits for it. */
export const TableLog = memo(function TableLog({
  moves,
}: {
  /** How many moves have been shown. */ readonly moves: number;
}) {
  const { session, snapshot, view, language, nameOf, words } = useTable();
  const say = useSay(LOG_TEXTS);
  const shown = useMemo(
    () => ({ moves: snapshot.moves.slice(0, moves), view: snapshot.view as View }),
    [snapshot, moves],
  );
  const told = useDeferredValue(shown);
  const lines = useMemo(() => logLines(logEntries(told.moves, told.view), told.view, language), [told, language]);
  const { day, part } = view.table;
  const now = say('dayPart', { day, part: words.term('part', part) });
  return <CaseLog game={session.game} lines={lines} nameOf={nameOf} aside={now} />;
});

/** The log where the table has no room for it. */
export function LogSheet({ moves, onClose }: { readonly moves: number; readonly onClose: () => void }) {
  const say = useSay(TABLE_TEXTS);
  return (
    <Dialog title={say('log')} onClose={onClose} className="ep-log-sheet">
      <TableLog moves={moves} />
    </Dialog>
  );
}
