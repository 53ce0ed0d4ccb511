import { boardgameIo } from '../boardgame-io/contender.ts';
import type { Contender } from '../contender.ts';
import { copy, determinize, legal, view } from './calls.ts';
import { inPlace } from './in-place.ts';
import { pureApply } from './pure-apply.ts';

export const CONTENDERS: readonly Contender[] = [inPlace, pureApply, boardgameIo, copy, legal, view, determinize];

/** What the others are compared with. */
export const PEER = boardgameIo.id;
export const PURE = pureApply.id;
