import { BOARD_EN } from './board/board.en.texts.ts';
import { CITY_EN } from './city/city.en.texts.ts';
import { COMPASS_TEXTS } from './city/compass.texts.ts';
import { DECIDE_EN } from './decide/decide.en.texts.ts';
import { OUTLOOK_EN } from './outlook/outlook.en.texts.ts';
import { PLATES_EN } from './plates/plates.en.texts.ts';
import { PROMPT_EN } from './prompt/prompts.en.ts';
import { RAIL_EN } from './rail/rail.en.texts.ts';

export { words } from '@stakeout/escape-plan/texts/en';

export const pages = {
  plates: PLATES_EN,
  outlook: OUTLOOK_EN,
  city: CITY_EN,
  rail: RAIL_EN,
  board: BOARD_EN,
  decide: { ...DECIDE_EN, ...COMPASS_TEXTS.en },
  prompt: PROMPT_EN,
};
