import { BOARD_PT } from './board/board.pt.texts.ts';
import { COMPASS_TEXTS } from './city/compass.texts.ts';
import { DECIDE_PT } from './decide/decide.pt.texts.ts';
import { PROMPT_PT } from './prompt/prompts.pt.ts';

export { words } from '@stakeout/escape-plan/texts/pt';

export const pages = { board: BOARD_PT, decide: { ...DECIDE_PT, ...COMPASS_TEXTS.pt }, prompt: PROMPT_PT };
