import type { ClockRule } from '@stakeout/protocol';
import { WhatIsPlayed } from '../create/what-is-played.tsx';
import { frontOf } from '../games/index.ts';
import type { OnlineSnapshot } from '../session/online/online-snapshot.ts';
import { clockText } from '../table/clock.ts';
import '../table/played-sheet.css';
import { type Say, useSay } from '../text/say.ts';
import type { SpokenGame } from '../text/spoken.ts';
import { waitingRoomTexts } from './waiting-room.texts.ts';

/** How a table online is played: who finds it, its clock, and what was chosen about the rules. */
export function PlayedOnline({ game, table }: { readonly game: SpokenGame; readonly table: OnlineSnapshot }) {
  const say = useSay(waitingRoomTexts);
  const { clock, config, online, seats } = table;
  return (
    <ul className="what-is-played">
      <li>{say(online.visibility === 'public' ? 'public' : 'byLink')}</li>
      <li>{clockWords(clock, say)}</li>
      <WhatIsPlayed front={frontOf(game.id)} game={game} config={config} seats={seats.length} />
    </ul>
  );
}

function clockWords(clock: ClockRule | null, say: Say<'noClock' | 'clockLive' | 'clockLong'>): string {
  if (clock === null) return say('noClock');
  const perMove = clockText(clock.perMove);
  const hasBank = clock.kind === 'live' && clock.bank > 0;
  return hasBank ? say('clockLive', { perMove, bank: clockText(clock.bank) }) : say('clockLong', { perMove });
}
