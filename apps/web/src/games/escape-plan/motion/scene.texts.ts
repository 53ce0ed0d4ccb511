import type { Sentences } from '../../../text/sentences.ts';

export type SceneTextId =
  | 'day'
  | 'patrol'
  | 'blocked'
  | 'tiles'
  | 'escaped'
  | 'arrested'
  | 'lastDawn'
  | 'lastDay'
  | 'due'
  | 'outFree'
  | 'outPaid'
  | 'costaOut'
  | 'why.exit'
  | 'why.upkeep'
  | 'why.late'
  | 'ended';

export const SCENE_TEXTS: Sentences<SceneTextId> = {
  en: {
    day: 'Day {day}',
    patrol: 'Patrol',
    blocked: 'Blocked',
    tiles: 'Turned up',
    escaped: 'Escaped',
    arrested: 'Arrested',
    lastDawn: 'The last chance: whoever stays is arrested',
    lastDay: 'The way out: {exit}',
    due: 'pays {amount}: somebody is out',
    outFree: 'Number {number} out, for nothing',
    outPaid: 'Number {number} out, for {price}',
    costaOut: 'Number {number} out; he never pays',
    'why.exit': '{price} at the exit could not be paid',
    'why.upkeep': '{price} for the turn could not be paid',
    'why.late': 'Still in the city after dawn',
    ended: 'The night is over',
  },
  pt: {
    day: 'Dia {day}',
    patrol: 'Patrulha',
    blocked: 'Bloqueada',
    tiles: 'Novas peças',
    escaped: 'Fuga',
    arrested: 'Prisão',
    lastDawn: 'A última chance: quem fica vai para a prisão',
    lastDay: 'O caminho de fuga: {exit}',
    due: 'paga {amount}: alguém já fugiu',
    outFree: 'Fuga número {number}, de graça',
    outPaid: 'Fuga número {number}, por {price}',
    costaOut: 'Fuga número {number}; ele nunca paga',
    'why.exit': 'Não havia {price} para pagar na saída',
    'why.upkeep': 'Não havia {price} para pagar o turno',
    'why.late': 'Ainda na cidade depois do amanhecer',
    ended: 'A noite acabou',
  },
};
