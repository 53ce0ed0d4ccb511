import type { Language, Seat } from '@stakeout/kernel';
import { factsOf } from '../../games/all-facts.ts';
import { ordinal } from '../../text/ordinal.ts';
import { withResigned } from '../../text/resigned.ts';
import { sayIn } from '../../text/say.ts';
import { whenWas } from '../../text/when.ts';
import type { EntrySeat, MatchEntry } from './entry.ts';
import { matchesTexts } from './matches.texts.ts';

/** One line on where a match stands, or how it ended. */
export function lineOf(entry: MatchEntry, now: number, language: Language): string {
  const say = sayIn(matchesTexts, language);
  const when = whenWas(entry.updatedAt, now, language);
  if (entry.status === 'over') return endOf(entry, when, language);
  const free = entry.seats.filter(({ name }) => name === null).length;
  if (entry.status === 'waiting' && free > 0) return say('openSeats', { count: free });
  const progress = factsOf(entry.game)?.progress(entry.gist, entry.seats.length) ?? null;
  return progress?.[language] ?? (entry.isYourTurn ? say('waitsForYou') : say('online', { when }));
}

function endOf({ game, outcome, seats, place }: MatchEntry, when: string, language: Language): string {
  const say = sayIn(matchesTexts, language);
  const names = seats.flatMap((seat) => (seat.name === null || seat.isYou ? [] : [nameOf(seat, seat.seat, language)]));
  if (outcome === null) {
    const company = names.length === 0 ? '' : ` ${say('with', { names: names.join(', ') })}`;
    return place === 'online' ? say('over', { when }) + company : when;
  }
  const facts = factsOf(game);
  if (facts === null) return when;
  const result = facts.result(outcome);
  if ('nobody' in result) return `${when}, ${result.nobody[language]}`;
  const [winner = 0, another] = outcome.winners;
  const { most, next } = result;
  const own = seats.findIndex(({ isYou }) => isYou);
  if (own >= 0 && !outcome.winners.includes(own)) {
    const place = ordinal(outcome.places[own] ?? seats.length, language);
    const winners = outcome.winners.map((seat) => nameOf(seats[seat], seat, language)).join(', ');
    return say('youCame', { when, place, score: facts.score(outcome, own)[language], winners, most });
  }
  if (another !== undefined || outcome.winners.length === 0) {
    return say(own >= 0 ? 'youShared' : 'shared', { when, most });
  }
  const seat = seats[winner];
  if (seat?.isYou === true)
    return next === null ? say('youWonWith', { when, most }) : say('youWon', { when, most, next });
  const name = nameOf(seat, winner, language);
  return next === null ? say('wonWith', { when, name, most }) : say('won', { when, name, most, next });
}

function nameOf(seat: EntrySeat | undefined, number: Seat, language: Language): string {
  const name = seat?.name ?? null;
  return name === null ? `${number + 1}` : withResigned(name, seat?.hasResigned === true, language);
}
