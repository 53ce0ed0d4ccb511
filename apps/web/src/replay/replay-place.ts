import type { Eyes } from './recording.ts';

/**
 * Where in a replay a link leads: `#move=17` is the table after that many moves, `?seat=2` are the eyes of the second seat, as
 * people count, `?seat=none` those of a spectator. Without a seat every card lies open. A match that is sent as a link stands
 * before the move.
 */
export interface ReplayPlace {
  readonly step: number | null;
  readonly eyes: Eyes;
}

export function readPlace(query: URLSearchParams, hash: string): ReplayPlace {
  const move = /(?:^#|&)move=(\d{1,6})(?:&|$)/.exec(hash)?.[1];
  const seat = query.get('seat');
  return { step: move === undefined ? null : Number(move), eyes: eyesOf(seat) };
}

function eyesOf(seat: string | null): Eyes {
  if (seat === 'none') return null;
  if (seat === null || !/^[1-9]$/.test(seat)) return 'open';
  return Number(seat) - 1;
}

/** The address of a step of a replay, without its origin. Whatever else is in it, such as a watch key or the match itself, stays. */
export function placePath({ pathname, searchParams, hash }: URL, eyes: Eyes, step: number): string {
  const next = new URLSearchParams(searchParams);
  if (eyes === 'open') next.delete('seat');
  else next.set('seat', eyes === null ? 'none' : `${eyes + 1}`);
  const search = next.toString();
  const others = hash
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('move='));
  return `${pathname}${search === '' ? '' : `?${search}`}#${[...others, `move=${step}`].join('&')}`;
}

/** The eyes a link asks for, if the recording can be seen through them; else the usual ones. */
export function eyesToUse(asked: Eyes, possible: readonly Eyes[]): Eyes {
  return possible.includes(asked) ? asked : (possible[0] ?? null);
}
