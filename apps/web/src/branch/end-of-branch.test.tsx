import { type BotsOfGame, botsOf } from '@stakeout/bots';
import { playedOnAsKnown } from '@stakeout/host';
import { act, exportMatch, FastChance, hexKeyFromSeed } from '@stakeout/kernel';
import { expect, it } from 'vitest';
import EscapePlanEnd from '../games/escape-plan/end/end-screen.tsx';
import GunrunnersEnd from '../games/gunrunners/end/end-screen.tsx';
import { frontOf, loadGame } from '../games/index.ts';
import { show } from '../render.fixture.tsx';
import { platesFor, playedMatch } from '../replay/played-match.fixture.ts';
import { wholeRecording } from '../replay/recording.ts';
import { ReplaySession } from '../replay/replay-session.ts';

const SECRET = hexKeyFromSeed('2', 'secret');

/** A match that begins in the middle of things, and is over. */
function fromTheMiddle(bots: BotsOfGame, seats: number) {
  const { match } = playedMatch(bots.game, seats, 'before');
  const { players, nonces } = match.header;
  const from = { moves: Math.floor(match.standing.length / 2), seat: 0 };
  const branch = playedOnAsKnown(bots, match, from, { matchId: 'second', players, nonces, secret: SECRET });
  const dice = new FastChance(9);
  const { game } = bots;
  for (let [seat] = game.toAct(branch.match.state); seat !== undefined; [seat] = game.toAct(branch.match.state)) {
    const options = game.legal(branch.match.state, seat);
    act(branch.match, seat, options[dice.pick(options.length)]);
  }
  const file = exportMatch(branch.match, SECRET);
  if (!file.ok) throw new Error('it is not over');
  return file.value;
}

it.each([
  ['gunrunners', 2, GunrunnersEnd],
  ['gunrunners', 4, GunrunnersEnd],
  ['escape-plan', 1, EscapePlanEnd],
  ['escape-plan', 3, EscapePlanEnd],
] as const)('the result of %s of %i is told without a story of its beginning', async (id, seats, End) => {
  const game = await loadGame(id);
  const parts = await frontOf(id)?.loadReplay();
  if (game === null || parts === undefined) throw new Error('no such game');
  const recording = wholeRecording(game, fromTheMiddle(botsOf(game), seats), platesFor(seats), parts);
  if (recording === null) throw new Error('it does not replay');
  const step = Number.MAX_SAFE_INTEGER;
  const session = new ReplaySession(recording, { id: 'end', kind: 'local', eyes: 0, step, withOutcome: true });
  expect(show(<End session={session} />).html).toContain('end-screen');
});
