import type { ClockRule } from '@stakeout/protocol';
import type { GameCreate } from '../create/game-create.ts';
import type { GameFront } from '../games/front.ts';
import { frontOf } from '../games/index.ts';
import type { OnlineSnapshot } from '../session/online/online-snapshot.ts';
import { useSettings } from '../state/settings.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { clockText } from '../table/clock.ts';
import { type Say, useSay } from '../text/say.ts';
import { waitingRoomTexts } from './waiting-room.texts.ts';

/** The options of a table in words; the game has words for its own. */
export function WhatIsPlayed({ game, table }: { readonly game: string; readonly table: OnlineSnapshot }) {
  const say = useSay(waitingRoomTexts);
  const { language } = useSettings();
  const { clock, config, online, seats } = table;
  const create = useLoaded(frontOf(game), loadCreate);
  const chosen = create?.told(config, seats.length) ?? [];
  return (
    <ul className="what-is-played">
      <li>{say(online.visibility === 'public' ? 'public' : 'byLink')}</li>
      <li>{clockWords(clock, say)}</li>
      {chosen.map((line) => (
        <li key={line.en}>{line[language]}</li>
      ))}
    </ul>
  );
}

function loadCreate(front: GameFront): Promise<GameCreate> {
  return front.loadCreate();
}

function clockWords(clock: ClockRule | null, say: Say<'noClock' | 'clockLive' | 'clockLong'>): string {
  if (clock === null) return say('noClock');
  const perMove = clockText(clock.perMove);
  const hasBank = clock.kind === 'live' && clock.bank > 0;
  return hasBank ? say('clockLive', { perMove, bank: clockText(clock.bank) }) : say('clockLong', { perMove });
}
