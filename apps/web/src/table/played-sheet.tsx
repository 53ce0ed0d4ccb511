import { WhatIsPlayed } from '../create/what-is-played.tsx';
import type { GameFront } from '../games/front.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { TableSession } from '../session/session.ts';
import { useSay } from '../text/say.ts';
import './played-sheet.css';
import { TABLE_TEXTS } from './table.texts.ts';

/** What everybody may look up during a match and after it: how it is played. */
export function PlayedSheet({
  session,
  front,
  onClose,
}: {
  readonly session: TableSession;
  readonly front: GameFront;
  readonly onClose: () => void;
}) {
  const say = useSay(TABLE_TEXTS);
  const { config, seats } = session.get();
  return (
    <Dialog title={say('played')} onClose={onClose} className="played-sheet">
      <h2>{say('played')}</h2>
      <ul className="what-is-played">
        <li>{say('playedGame', { game: front.facts.title, count: seats.length })}</li>
        <WhatIsPlayed front={front} game={session.game} config={config} seats={seats.length} />
      </ul>
      <Button look="ghost" onClick={onClose}>
        {say('close')}
      </Button>
    </Dialog>
  );
}
