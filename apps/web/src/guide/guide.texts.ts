import type { Language, Params } from '@stakeout/kernel';
import type { Sentences } from '../text/sentences.ts';

type Id = 'guide' | 'count' | 'lastCount' | 'extra' | 'next' | 'done' | 'skip' | 'lessons' | 'spoken';

export const GUIDE_TEXTS: Sentences<Id> = {
  en: {
    guide: 'First turn, guided',
    count: 'Step {number}',
    lastCount: 'Step {number}, the last',
    extra: 'One thing more',
    next: 'Next',
    done: 'Done',
    skip: 'Skip the guide',
    lessons: 'More in lessons',
    spoken: '{title}. {text} Escape skips the guide.',
  },
  pt: {
    guide: 'Primeiro turno, com guia',
    count: 'Passo {number}',
    lastCount: 'Passo {number}, o último',
    extra: 'Mais uma coisa',
    next: 'Avançar',
    done: 'Pronto',
    skip: 'Pular o guia',
    lessons: 'Mais nas lições',
    spoken: '{title}. {text} Esc pula o guia.',
  },
};

/** What a hand does at this screen, to complete the sentences of a guide. */
export const GESTURES: Readonly<Record<Language, Readonly<Record<'mouse' | 'finger', Params>>>> = {
  en: {
    mouse: { Click: 'Click', click: 'click', clicked: 'clicked', arrows: 'the arrows or Q and E' },
    finger: { Click: 'Tap', click: 'tap', clicked: 'tapped', arrows: 'the arrows' },
  },
  pt: {
    mouse: { Click: 'Clique', click: 'clique', clicked: 'clicar', arrows: 'as setas ou com Q e E' },
    finger: { Click: 'Toque', click: 'toque', clicked: 'tocar', arrows: 'as setas' },
  },
};
