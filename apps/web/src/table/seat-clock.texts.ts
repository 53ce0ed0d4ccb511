import { sentences } from '../text/sentences.ts';

export const clockTexts = sentences({
  en: {
    bank: 'of it {time} in reserve',
    timeLeft: '{time} left',
    timeShort: '{time} left, time runs short',
    timeNearlyUp: '{time} left, time is nearly up',
  },
  pt: {
    bank: 'dos quais {time} de reserva',
    timeLeft: 'restam {time}',
    timeShort: 'restam {time}, o tempo está curto',
    timeNearlyUp: 'restam {time}, o tempo está acabando',
  },
});
