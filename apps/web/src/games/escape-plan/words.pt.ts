import { BOARD_PT } from './board/board.pt.texts.ts';
import { CITY_PT } from './city/city.pt.texts.ts';
import { COMPASS_TEXTS } from './city/compass.texts.ts';
import { DECIDE_PT } from './decide/decide.pt.texts.ts';
import { OUTLOOK_PT } from './outlook/outlook.pt.texts.ts';
import { PLATES_PT } from './plates/plates.pt.texts.ts';
import { PROMPT_PT } from './prompt/prompts.pt.ts';
import { RAIL_PT } from './rail/rail.pt.texts.ts';

export { words } from '@stakeout/escape-plan/texts/pt';

export const pages = {
  plates: PLATES_PT,
  outlook: OUTLOOK_PT,
  city: CITY_PT,
  rail: RAIL_PT,
  board: BOARD_PT,
  decide: { ...DECIDE_PT, ...COMPASS_TEXTS.pt },
  prompt: PROMPT_PT,
};
