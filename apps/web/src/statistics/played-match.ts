import type { Outcome, Seat } from '@stakeout/kernel';
import type { BotLevel, TableRow } from '@stakeout/protocol';
import { factsOf } from '../games/all-facts.ts';
import type { LocalMatch } from '../session/local/local-matches.ts';
import { botName } from '../session/online/bot-names.ts';
import { type Company, companyOf } from './company.ts';
import type { Judged } from './judged.ts';

/** A finished match of the reader's own, as statistics count it. */
export interface PlayedMatch {
  readonly key: string;
  readonly id: string;
  readonly place: MatchPlace;
  readonly game: string;
  /** When it ended. */
  readonly at: number;
  /** How many played, and which of them the reader was. */
  readonly seats: number;
  readonly seat: Seat;
  readonly others: readonly Other[];
  readonly company: Company;
  /** The reader's share of the win: 1, less where it was shared, 0 where somebody else won or the reader gave up. */
  readonly share: number;
  readonly rank: number;
  readonly score: number;
  readonly hasResigned: boolean;
  /** Whether this version of the app can still replay it. */
  readonly isPlayable: boolean;
  /** What the judge found; `null` while nobody has asked for it. */
  readonly judged: Judged | null;
}

export type MatchPlace = 'local' | 'online';

export interface Other {
  readonly name: string;
  /** `null` is a person. */
  readonly level: BotLevel | null;
}

/** What a device has played, and how many finished matches are not counted. */
export interface Played {
  readonly matches: readonly PlayedMatch[];
  /** Those in which several people shared the device: whose they are nobody can tell. */
  readonly shared: number;
  /** Those played on from another, with its deal, or with that of a day that was over: whoever knows the cards plays another game. */
  readonly again: number;
}

/** Matches on this device. Those of older rules still count; one that does not replay as it was played does not. */
export function playedHere(matches: readonly LocalMatch[]): Played {
  const finished = matches.flatMap((match) => {
    const { outcome, game, rulesVersion, status } = match;
    const isOld = status === 'unplayable' && factsOf(game)?.rulesVersion !== rulesVersion;
    return outcome !== null && (status === 'over' || isOld) ? [{ match, outcome }] : [];
  });
  const over = finished.filter(({ match }) => match.origin === undefined && match.daily === undefined);
  const played = over.flatMap(({ match, outcome }) => {
    const persons = match.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const [seat, another] = persons;
    if (seat === undefined || another !== undefined) return [];
    const others = match.seats.flatMap((one, at) =>
      at === seat ? [] : [{ name: one.name, level: one.kind === 'bot' ? one.level : null }],
    );
    return [{ ...counted(match.id, 'local', match, seat, others, outcome), isPlayable: match.status === 'over' }];
  });
  return { matches: played, shared: over.length - played.length, again: finished.length - over.length };
}

/** Matches at the server in which the reader has a seat. */
export function playedOnline(rows: readonly TableRow[]): readonly PlayedMatch[] {
  return rows.flatMap((row) => {
    const { outcome, yourSeat: seat } = row;
    if (row.status !== 'over' || outcome === null || seat === null) return [];
    const others = row.seats.flatMap(({ kind, name, level }, at) => {
      if (at === seat) return [];
      return [{ name: kind === 'bot' ? botName(row.id, at) : (name ?? ''), level: kind === 'bot' ? level : null }];
    });
    const hasResigned = row.seats[seat]?.resigned === true;
    return [counted(row.id, 'online', row, seat, others, outcome, hasResigned)];
  });
}

function counted(
  id: string,
  place: MatchPlace,
  { game, updatedAt }: { readonly game: string; readonly updatedAt: number },
  seat: Seat,
  others: readonly Other[],
  outcome: Outcome,
  hasResigned = false,
): PlayedMatch {
  const hasWon = outcome.winners.includes(seat) && !hasResigned;
  return {
    key: `${place} ${id}`,
    id,
    place,
    game,
    at: updatedAt,
    seats: others.length + 1,
    seat,
    others,
    company: companyOf(others),
    share: hasWon ? 1 / outcome.winners.length : 0,
    rank: outcome.places[seat] ?? others.length + 1,
    score: outcome.scores[seat] ?? 0,
    hasResigned,
    isPlayable: true,
    judged: null,
  };
}

/** The order in which they were played. */
export function byTime(one: PlayedMatch, other: PlayedMatch): number {
  return one.at - other.at || (one.key < other.key ? -1 : 1);
}
