/**
 * What it takes to make a net for Gunrunners: the games of the quick player, the inputs that the player's net has, and the search that
 * asks it.
 */
export { Search } from '../search/search.ts';
export { LAYOUT } from './feature-layout.ts';
export { Features } from './features.ts';
export { TEMPER } from './levels.ts';
export { NET_FILE } from './net.ts';
export { type NetWorlds, netWorlds } from './net-worlds.ts';
export { moverOf, pick, playOn } from './playout.ts';
export { leadOf, winShareOf } from './rewards.ts';
export type { World } from './table.ts';
