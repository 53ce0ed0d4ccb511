import { FastChance, type Seat } from '@stakeout/kernel';
import { SEED, type Setting } from '../contender.ts';

/** A moment of a game at which somebody has to decide. */
export interface Position {
  readonly state: unknown;
  /** The seat that has to decide. */
  readonly seat: Seat;
}

const GAMES = 100;
/** Every game is cut into so many parts of equal length, and one position is taken from each. */
const STAGES = 4;

/** A few hundred positions from random games, as many from the beginning as from the end. */
export function samplePositions(setting: Setting): Position[] {
  const chance = new FastChance(SEED);
  const positions: Position[] = [];
  for (let count = 0; count < GAMES; count++) {
    const course = playGame(setting, chance);
    for (let stage = 0; stage < STAGES; stage++) {
      const first = Math.floor((course.length * stage) / STAGES);
      const end = Math.floor((course.length * (stage + 1)) / STAGES);
      const position = course[first + chance.pick(end - first)];
      if (position !== undefined) positions.push(position);
    }
  }
  return positions;
}

/** Every position of a random game, in order. */
function playGame({ game, players, config }: Setting, chance: FastChance): Position[] {
  const course: Position[] = [];
  const state = game.setup(config, players, chance);
  for (;;) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return course;
    course.push({ state: game.copy(state), seat });
    const options = game.legal(state, seat);
    game.applyInPlace(state, seat, options[chance.pick(options.length)], chance, null);
  }
}
