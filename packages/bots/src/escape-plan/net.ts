import { LearnedNet } from '../nets/learned-net.ts';
import type { UrlMaker } from '../nets/url.ts';
import { LAYOUT } from './feature-layout.ts';

/** Whoever loads this file has it, and no library of types that bots are compiled with names it. */
declare const URL: UrlMaker;

/** Of the file of weights; docs/nets.md says where they come from. */
const SHA256 = '0ceb93400ddfba427fe5cf1e27840a7caa2e3f5fc22131a3cc97bb18843a0f95';

/** Where it lies: beside the program, or among the files of the app. */
export const NET_FILE = new URL('../../nets/escape-plan.net', import.meta.url).href;

/** The net of Escape Plan. */
export const escapePlanNet = new LearnedNet(NET_FILE, SHA256, LAYOUT);
