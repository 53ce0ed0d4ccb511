import { boardgameIo } from '../boardgame-io/contender.ts';
import { boardgameIoMcts } from '../boardgame-io/mcts.ts';
import type { Contender } from '../contender.ts';
import { copy, determinize, legal, view } from './calls.ts';
import { inPlace } from './in-place.ts';
import { net, plainNet } from './nets.ts';
import { pureApply } from './pure-apply.ts';
import { search } from './search.ts';

/** Contenders that are measured in one run. */
export interface Suite {
  readonly id: string;
  readonly contenders: readonly Contender[];
  /** What the others are compared with. */
  readonly peer: string;
}

const ENGINE: Suite = {
  id: 'engine',
  contenders: [inPlace, pureApply, boardgameIo, copy, legal, view, determinize],
  peer: boardgameIo.id,
};

const BOTS: Suite = { id: 'bots', contenders: [search, boardgameIoMcts, net, plainNet], peer: boardgameIoMcts.id };

export const SUITES: readonly Suite[] = [ENGINE, BOTS];
export const PURE = pureApply.id;

export function contenderNamed(id: string): Contender | undefined {
  return SUITES.flatMap(({ contenders }) => contenders).find((contender) => contender.id === id);
}
