import { LearnedNet } from '../nets/learned-net.ts';
import type { UrlMaker } from '../nets/url.ts';
import { LAYOUT } from './feature-layout.ts';

/** Whoever loads this file has it, and no library of types that bots are compiled with names it. */
declare const URL: UrlMaker;

/** Of the file of weights; docs/nets.md says where they come from. */
const SHA256 = '5a9898e3a8db164b03ab1d572d4a5e8c484d87656950f3aebba76bb5a12923ce';

/** Where it lies: beside the program, or among the files of the app. */
export const NET_FILE = new URL('../../nets/gunrunners.net', import.meta.url).href;

/** The net of Gunrunners. */
export const gunrunnersNet = new LearnedNet(NET_FILE, SHA256, LAYOUT);
