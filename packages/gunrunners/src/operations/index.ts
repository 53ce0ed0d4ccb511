import { DIRECTOR, INFORMER, MANAGER, type Role, RUNNER, SABOTEUR, SPY } from '../cards.ts';
import { director } from './director.ts';
import { informer } from './informer.ts';
import { runner } from './runner.ts';
import { saboteur } from './saboteur.ts';
import { spy } from './spy.ts';

/** The operatives that ask something of the power player when they are flipped. The Manager asks nothing (G7.6). */
export const OPERATIONS = {
  [DIRECTOR]: director,
  [INFORMER]: informer,
  [SABOTEUR]: saboteur,
  [SPY]: spy,
  [RUNNER]: runner,
} as const;

export type AskingRole = keyof typeof OPERATIONS;

export function isAsking(role: Role): role is AskingRole {
  return role !== 0 && role !== MANAGER;
}
