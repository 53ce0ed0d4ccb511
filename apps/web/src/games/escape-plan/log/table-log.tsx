import type { View } from '@stakeout/escape-plan';
import { memo, useDeferredValue, useMemo } from 'react';
import { Dialog } from '../../../parts/dialog.tsx';
import { CaseLog } from '../../../table/case-log.tsx';
import { TABLE_TEXTS } from '../../../table/table.texts.ts';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { LOG_TEXTS } from './log.texts.ts';
import { wholeLog } from './log-entries.ts';
import { logLines } from './log-lines.ts';
import './table-log.css';

/** The case log of the match. A long one takes a moment to write, and nobody's move waits for it. */
export const TableLog = memo(function TableLog() {
  const { session, snapshot, view, language, nameOf, words } = useTable();
  const say = useSay(LOG_TEXTS);
  const told = useDeferredValue(snapshot);
  const lines = useMemo(() => {
    const seen = told.view as View;
    return logLines(wholeLog(told.moves, seen), seen, language);
  }, [told, language]);
  const { day, part } = view.table;
  const now = say('dayPart', { day, part: words.term('part', part) });
  return <CaseLog game={session.game} lines={lines} nameOf={nameOf} aside={now} />;
});

/** The log where the table has no room for it. */
export function LogSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay(TABLE_TEXTS);
  return (
    <Dialog title={say('log')} onClose={onClose} className="ep-log-sheet">
      <TableLog />
    </Dialog>
  );
}
