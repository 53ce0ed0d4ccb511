import {
  type AnyMatch,
  type AnyRules,
  act,
  exportMatch,
  FastChance,
  hexKeyFromSeed,
  newHeader,
  openMatch,
  undo,
  undoable,
} from '@stakeout/kernel';
import type { SeatPlate } from '../session/session.ts';
import type { AnyExport } from './recording.ts';

/** No match takes more actions than this. */
const LONGEST = 3000;

/** A whole match in which everybody plays at random and now and then takes a move back, the same for the same seed. */
export function playedMatch(
  game: AnyRules,
  seats: number,
  seed: string,
  config: unknown = {},
  /** Whether somebody takes an action whenever it is offered: not everything comes about by chance. */
  isPreferred: (action: unknown) => boolean = () => false,
): { readonly match: AnyMatch; readonly file: AnyExport } {
  const configured = game.configure(config, seats);
  if (!configured.ok) throw new Error('the configuration is refused');
  const players = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const secret = hexKeyFromSeed(seed, 'secret');
  const nonces = players.map((name) => hexKeyFromSeed(seed, name));
  const header = newHeader(game, { matchId: seed, players, config: configured.value, secret, nonces });
  const match = openMatch(game, header, secret);
  const dice = new FastChance(seed.length * 7919 + (seed.codePointAt(seed.length - 1) ?? 0));
  for (let count = 0; count < LONGEST; count++) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) break;
    const isTakenBack = dice.pick(12) === 0 && undoable(match, seat) > 0;
    const options = game.legal(match.state, seat);
    const action = options.find(isPreferred) ?? options[dice.pick(options.length)];
    const result = isTakenBack ? undo(match, seat, 1) : act(match, seat, action);
    if (!result.ok) throw new Error('a legal action is refused');
  }
  const file = exportMatch(match, secret);
  if (!file.ok) throw new Error('the match does not end');
  return { match, file: file.value };
}

export function platesFor(seats: number): readonly SeatPlate[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    kind: seat === 0 ? 'person' : 'bot',
    level: seat === 0 ? null : 'easy',
    isPresent: true,
    isReady: true,
    standIn: false,
    resigned: false,
  }));
}
