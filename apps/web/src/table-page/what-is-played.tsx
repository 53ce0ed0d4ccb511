import type { ClockRule } from '@stakeout/protocol';
import type { OnlineSnapshot } from '../session/online/online-snapshot.ts';
import { clockText } from '../table/clock.ts';
import { type Say, useSay } from '../text/say.ts';
import { waitingRoomTexts } from './waiting-room.texts.ts';

/** The options of a table in words. */
export function WhatIsPlayed({ table }: { readonly table: OnlineSnapshot }) {
  const say = useSay(waitingRoomTexts);
  const { clock, config, online } = table;
  const { edition, memory } = optionsIn(config);
  return (
    <ul className="what-is-played">
      <li>{say(online.visibility === 'public' ? 'public' : 'byLink')}</li>
      <li>{clockWords(clock, say)}</li>
      {edition !== null && (
        <li>
          {say('edition')}: {say(edition === 'pt' ? 'editionPt' : 'editionEn')}
        </li>
      )}
      {memory !== null && (
        <li>
          {say('memory')}: {say(memory === 'open' ? 'memoryOpen' : 'memoryStrict')}
        </li>
      )}
    </ul>
  );
}

function clockWords(clock: ClockRule | null, say: Say<'noClock' | 'clockLive' | 'clockLong'>): string {
  if (clock === null) return say('noClock');
  const perMove = clockText(clock.perMove);
  const hasBank = clock.kind === 'live' && clock.bank > 0;
  return hasBank ? say('clockLive', { perMove, bank: clockText(clock.bank) }) : say('clockLong', { perMove });
}

/** Both games have editions; only one plays from memory. */
function optionsIn(config: unknown): { readonly edition: string | null; readonly memory: string | null } {
  const { edition, memory } = (typeof config === 'object' && config !== null ? config : {}) as Record<string, unknown>;
  return {
    edition: typeof edition === 'string' ? edition : null,
    memory: typeof memory === 'string' ? memory : null,
  };
}
