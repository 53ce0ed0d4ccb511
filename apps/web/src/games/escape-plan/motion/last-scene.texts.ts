import { sentences } from '../../../text/sentences.ts';

/** What is said while the last day ends. */
export const LAST_SCENE_TEXTS = sentences({
  en: {
    escaped: 'Escaped',
    arrested: 'Arrested',
    lastDawn: 'The last chance: whoever stays is arrested',
    lastDay: 'The way out: {exit}',
    due: '{name}: {amount} for the turn, as somebody is out',
    outFree: 'Number {number} out, for nothing',
    outPaid: 'Number {number} out, for {price}',
    costaOut: 'Number {number} out; he never pays',
    'why.exit': '{price} at the exit could not be paid',
    'why.upkeep': '{price} for the turn could not be paid',
    'why.late': 'Still in the city after dawn',
    ended: 'The night is over',
  },
  pt: {
    escaped: 'Fuga',
    arrested: 'Prisão',
    lastDawn: 'A última chance: quem fica vai para a prisão',
    lastDay: 'O caminho de fuga: {exit}',
    due: '{name}: {amount} pelo turno, pois alguém já fugiu',
    outFree: 'Fuga número {number}, de graça',
    outPaid: 'Fuga número {number}, por {price}',
    costaOut: 'Fuga número {number}; ele nunca paga',
    'why.exit': 'Não havia {price} para pagar na saída',
    'why.upkeep': 'Não havia {price} para pagar o turno',
    'why.late': 'Ainda na cidade depois do amanhecer',
    ended: 'A noite acabou',
  },
});
