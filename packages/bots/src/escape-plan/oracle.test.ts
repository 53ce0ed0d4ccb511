import { DEFAULT_TABLE, escapePlan, printedOf } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBotFile } from '../nets/bot-file.fixture.ts';
import type { Evaluator } from '../nets/evaluator.ts';
import { readNet } from '../nets/net-file.ts';
import { plainEvaluator } from '../nets/plain-evaluator.ts';
import { wasmEvaluator } from '../nets/wasm-evaluator.ts';
import type { Weights } from '../nets/weights.ts';
import { calibrateLearned } from './calibration.ts';
import { LAYOUT } from './feature-layout.ts';
import { type Moment, newGame, newWorld, playOn } from './game.fixture.ts';
import { KEEN } from './keen.ts';
import { sightBy } from './learned-sight.ts';
import { searchPolicy } from './levels.ts';
import { NET_FILE } from './net.ts';
import { Oracle } from './oracle.ts';
import type { Ending } from './reward.ts';
import { type Temper, TurnPlayer } from './turn-player.ts';

let weights: Weights;
beforeAll(async () => {
  weights = readNet(await readBotFile(NET_FILE), LAYOUT);
});

function temperWith(net: Evaluator): Temper {
  const depth = { turns: 4, curiosity: 0.12, widening: 0.6 };
  const sight = sightBy(net);
  return { budget: { iterations: 30 }, depth, sense: KEEN, calibrate: calibrateLearned, thought: 'visit', sight };
}

/** Some decisions of a game between beginners. */
function momentsOf(seats: number): Moment[] {
  const moments: Moment[] = [];
  const players = Array.from({ length: seats }, (_, seat) => searchPolicy('easy').sit(seat, new FastChance(seat)));
  playOn(newGame(seats, seats), players, seats, (moment) => moments.push(moment));
  return moments.filter((_, index) => index % 12 === 0);
}

describe.each([1, 2, 4])('what the net foretells, %i seats', (seats) => {
  it('is something between nothing and everything, and the turn it is asked at is the second to come', () => {
    const ending: Ending = { reward: -1, win: -1, score: -1, worth: -1, best: 0 };
    for (let seed = 1; seed <= 4; seed++) {
      const world = newWorld(seats, seed, KEEN);
      const oracle = new Oracle(plainEvaluator(weights), 0, 2);
      const mind = { move: null, variant: seed };
      expect(oracle.foretells(world, printedOf(world), new FastChance(seed), mind, ending)).toBe(true);
      expect([world.day, world.part, world.frames.at(-1)]).toMatchObject([1, 1, { kind: 'action', seat: 0 }]);
      for (const share of [ending.reward, ending.win, ending.worth, ending.score / 1000]) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThan(1);
      }
    }
  });

  it('leads to the same thoughts whether the engine has vectors or not', () => {
    const wasm = wasmEvaluator(weights);
    if (wasm === null) throw new Error('this engine has no vectors');
    for (const { seat, view, options } of momentsOf(seats)) {
      const [one, other] = [plainEvaluator(weights), wasm].map((net) => {
        const thought = new TurnPlayer(temperWith(net), seat, new FastChance(3), null).deliberate(view, options);
        while (!thought.step(Number.POSITIVE_INFINITY));
        return thought.opinions();
      });
      expect(one).toEqual(other);
    }
  });
});

it('a box that the net does not know is played with to the end of every imagined game', () => {
  const config = escapePlan.configure({ table: { ...DEFAULT_TABLE, start_cash: 12 } }, 2);
  if (!config.ok) throw new Error('refused');
  const position = escapePlan.setup(config.value, 2, new FastChance(1));
  const asked = () => {
    throw new Error('the net was asked');
  };
  const [seat] = escapePlan.toAct(position);
  if (seat === undefined) throw new Error('nobody begins');
  const player = new TurnPlayer(temperWith({ evaluate: asked }), seat, new FastChance(1), null);
  const options = escapePlan.legal(position, seat);
  expect(options[player.choose(() => escapePlan.view(position, seat), options)]).toBeDefined();
  const usual = newGame(2, 1);
  const [first = 0] = escapePlan.toAct(usual);
  const moves = new TurnPlayer(temperWith({ evaluate: asked }), first, new FastChance(1), null);
  expect(() => moves.choose(() => escapePlan.view(usual, first), escapePlan.legal(usual, first))).toThrow('asked');
});
