import { type Player, seatPlayers, tellPlayers } from '@stakeout/bots';
import {
  type AnyMatch,
  act,
  type Emission,
  FastChance,
  newHeader,
  type Outcome,
  openMatch,
  retell,
  type Seat,
} from '@stakeout/kernel';
import type { Table } from './table.ts';

/** An action of a bot, as it has just been played. */
export interface Played {
  readonly seat: Seat;
  readonly action: unknown;
  readonly emissions: readonly Emission<unknown>[];
}

/** Chooses for the bots, by a chance of their own: it has no part in the draws of the match. */
export class Bots {
  private readonly table: Table;
  private readonly players: readonly Player[];
  /** How many of the standing actions the players have been told. */
  private told = 0;

  constructor(table: Table) {
    this.table = table;
    this.players = seatPlayers(table.policies, new FastChance(table.seed.short));
  }

  /** The action that the bot of a seat chooses from what the seat can see. */
  play(match: AnyMatch, seat: Seat): Played {
    const { game, policies } = this.table;
    this.tellNews(match);
    const options = game.legal(match.state, seat);
    const chosen = this.players[seat]?.choose(() => game.view(match.state, seat), options) ?? -1;
    const action = options[chosen];
    const result = act(match, seat, action);
    if (!result.ok) throw new Error(`${policies[seat]?.id} chose what is not legal: ${JSON.stringify(action)}`);
    return { seat, action, emissions: result.value };
  }

  /** Tells the bots what was done since the last time: once it is a bot's turn, nothing of it is taken back any more. */
  private tellNews(match: AnyMatch): void {
    for (const emissions of retell(match, this.told)) tellPlayers(this.players, emissions);
    this.told = match.standing.length;
  }
}

/** Opens the keyed match that a table and its seed stand for. */
export function openTable(table: Table, names: readonly string[], nonces: readonly string[]): AnyMatch {
  const { game, seed, config } = table;
  const header = newHeader(game, { matchId: seed.matchId, players: names, config, secret: seed.secret, nonces });
  return openMatch(game, header, seed.secret);
}

export function namesOfBots(table: Table): string[] {
  return table.policies.map((policy, seat) => `${policy.id} ${seat + 1}`);
}

/** Plays to the end, bots in every seat, and reports every action. */
export function playOut(table: Table, match: AnyMatch, report: (played: Played) => void): Outcome {
  const bots = new Bots(table);
  for (;;) {
    const [seat] = match.game.toAct(match.state);
    if (seat === undefined) break;
    report(bots.play(match, seat));
  }
  const outcome = match.game.outcome(match.state);
  if (outcome === null) throw new Error('nobody is to act, yet the game has no outcome');
  return outcome;
}
