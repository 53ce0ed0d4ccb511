import type { Language } from '@stakeout/kernel';
import type { TableRow } from '@stakeout/protocol';
import { sayIn } from '../../text/say.ts';
import { lobbyTexts } from './lobby.texts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What one wants to know of a table before sitting down: the clock, and the rules where they are not the usual ones. */
export function factsOf({ clock, config }: Pick<TableRow, 'clock' | 'config'>, language: Language): readonly string[] {
  const say = sayIn(lobbyTexts, language);
  const { edition, memory } = (typeof config === 'object' && config !== null ? config : {}) as Record<string, unknown>;
  return [
    ...(edition === 'pt' ? [say('editionPt')] : edition === 'en' ? [say('editionEn')] : []),
    ...(memory === 'open' ? [say('openMemory')] : []),
    clockFact(clock, language),
  ];
}

function clockFact(clock: TableRow['clock'], language: Language): string {
  const say = sayIn(lobbyTexts, language);
  if (clock === null) return say('noClock');
  if (clock.kind === 'live') {
    return say('liveClock', { seconds: clock.perMove / SECOND, minutes: Math.round(clock.bank / MINUTE) });
  }
  const { perMove } = clock;
  const time =
    perMove % DAY === 0 ? say('days', { count: perMove / DAY }) : say('hours', { count: Math.round(perMove / HOUR) });
  return say('longClock', { time });
}
