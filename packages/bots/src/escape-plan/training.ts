/** What it takes to make a net for Escape Plan: games by instinct, and the inputs that the player's net has. */
export { LAYOUT } from './feature-layout.ts';
export { Features } from './features.ts';
export { beginsTurn, partOf } from './horizon.ts';
export type { Intention } from './instinct.ts';
export { KEEN } from './keen.ts';
export { listMoves, type Move } from './moves.ts';
export { NET_FILE } from './net.ts';
export { type Ending, FORTUNE, judge } from './reward.ts';
export { decide, playOn, VARIANTS } from './rollout.ts';
export { moverOf, type World, whole, withSense } from './world.ts';
