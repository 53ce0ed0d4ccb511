import { act, exportMatch, exportText, FastChance, type Game, newHeader, openMatch } from '@stakeout/kernel';
import { startOfMatch } from './played-match.ts';

/** Which of its options a seat plays, by what it sees. */
type Chosen<View> = (view: () => View, options: readonly unknown[], seat: number, dice: FastChance) => number;

const BY_LOT: Chosen<unknown> = (_view, options, _seat, dice) => dice.pick(options.length);

/** A whole match that everybody plays by lot, or as they are told to, as it was played and as a file. */
export function matchByLot<Config, State, Action, Event, View>(
  game: Game<Config, State, Action, Event, View>,
  seats: number,
  number: number,
  chosen: Chosen<View> = BY_LOT,
) {
  const { config, secret, nonces, matchId } = startOfMatch(game, number, seats);
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'Ana' : `Bot ${seat}`));
  const match = openMatch(game, newHeader(game, { matchId, players, config, secret, nonces }), secret);
  const dice = new FastChance(number);
  const played: { readonly seat: number; readonly action: Action }[] = [];
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const mover = seat;
    const options = game.legal(match.state, mover);
    const action = options[chosen(() => game.view(match.state, mover), options, mover, dice)] as Action;
    if (!act(match, seat, action).ok) throw new Error('what is legal is refused');
    played.push({ seat, action });
  }
  const file = exportMatch(match, secret);
  if (!file.ok) throw new Error('the match has not ended');
  return { game, number, seats, played, text: exportText(file.value) };
}
