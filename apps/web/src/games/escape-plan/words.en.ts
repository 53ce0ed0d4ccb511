import { BOARD_EN } from './board/board.en.texts.ts';
import { COMPASS_TEXTS } from './city/compass.texts.ts';
import { DECIDE_EN } from './decide/decide.en.texts.ts';
import { PROMPT_EN } from './prompt/prompts.en.ts';

export { words } from '@stakeout/escape-plan/texts/en';

export const pages = { board: BOARD_EN, decide: { ...DECIDE_EN, ...COMPASS_TEXTS.en }, prompt: PROMPT_EN };
