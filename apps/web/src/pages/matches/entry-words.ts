import type { Language, Outcome } from '@stakeout/kernel';
import { withResigned } from '../../text/resigned.ts';
import { sayIn } from '../../text/say.ts';
import type { MatchEntry } from './entry.ts';
import { matchesTexts } from './matches.texts.ts';
import { whenWas } from './when.ts';

/** One line on where a match stands, or how it ended. */
export function lineOf(entry: MatchEntry, now: number, language: Language): string {
  const say = sayIn(matchesTexts, language);
  const when = whenWas(entry.updatedAt, now, language);
  if (entry.status === 'over') return endOf(entry, when, language);
  const free = entry.seats.filter(({ name }) => name === null).length;
  if (entry.status === 'waiting' && free > 0) return say('openSeats', { count: free });
  return progressOf(entry, language) ?? (entry.isYourTurn ? say('waitsForYou') : say('online', { when }));
}

function progressOf({ game, gist, seats }: MatchEntry, language: Language): string | null {
  const say = sayIn(matchesTexts, language);
  const { turn, busts, day, part } = gist;
  if (game === 'gunrunners' && turn !== undefined && busts !== undefined) {
    return say('round', { round: Math.floor(turn / Math.max(1, seats.length)) + 1, busts });
  }
  if (day === undefined) return null;
  const named = PARTS[part ?? -1];
  return named === undefined ? say('day', { day }) : say('dayPart', { day, part: say(named) });
}

/** The parts of a day of Escape Plan. */
const PARTS = ['part0', 'part1', 'part2', 'part3', 'part4'] as const;

function endOf({ game, outcome, seats, place }: MatchEntry, when: string, language: Language): string {
  const say = sayIn(matchesTexts, language);
  const names = seats.flatMap(({ name, isYou, hasResigned }) =>
    name === null || isYou ? [] : [withResigned(name, hasResigned, language)],
  );
  if (outcome === null) {
    const company = names.length === 0 ? '' : ` ${say('with', { names: names.join(', ') })}`;
    return place === 'online' ? say('over', { when }) + company : when;
  }
  if (game === 'escape-plan') return endOfEscape(outcome, seats, when, language);
  const [most = 0, next = 0] = [...outcome.scores].sort((one, other) => other - one);
  const [winner, another] = outcome.winners;
  if (winner === undefined || another !== undefined) return say('shared', { when, most });
  const seat = seats[winner];
  return seat?.isYou === true
    ? say('youWon', { when, most, next })
    : say('won', { when, name: seat?.name ?? `${winner + 1}`, most, next });
}

/** Only those who got away have money, and it is not measured against anybody's; alone one may lose to Costa. */
function endOfEscape(
  { ending, scores, winners }: Outcome,
  seats: MatchEntry['seats'],
  when: string,
  language: Language,
): string {
  const say = sayIn(matchesTexts, language);
  if (winners.length === 0) return say(ending === 'lost-to-costa' ? 'costaWon' : 'nobodyEscaped', { when });
  const [winner = 0, another] = winners;
  const most = `$${scores[winner] ?? 0}k`;
  if (another !== undefined) return say('shared', { when, most });
  const seat = seats[winner];
  return seat?.isYou === true
    ? say('youWonWith', { when, most })
    : say('wonWith', { when, name: seat?.name ?? `${winner + 1}`, most });
}
