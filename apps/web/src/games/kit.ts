/** What a front is made of, for a game whose folder is not here: `@stakeout/web/kit`. */

export { listedOptions } from '../create/listed-options.tsx';
export { PlainEnd } from '../end/plain-end.tsx';
export { Icon } from '../parts/icon.tsx';
export { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
export type { GameBook } from '../rulebook/book.ts';
export { useSettings } from '../state/settings.ts';
export type { PiecesProps, TableParts } from '../table/frame/parts.ts';
export { useShownTable } from '../table/frame/shown-table.ts';
export { TableFrame } from '../table/frame/table-frame.tsx';
export { targetMarks } from '../table/marks/target-marks.tsx';
export { phraseOf } from '../table/phrase.ts';
export { plainParts } from '../table/plain/plain-parts.ts';
export { type PlainPicture, PlainPromptBar, usePlainPicture } from '../table/plain/plain-prompt.tsx';
export { PlainTable } from '../table/plain/plain-table.tsx';
export type { Parts } from '../table/selection/choices.ts';
export { touchingOptions } from '../table/selection/touching-options.ts';
export { useSay } from '../text/say.ts';
export { sentences } from '../text/sentences.ts';
export { type Library, spoken } from '../text/spoken.ts';
export type { GameFacts } from './facts.ts';
export type { EndProps, GameFront, GameReplay, GameReview, OpenProps, TableProps } from './front.ts';
