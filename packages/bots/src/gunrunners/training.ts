/** What it takes to make a net for Gunrunners: the games of the quick player, and the inputs that the player's net has. */
export { LAYOUT } from './feature-layout.ts';
export { Features } from './features.ts';
export { NET_FILE } from './net.ts';
export { moverOf, pick, playOn } from './playout.ts';
export { leadOf, winShareOf } from './rewards.ts';
export type { World } from './table.ts';
