import { readFileSync } from 'node:fs';
import { Features, LAYOUT, NET_FILE, type World } from '@stakeout/bots/gunrunners/training';
import { type Evaluator, plainEvaluator, readNet, type Weights, wasmEvaluator } from '@stakeout/bots/nets';
import type { Contender } from '../contender.ts';
import { eachOf } from './calls.ts';
import { samplePositions } from './positions.ts';

/** The value of a table to the seat that has to decide: the inputs of the net, and its answer. */
function valueBy(id: string, what: string, evaluatorOf: (weights: Weights) => Evaluator | null): Contender {
  return {
    id,
    what,
    kind: 'call',
    games: ['gunrunners'],
    prepare(setting) {
      const net = evaluatorOf(readNet(readFileSync(new URL(NET_FILE)), LAYOUT));
      if (net === null) throw new Error('this engine has no vectors');
      const features = new Features();
      const positions = samplePositions(setting).filter(({ state }) => (state as World).phase !== 'roll');
      return eachOf(positions, ({ state, seat }) => {
        features.begin(state as World);
        features.read(state as World, seat);
        return net.evaluate(features.active, features.count)[0];
      });
    },
  };
}

export const net = valueBy('net', 'value of a table by the net, in WebAssembly', wasmEvaluator);
export const plainNet = valueBy('plain-net', 'the same in plain code', plainEvaluator);
