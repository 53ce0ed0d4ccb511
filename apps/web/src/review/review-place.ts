import type { Seat } from '@stakeout/kernel';
import { matchPath } from '../routes/match-path.ts';
import type { ReviewPlace } from '../session/review/kept-reviews.ts';

/** What the address of a review asks for. */
export interface ReviewWish {
  /** `null` for the reader's own. */
  readonly seat: Seat | null;
  /** `null` for what suits the game. */
  readonly playouts: number | null;
  /** The number of the first entry of a decision that is to be on show; `null` for the gravest. */
  readonly moment: number | null;
}

const LEAST_PLAYOUTS = 2;
const MOST_PLAYOUTS = 100_000;

export function readWish(query: URLSearchParams): ReviewWish {
  const seat = query.get('seat') ?? '';
  const playouts = query.get('playouts') ?? '';
  const moment = query.get('moment') ?? '';
  const games = /^\d{1,6}$/.test(playouts) ? Number(playouts) : null;
  return {
    seat: /^[1-9]$/.test(seat) ? Number(seat) - 1 : null,
    playouts: games === null ? null : Math.min(Math.max(games, LEAST_PLAYOUTS), MOST_PLAYOUTS),
    moment: /^\d{1,6}$/.test(moment) ? Number(moment) : null,
  };
}

/** The path of the review of a match, or of its replay. */
export function pathOf(page: 'review' | 'replay', { kind, id }: ReviewPlace): string {
  if (kind === 'file') return `/${page}/file`;
  return kind === 'link' ? `/${page}/link${id}` : matchPath(page, kind, id);
}

/** The same review with another seat before the judge. Whatever else the address says stays. */
export function seatPath({ pathname, searchParams, hash }: URL, seat: Seat): string {
  const next = new URLSearchParams(searchParams);
  next.set('seat', String(seat + 1));
  return `${pathname}?${next}${hash}`;
}

/** Of the match alone, so that whoever reviews it finds the same: the first letters of its hash. */
export function seedOf(matchHash: string): number {
  return Number.parseInt(matchHash.slice(0, 8), 16);
}
