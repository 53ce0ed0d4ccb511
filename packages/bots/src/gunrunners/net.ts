import { LearnedNet } from '../nets/learned-net.ts';
import type { UrlMaker } from '../nets/url.ts';
import { LAYOUT } from './feature-layout.ts';

/** Whoever loads this file has it, and no library of types that bots are compiled with names it. */
declare const URL: UrlMaker;

/** Of the file of weights; docs/nets.md says where they come from. */
const SHA256 = '240ca29c2772f7662c297e0360898c131da5e641f6861b194ac0a562cc2a6292';

/** Where it lies: beside the program, or among the files of the app. */
export const NET_FILE = new URL('../../nets/gunrunners.net', import.meta.url).href;

/** The net of Gunrunners. */
export const gunrunnersNet = new LearnedNet(NET_FILE, SHA256, LAYOUT);
