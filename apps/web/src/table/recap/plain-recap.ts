import type { AnyGame } from '@stakeout/kernel';
import { plainLines } from '../plain/plain-log.tsx';
import type { Recap } from './recap.ts';
import { withSilentMoves } from './silent-moves.ts';

/** For games that have no other words for it than their log: what they narrate. */
export function plainRecap(game: AnyGame): Recap {
  return ({ chapters, view }, language) => {
    const moves = chapters.map(({ move }) => move);
    const lines = plainLines(game, moves, view, language).map(({ key, phrase }) => {
      const move = Number(key.split('.', 1)[0]);
      return { key, seat: moves[move]?.seat ?? null, phrase, toMe: 0, first: move, last: move };
    });
    return withSilentMoves(lines, moves.length);
  };
}
