import type { Sentences } from '../../../text/say.ts';

export type LogTextId =
  | 'day'
  | 'dayPart'
  | 'paid'
  | 'notorietyGained'
  | 'notorietyLost'
  | 'discGained'
  | 'healed'
  | 'incomeReceived'
  | 'copAvoided'
  | 'copsAvoided'
  | 'sandraAvoided'
  | 'wounded'
  | 'handcuffed'
  | 'woundWithoutEffect'
  | 'moved'
  | 'flown'
  | 'tilesDrawn'
  | 'tilesRevealed'
  | 'sumGained'
  | 'sumHealed';

/** What goes with something that is told in full, in few words. */
export const LOG_TEXTS: Sentences<LogTextId> = {
  en: {
    day: 'Day {day}',
    dayPart: 'Day {day}, {part}',
    paid: 'Paid {amount}.',
    notorietyGained: '+{count} notoriety.',
    notorietyLost: '−{count} notoriety.',
    discGained: 'Took an extra action disc.',
    healed: '{count|wound|wounds} healed.',
    incomeReceived: 'Received {amount}.',
    copAvoided: 'Avoided the {cop} on {tile}.',
    copsAvoided: 'Avoided all of these types on {tile}: {cops}.',
    sandraAvoided: 'Avoided Inspector Sandra.',
    wounded: '{count|wound|wounds}.',
    handcuffed: 'Handcuffs on contact space {space}.',
    woundWithoutEffect: 'The wound had no effect.',
    moved: 'Went to {node}.',
    flown: 'Flew over a distance of {tiles|tile|tiles}.',
    tilesDrawn: 'Drew {count|tile|tiles} in secret.',
    tilesRevealed: 'Turned up: {tiles}.',
    sumGained: '{pawn} gained {count} notoriety.',
    sumHealed: '{pawn} healed {count} wounds.',
  },
  pt: {
    day: 'Dia {day}',
    dayPart: 'Dia {day}, {part}',
    paid: 'Pagou {amount}.',
    notorietyGained: '+{count} de notoriedade.',
    notorietyLost: '−{count} de notoriedade.',
    discGained: 'Pegou um disco de ação extra.',
    healed: '{count|ferimento curado|ferimentos curados}.',
    incomeReceived: 'Recebeu {amount}.',
    copAvoided: 'Evitou o {cop} em {tile}.',
    copsAvoided: 'Evitou todos destes tipos em {tile}: {cops}.',
    sandraAvoided: 'Evitou a Inspetora Sandra.',
    wounded: '{count|ferimento|ferimentos}.',
    handcuffed: 'Algemas no espaço de contato {space}.',
    woundWithoutEffect: 'O ferimento não teve efeito.',
    moved: 'Foi até {node}.',
    flown: 'Voou uma distância de {tiles|peça|peças}.',
    tilesDrawn: 'Puxou {count|ficha|fichas} em segredo.',
    tilesRevealed: 'Viradas para cima: {tiles}.',
    sumGained: '{pawn} ganhou {count} de notoriedade.',
    sumHealed: '{pawn} curou {count} ferimentos.',
  },
};
