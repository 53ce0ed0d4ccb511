import type { Attack } from '../attack.ts';
import { botHog } from './bot-hog.ts';
import { deafNode } from './deaf-node.ts';
import { joinRace } from './join-race.ts';
import { pauseAndJump } from './pause-and-jump.ts';
import { rejoinElsewhere } from './rejoin-elsewhere.ts';

/** Every attack there is, one line each, in the order of their names. */
export const ATTACKS: readonly Attack[] = [botHog, deafNode, joinRace, pauseAndJump, rejoinElsewhere];
