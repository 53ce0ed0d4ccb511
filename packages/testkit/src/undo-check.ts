import {
  act,
  FastChance,
  hashOf,
  hexKeyFromSeed,
  type Match,
  newHeader,
  openMatch,
  replay,
  retell,
  undo,
  undoable,
} from '@stakeout/kernel';
import type { Subject } from './moment.ts';

/** In one match. */
const MOST_TAKEN_BACK = 60;

/**
 * Plays a keyed match in which players take actions back whenever they may, and holds undo and replay against their rules:
 * undo restores the earlier state exactly, never reaches behind chance, news or another player's decision, and the whole
 * log replays to the same hashes. Gives how many actions were taken back.
 */
export function checkUndoAndReplay<Config, State, Action, Event, View>(
  subject: Subject<Config, State, Action, Event, View>,
  seed: number,
): number {
  const { game, seats, config } = subject;
  const secret = hexKeyFromSeed(String(seed), 'secret');
  const nonces = Array.from({ length: seats }, (_, seat) => hexKeyFromSeed(String(seed), `nonce ${seat}`));
  const players = nonces.map((_, seat) => `player ${seat}`);
  const header = newHeader(game, { matchId: `undo-${seed}`, players, config, secret, nonces });
  const match = openMatch(game, header, secret);
  const dice = new FastChance(seed);
  let takenBack = 0;
  for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
    playOne(match, seat, dice);
    const most = undoable(match, seat);
    checkReach(match, seat, most);
    // Seldom enough that the match gets on, however many small steps a turn has.
    if (most > 0 && dice.pick(6) === 0 && takenBack < MOST_TAKEN_BACK) {
      takeBack(match, seat, 1 + dice.pick(most));
      takenBack++;
    }
    if (undo(match, seat, undoable(match, seat) + 1).ok) throw new Error('undo reached too far');
  }
  const again = replay(game, match, secret);
  if (!again.ok) throw new Error('the log does not replay');
  const same = hashOf(again.value.consequences) === hashOf(match.consequences);
  if (!same || hashOf(again.value.state) !== hashOf(match.state)) throw new Error('the replay differs');
  return takenBack;
}

function playOne<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  seat: number,
  dice: FastChance,
): void {
  const legal = match.game.legal(match.state, seat);
  const result = act(match, seat, legal[dice.pick(legal.length)]);
  if (!result.ok) throw new Error('a listed action was refused');
}

/** What may be taken back drew nothing, showed nothing, and left the decision where it was. */
function checkReach<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  seat: number,
  most: number,
): void {
  if (most > 0 && match.game.toAct(match.state)[0] !== seat) throw new Error('undo crosses a change of decider');
  const from = match.standing.length - most;
  for (const standing of match.standing.slice(from)) {
    if (standing.seat !== seat) throw new Error('undo takes back what somebody else did');
  }
  for (const emissions of most > 0 ? retell(match, from) : []) {
    if (emissions.some((emission) => emission.news)) throw new Error('undo crosses something that was shown');
  }
  for (const consequence of match.consequences.slice(match.consequences.length - most)) {
    if (consequence.draws.length > 0) throw new Error('undo crosses chance');
  }
}

function takeBack<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  seat: number,
  count: number,
): void {
  const expected = hashAfter(match, match.standing.length - count);
  if (!undo(match, seat, count).ok) throw new Error('an allowed undo was refused');
  if (hashOf(match.state) !== expected) throw new Error('undo did not restore the state');
}

/** Works the state out from the very beginning, without snapshots. */
function hashAfter<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  count: number,
): string {
  const { game, header, chance } = match;
  const state = game.setup(header.config, header.players.length, chance);
  for (const { seat, action } of match.standing.slice(0, count)) game.applyInPlace(state, seat, action, chance, null);
  return hashOf(state);
}
