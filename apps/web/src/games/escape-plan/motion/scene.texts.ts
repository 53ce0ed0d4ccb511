import type { Sentences } from '../../../text/sentences.ts';

export type SceneTextId = 'day' | 'ownIncome' | 'patrol' | 'blocked' | 'tiles';

export const SCENE_TEXTS: Sentences<SceneTextId> = {
  en: {
    day: 'Day {day}',
    ownIncome: 'Your income: +{money}',
    patrol: 'Patrol',
    blocked: 'Blocked',
    tiles: 'Turned up',
  },
  pt: {
    day: 'Dia {day}',
    ownIncome: 'Seu rendimento: +{money}',
    patrol: 'Patrulha',
    blocked: 'Bloqueada',
    tiles: 'Novas peças',
  },
};
