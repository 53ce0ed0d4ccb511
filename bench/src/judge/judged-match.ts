import { botsOf, type Lived, livedBy, policyNamed, reviewing, seatPlayers, tellPlayers, trying } from '@stakeout/bots';
import { type AnyGame, type AnyMatch, act, FastChance, hexKeyFromSeed, newHeader, openMatch } from '@stakeout/kernel';
import { linesOfLevels } from './lines-of-levels.ts';
import { type Finding, LEVELS, type Order, type Probe, playerName } from './order.ts';

const DEEPER = 10;
/** The deeper judge draws by another seed, so that the two err apart from each other. */
const SEED = 1;
const DEEP_SEED = 2;

/**
 * Plays the match of this number between equals, judges one of its seats, and asks a deeper judge about some of the decisions.
 * Among equals everybody has something to lose to the end, so that the levels can be compared.
 */
export function judgeMatch(game: AnyGame, { number, depth, probeEvery, askEvery, probeDepth }: Order): Finding {
  const { min, max } = game.seats;
  // Every level at every size of table, one after the other.
  const round = Math.floor(number / LEVELS.length);
  const seats = max - (round % (max - min + 1));
  const seat = round % seats;
  const level = LEVELS[number % LEVELS.length] ?? '';
  const match = played(game, new Array<string>(seats).fill(level), number);
  const lived = livedBy(match, seat);
  const bots = botsOf(game);
  const playoutsAt = (share: number) => Math.max(2, Math.round(bots.judging.playouts * share));
  const probed = playoutsAt(probeDepth);

  const begin = performance.now();
  let untilFirst = 0;
  const work = reviewing(bots, lived, { seed: SEED, playouts: playoutsAt(depth) });
  let next = work.next();
  for (; next.done !== true; next = work.next()) {
    if (untilFirst === 0 && next.value.decision !== undefined) untilFirst = performance.now() - begin;
  }
  const seconds = (performance.now() - begin) / 1000;
  const { decisions, books } = next.value;
  const every = (count: number) =>
    decisions.filter(({ options }, index) => options > 1 && count > 0 && (index + number) % count === 0);
  return {
    game: game.id,
    seats,
    level,
    decisions: decisions.length,
    counted: decisions.filter(({ counted }) => counted).length,
    given: books.given.value,
    luck: books.luck.value,
    residual: books.residual.value,
    residualSe: books.residual.se,
    seconds,
    untilFirst: untilFirst / 1000,
    probes: every(probeEvery).map(({ step, played: line }) => probe(game, lived, step, line, probed)),
    asked: every(askEvery).map(({ step }) => givenAwayByLevels(game, match, lived, step, probed)),
  };
}

function played(game: AnyGame, levels: readonly string[], number: number): AnyMatch {
  const bots = botsOf(game);
  const config = game.configure({}, levels.length);
  if (!config.ok) throw new Error(`${game.id} cannot be played by ${levels.length}`);
  const secret = hexKeyFromSeed(String(number), 'secret');
  const nonces = levels.map((_, seat) => hexKeyFromSeed(String(number), `nonce ${seat}`));
  const header = newHeader(game, { matchId: String(number), players: levels, config: config.value, secret, nonces });
  const match: AnyMatch = openMatch(game, header, secret);
  const policies = levels.map((level) => policyNamed(bots, playerName(game, level)) ?? bots.level('easy'));
  const players = seatPlayers(policies, new FastChance(number));
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const mover = seat;
    const options = game.legal(match.state, mover);
    const index =
      options.length === 1 ? 0 : (players[mover]?.choose(() => game.view(match.state, mover), options) ?? 0);
    const result = act(match, mover, options[index]);
    if (!result.ok) throw new Error('a bot chose what is not legal');
    tellPlayers(players, result.value);
  }
  return match;
}

function probe(game: AnyGame, lived: Lived, step: number, line: readonly unknown[], playouts: number): Probe {
  const deep = tried(game, lived, step, line, DEEP_SEED, DEEPER * playouts);
  return {
    spread: deep.spread.value,
    worstLabel: tried(game, lived, step, deep.worst, SEED, playouts).label,
    bestLabel: tried(game, lived, step, deep.best, SEED, playouts).label,
  };
}

/** Lines that several levels would play are judged once. */
function givenAwayByLevels(
  game: AnyGame,
  match: AnyMatch,
  lived: Lived,
  step: number,
  playouts: number,
): Record<string, number> {
  const known = new Map<string, number>();
  const lossOf = (line: readonly unknown[]): number => {
    const name = JSON.stringify(line);
    const loss = known.get(name) ?? tried(game, lived, step, line, SEED, playouts).loss;
    known.set(name, loss);
    return loss;
  };
  return Object.fromEntries(linesOfLevels(game, match, lived, step).map(({ level, line }) => [level, lossOf(line)]));
}

function tried(game: AnyGame, lived: Lived, step: number, line: readonly unknown[], seed: number, playouts: number) {
  const work = trying(botsOf(game), lived, step, line, { seed, playouts });
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
