import type { Sentences } from '../../../text/sentences.ts';

export type SceneTextId = 'day' | 'patrol' | 'blocked' | 'tiles' | 'escaped' | 'arrested';

export const SCENE_TEXTS: Sentences<SceneTextId> = {
  en: {
    day: 'Day {day}',
    patrol: 'Patrol',
    blocked: 'Blocked',
    tiles: 'Turned up',
    escaped: 'Escaped',
    arrested: 'Arrested',
  },
  pt: {
    day: 'Dia {day}',
    patrol: 'Patrulha',
    blocked: 'Bloqueada',
    tiles: 'Novas peças',
    escaped: 'Fuga',
    arrested: 'Prisão',
  },
};
