import type { Sentences } from '../../../text/sentences.ts';

export type SceneTextId = 'day' | 'patrol' | 'blocked' | 'tiles';

export const SCENE_TEXTS: Sentences<SceneTextId> = {
  en: {
    day: 'Day {day}',
    patrol: 'Patrol',
    blocked: 'Blocked',
    tiles: 'Turned up',
  },
  pt: {
    day: 'Dia {day}',
    patrol: 'Patrulha',
    blocked: 'Bloqueada',
    tiles: 'Novas peças',
  },
};
