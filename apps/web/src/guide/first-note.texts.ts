import { sentences } from '../text/sentences.ts';

export const FIRST_NOTE_TEXTS = sentences({
  en: {
    note: 'New to you',
    showMe: 'Show me',
    gotIt: 'Got it',
    spoken: '{title}. {text}',
  },
  pt: {
    note: 'Novo para você',
    showMe: 'Mostre-me',
    gotIt: 'Entendi',
    spoken: '{title}. {text}',
  },
});
