import type { Sentences } from '../../../text/sentences.ts';
import { escapePlan } from '../game.ts';
import type { CITY_EN } from './city.en.texts.ts';

export type CityTextId = keyof typeof CITY_EN;

export const CITY_TEXTS: Sentences<CityTextId> = escapePlan.sentencesOf('city');
