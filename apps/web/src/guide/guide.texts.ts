import type { Sentences } from '../text/say.ts';

type Id = 'guide' | 'count' | 'next' | 'done' | 'skip' | 'spoken';

export const GUIDE_TEXTS: Sentences<Id> = {
  en: {
    guide: 'First turn, guided',
    count: '{number} of {all}',
    next: 'Next',
    done: 'Done',
    skip: 'Skip the guide',
    spoken: '{title}. {text} Escape skips the guide.',
  },
  pt: {
    guide: 'Primeiro turno, com guia',
    count: '{number} de {all}',
    next: 'Avançar',
    done: 'Pronto',
    skip: 'Pular o guia',
    spoken: '{title}. {text} Esc pula o guia.',
  },
};
