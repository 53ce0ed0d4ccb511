import type { Chance, Seat } from '@stakeout/kernel';
import type { Worlds } from './world.ts';

/** A toy: players take one to three matches in turn, and whoever takes the last one wins. */
export interface Heap {
  matches: number;
  turn: Seat;
  seats: number;
}

/** Leave a multiple of four: the best move is known for every heap. */
export const heaps: Worlds<Heap, Heap, number> = {
  imagine: (heap) => ({ ...heap }),
  mover: (heap) => (heap.matches === 0 ? -1 : heap.turn),
  moves: (heap) => [1, 2, 3].slice(0, heap.matches),
  isSame: (one, other) => one === other,
  play(heap, _seat, taken) {
    heap.matches -= taken;
    heap.turn = (heap.turn + 1) % heap.seats;
  },
  finish(heap, chance) {
    while (heap.matches > 0) this.play(heap, heap.turn, 1 + below(Math.min(3, heap.matches), chance), chance);
  },
  rewards(heap, into) {
    for (let seat = 0; seat < heap.seats; seat++) into[seat] = this.winShare(heap, seat);
  },
  winShare: (heap, seat) => (seat === (heap.turn + heap.seats - 1) % heap.seats ? 1 : 0),
};

function below(bound: number, chance: Chance): number {
  return chance.below('toy', 0, bound);
}

/** Another toy, of one move each: a hidden coin lies heads up three times out of four, and is to be guessed. */
export interface Coin {
  isHeads: boolean | null;
  guess: string | null;
}

export const coins: Worlds<Coin, Coin, string> = {
  imagine: (_coin, _seat, chance) => ({ isHeads: below(4, chance) < 3, guess: null }),
  mover: (coin) => (coin.guess === null ? 0 : -1),
  // Moves are made anew in every world, so that only `isSame` can tell that they are the same; some worlds have one more.
  moves: (coin) => (coin.isHeads ? ['heads', 'tails', 'pass'] : ['heads', 'tails']).map((move) => `${move}`),
  isSame: (one, other) => one === other,
  play(coin, _seat, guess) {
    coin.guess = guess;
  },
  finish() {},
  rewards(coin, into) {
    into[0] = this.winShare(coin, 0);
  },
  winShare: ({ isHeads, guess }) => (guess === (isHeads ? 'heads' : 'tails') ? 1 : 0),
};
