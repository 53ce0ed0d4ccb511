import { lazy } from 'react';

/** Nobody needs these to see the table, so they are loaded when the first of them is opened. */
const load = () => import('./sheets.ts');

export const GameMenu = lazy(async () => ({ default: (await load()).GameMenu }));
export const HintPanel = lazy(async () => ({ default: (await load()).HintPanel }));
export const KeyMap = lazy(async () => ({ default: (await load()).KeyMap }));
export const PlayedSheet = lazy(async () => ({ default: (await load()).PlayedSheet }));
export const TurnSummary = lazy(async () => ({ default: (await load()).TurnSummary }));
