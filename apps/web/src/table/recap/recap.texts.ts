import { sentences } from '../../text/sentences.ts';

export const RECAP_STRIP_TEXTS = sentences({
  en: {
    title: 'Since your last turn',
    count: '{number} of {all}',
    toMe: 'To you',
    table: 'At the table',
    pace: 'Pace',
    lines: 'What happened; each line plays it again',
    all: 'Show all',
    fewer: 'Show less',
    spoken: 'Since your last turn: {lines}',
  },
  pt: {
    title: 'Desde o seu último turno',
    count: '{number} de {all}',
    toMe: 'Com você',
    table: 'Na mesa',
    pace: 'Ritmo',
    lines: 'O que aconteceu; cada linha o mostra de novo',
    all: 'Mostrar tudo',
    fewer: 'Mostrar menos',
    spoken: 'Desde o seu último turno: {lines}',
  },
});
