import { act, exportMatch, exportText, FastChance, type Game, newHeader, openMatch } from '@stakeout/kernel';
import { startOfMatch } from './played-match.ts';

/** A whole match that everybody plays by lot, as it was played and as a file. */
export function matchByLot<Config, State, Action, Event, View>(
  game: Game<Config, State, Action, Event, View>,
  seats: number,
  number: number,
) {
  const { config, secret, nonces, matchId } = startOfMatch(game, number, seats);
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'Ana' : `Bot ${seat}`));
  const match = openMatch(game, newHeader(game, { matchId, players, config, secret, nonces }), secret);
  const dice = new FastChance(number);
  const played: { readonly seat: number; readonly action: Action }[] = [];
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const options = game.legal(match.state, seat);
    const action = options[dice.pick(options.length)] as Action;
    if (!act(match, seat, action).ok) throw new Error('what is legal is refused');
    played.push({ seat, action });
  }
  const file = exportMatch(match, secret);
  if (!file.ok) throw new Error('the match has not ended');
  return { game, number, seats, played, text: exportText(file.value) };
}
