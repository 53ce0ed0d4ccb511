import { readFileSync } from 'node:fs';
import * as escapePlan from '@stakeout/bots/escape-plan/training';
import * as gunrunners from '@stakeout/bots/gunrunners/training';
import {
  type Evaluator,
  type Inputs,
  type Layout,
  plainEvaluator,
  readNet,
  type Weights,
  wasmEvaluator,
} from '@stakeout/bots/nets';
import type { Contender } from '../contender.ts';
import { eachOf } from './calls.ts';
import { type Position, samplePositions } from './positions.ts';

/** The net of a game, as its bots ask it. */
interface Asked {
  readonly file: string;
  readonly layout: Layout<string>;
  /** Whether bots ask it there. */
  readonly isAsked: (state: unknown) => boolean;
  /** Gives a reader of inputs. */
  readonly reader: () => (position: Position) => Inputs;
}

const NETS: Readonly<Record<string, Asked>> = {
  gunrunners: {
    file: gunrunners.NET_FILE,
    layout: gunrunners.LAYOUT,
    isAsked: (state) => (state as gunrunners.World).phase !== 'roll',
    reader() {
      const features = new gunrunners.Features();
      return ({ state, seat }) => {
        features.begin(state as gunrunners.World);
        features.read(state as gunrunners.World, seat);
        return features;
      };
    },
  },
  'escape-plan': {
    file: escapePlan.NET_FILE,
    layout: escapePlan.LAYOUT,
    isAsked: (state) => escapePlan.beginsTurn(state as escapePlan.World),
    reader() {
      const features = new escapePlan.Features();
      return ({ state, seat }) => {
        features.read(escapePlan.withSense(state as escapePlan.World, escapePlan.KEEN), seat);
        return features;
      };
    },
  },
};

/** The value of a table to the seat that has to decide: the inputs of the net, and its answer. */
function valueBy(id: string, what: string, evaluatorOf: (weights: Weights) => Evaluator | null): Contender {
  return {
    id,
    what,
    kind: 'call',
    games: Object.keys(NETS),
    prepare(setting) {
      const asked = NETS[setting.game.id];
      if (asked === undefined) throw new Error(`${setting.game.id} has no net`);
      const net = evaluatorOf(readNet(readFileSync(new URL(asked.file)), asked.layout));
      if (net === null) throw new Error('this engine has no vectors');
      const read = asked.reader();
      return eachOf(
        samplePositions(setting).filter(({ state }) => asked.isAsked(state)),
        (position) => {
          const inputs = read(position);
          return net.evaluate(inputs.active, inputs.count)[0];
        },
      );
    },
  };
}

export const net = valueBy('net', 'value of a table by the net, in WebAssembly', wasmEvaluator);
export const plainNet = valueBy('plain-net', 'the same in plain code', plainEvaluator);
