import { sentences } from '../../../text/sentences.ts';

/** What happens by itself, and why. */
export const FORCED_TEXTS = sentences({
  en: {
    noFixer: 'No fixer is left: the visit goes on.',
    noEquipment: 'No equipment is left to buy: the visit goes on.',
    noLocker: 'Lockers: {why}. The visit goes on.',
    noWound: 'There is no wound to heal: the visit goes on.',
    woundInVain: 'This wound has no effect: no handcuffs or no space is left.',
    only: 'Done by itself, being the only way: {name}.',
  },
  pt: {
    noFixer: 'Não há mais comparsas: a visita continua.',
    noEquipment: 'Não há equipamento à venda: a visita continua.',
    noLocker: 'Armários: {why}. A visita continua.',
    noWound: 'Não há ferimento a curar: a visita continua.',
    woundInVain: 'Este ferimento não tem efeito: não há mais algemas ou espaço.',
    only: 'Feito sem perguntar, por ser o único jeito: {name}.',
  },
});
