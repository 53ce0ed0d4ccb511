import { sentences } from '../../../text/sentences.ts';

export const openTexts = sentences({
  en: {
    boards: 'Cash, plans and tiles',
    cash: 'cash',
    planShort: 'plan',
    tilesShort: 'tiles',
    plans: 'Plans',
    plan: 'Plan of {name}',
    income: 'income',
    visited: 'visited',
    tiles: 'Tiles of {name}',
  },
  pt: {
    boards: 'Dinheiro, planos e fichas',
    cash: 'dinheiro vivo',
    planShort: 'plano',
    tilesShort: 'fichas',
    plans: 'Planos',
    plan: 'Plano de {name}',
    income: 'rendimento',
    visited: 'visita feita',
    tiles: 'Fichas de {name}',
  },
});
