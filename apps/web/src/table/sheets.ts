/** What is opened over a table: one part of the app, since who opens one of them is likely to open another. */
export { TurnSummary } from '../guide/turn-summary.tsx';
export { GameMenu } from './game-menu.tsx';
export { HintPanel } from './hint-panel.tsx';
export { KeyMap } from './key-map.tsx';
export { PlayedSheet } from './played-sheet.tsx';
