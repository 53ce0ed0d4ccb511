import { COMPANIES, type Company } from './company.ts';
import type { MatchPlace, PlayedMatch } from './played-match.ts';

/** Which matches are looked at; `null` is all of them. */
export interface Filter {
  readonly game: string | null;
  readonly seats: number | null;
  readonly company: Company | null;
  readonly place: MatchPlace | null;
}

export const EVERYTHING: Filter = { game: null, seats: null, company: null, place: null };

export function matching(matches: readonly PlayedMatch[], filter: Filter): readonly PlayedMatch[] {
  return matches.filter(
    ({ game, seats, company, place }) =>
      game === (filter.game ?? game) &&
      seats === (filter.seats ?? seats) &&
      company === (filter.company ?? company) &&
      place === (filter.place ?? place),
  );
}

/** The filter that an address asks for. What it says wrong is as if it had not been said. */
export function readFilter(query: URLSearchParams): Filter {
  const seats = Number(query.get('seats') ?? Number.NaN);
  return {
    game: query.get('game'),
    seats: Number.isInteger(seats) ? seats : null,
    company: COMPANIES.find((company) => company === query.get('against')) ?? null,
    place: (['local', 'online'] as const).find((place) => place === query.get('where')) ?? null,
  };
}

/** The address of the page with a filter, so that it can be kept and sent. */
export function filterPath({ game, seats, company, place }: Filter): string {
  const query = new URLSearchParams();
  if (game !== null) query.set('game', game);
  if (seats !== null) query.set('seats', String(seats));
  if (company !== null) query.set('against', company);
  if (place !== null) query.set('where', place);
  return query.size === 0 ? '/statistics' : `/statistics?${query}`;
}

/** What there is to choose from: what was played. */
export interface Choices {
  readonly games: readonly string[];
  readonly seats: readonly number[];
  readonly companies: readonly Company[];
  readonly places: readonly MatchPlace[];
}

export function choicesIn(matches: readonly PlayedMatch[]): Choices {
  const companies = new Set(matches.map(({ company }) => company));
  const places = new Set(matches.map(({ place }) => place));
  return {
    games: [...new Set(matches.map(({ game }) => game))].sort(),
    seats: [...new Set(matches.map(({ seats }) => seats))].sort((one, other) => one - other),
    companies: COMPANIES.filter((company) => companies.has(company)),
    places: (['local', 'online'] as const).filter((place) => places.has(place)),
  };
}
