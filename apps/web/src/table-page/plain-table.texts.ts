import type { Sentences } from '../text/say.ts';

type Id =
  | 'table'
  | 'options'
  | 'log'
  | 'nothing'
  | 'over'
  | 'undo'
  | 'handOver'
  | 'show'
  | 'rematch'
  | 'rematchFailed'
  | 'replay';

export const plainTableTexts: Sentences<Id> = {
  en: {
    table: 'The table',
    options: 'What you can do',
    log: 'What happened',
    nothing: 'Nothing is asked of you now.',
    over: 'The match is over.',
    undo: 'Undo',
    handOver: 'Hand the device to {name}',
    show: 'Show my cards',
    rematch: 'Rematch',
    rematchFailed: 'The rematch could not be set up. Try again.',
    replay: 'Replay',
  },
  pt: {
    table: 'A mesa',
    options: 'O que você pode fazer',
    log: 'O que aconteceu',
    nothing: 'Agora nada se pede de você.',
    over: 'A partida terminou.',
    undo: 'Desfazer',
    handOver: 'Passe o aparelho para {name}',
    show: 'Mostrar minhas cartas',
    rematch: 'Revanche',
    rematchFailed: 'Não foi possível montar a revanche. Tente de novo.',
    replay: 'Replay',
  },
};
