import type { View } from '@stakeout/gunrunners';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { CaseLog } from '../../../table/case-log.tsx';
import { youAt } from '../../../table/seat-name.tsx';
import { TABLE_TEXTS } from '../../../table/table.texts.ts';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { logEntries } from './log-entries.ts';
import { logLines } from './log-lines.ts';
import './table-log.css';

/** The case log of the match. A long one takes a moment to write, and nobody's move waits for it. */
export function TableLog({ onAgain }: { readonly onAgain?: () => void }) {
  const { session, snapshot, language, nameOf, onBust } = useTable();
  const { tell } = onBust;
  const say = useSay(TABLE_TEXTS);
  const told = useDeferredValue(snapshot);
  const you = youAt(session.kind, told);
  const entries = useMemo(() => logEntries(told.moves, told.view as View), [told]);
  const lines = useMemo(() => logLines(entries, language, you), [entries, language, you]);
  const { turn, seats } = told.view as View;
  const round = say('round', { number: Math.floor(turn / seats) + 1 });
  const again = useCallback(
    (key: string) => {
      const [move = 0, event = 0] = key.split(' ').map(Number);
      tell({ move, event });
      onAgain?.();
    },
    [tell, onAgain],
  );
  return <CaseLog game={session.game} lines={lines} nameOf={nameOf} aside={round} onAgain={again} />;
}

/** The log where the table has no room for it. */
export function LogSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay(TABLE_TEXTS);
  return (
    <Dialog title={say('log')} onClose={onClose} className="gr-log-sheet">
      <TableLog onAgain={onClose} />
      <Button look="ghost" onClick={onClose}>
        {say('close')}
      </Button>
    </Dialog>
  );
}
