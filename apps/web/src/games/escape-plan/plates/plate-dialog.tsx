import type { Pawn } from '@stakeout/escape-plan';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { useSay } from '../../../text/say.ts';
import { BoardOf } from '../board/board-of.tsx';
import { useTable } from '../table-context.ts';
import { AutomaSheet } from './automa-sheet.tsx';
import { PawnSign } from './pawn-sign.tsx';
import './plate-dialog.css';
import { PLATE_TEXTS } from './plates.texts.ts';
import { turnPlace } from './standing.ts';
import { whereShort } from './where.ts';

/** All that everybody may know of a player, or of Sandra and Costa. */
export function PlateDialog({ of, onClose }: { readonly of: Pawn; readonly onClose: () => void }) {
  const { view, printed, words } = useTable();
  const say = useSay(PLATE_TEXTS);
  const { table } = view;
  const node = table.at[of] ?? -1;
  const facts = [
    ...(node < 0 ? [] : [whereShort(view, printed, words, node)]),
    say('turnPlace', { number: turnPlace(table, of) }),
    say('notorietyAt', { position: table.notoriety[of] ?? 1 }),
  ];
  return (
    <Dialog title={words.pawn(of)} onClose={onClose} className="ep-plate-dialog">
      <header className="ep-plate-dialog-head">
        <PawnSign pawn={of} seats={table.seats} />
        <h2>{words.pawn(of)}</h2>
        <p>{facts.join(' · ')}</p>
        <Button small onClick={onClose}>
          {say('close')}
        </Button>
      </header>
      {of < table.seats ? <BoardOf seat={of} /> : <AutomaSheet of={of} />}
    </Dialog>
  );
}
