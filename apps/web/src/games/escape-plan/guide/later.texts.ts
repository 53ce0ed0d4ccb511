import type { Sentences } from '../../../text/sentences.ts';
import type { LaterStep } from './guide.ts';

/** What wins, told when it is first met. */
export const LATER_GUIDE: Sentences<LaterStep | `${LaterStep}Title`> = {
  en: {
    keyTitle: 'Keys win games',
    key: 'Each safe house gives you a key. It opens the locker of its colour in any store, and the tile you keep from there is often worth more than a place of your plan. A key also opens a business that has closed.',
    lockerTitle: 'Lockers',
    locker:
      'A store sells equipment against cops and has lockers. Opening one takes a key of its colour, and your notoriety and contacts together must reach its number. You draw tiles in secret and keep one.',
    exitTitle: 'Exits bring money too',
    exit: 'At an exit you receive income and take a contact. A blocked exit has tiles: the more contacts you have, the more of them you may draw to keep one, instead of income.',
    patrolTitle: 'Which exit stays open?',
    patrol:
      'Each day patrol cards go to the exits. A second card blocks one. On day 3 a single exit is open, so lay the city and plan your last turns to be near it.',
    lastDayTitle: 'The last day',
    lastDay:
      'Go to the open exit and choose to escape there. Whoever is in the city after dawn is arrested. The first one out leaves for nothing, later ones pay, and from then on every turn costs money: keep some.',
  },
  pt: {
    keyTitle: 'Chaves ganham partidas',
    key: 'Cada esconderijo dá uma chave. Ela abre o armário da mesma cor em qualquer loja, e a ficha que você guarda dali costuma valer mais que um lugar do seu plano. Uma chave também abre um empreendimento fechado.',
    lockerTitle: 'Armários',
    locker:
      'Uma loja vende equipamento contra policiais e tem armários. Abrir um pede a chave da cor dele, e notoriedade e contatos somados precisam chegar ao número dele. Você puxa fichas em segredo e guarda uma.',
    exitTitle: 'Saídas também dão dinheiro',
    exit: 'Em uma saída você recebe rendimento e pega um contato. Uma saída bloqueada tem fichas: quanto mais contatos, mais fichas você puxa para guardar uma, no lugar do rendimento.',
    patrolTitle: 'Que saída fica aberta?',
    patrol:
      'A cada dia cartas de patrulha vão para as saídas. A segunda carta bloqueia uma. No dia 3 só uma fica aberta: monte a cidade e planeje os últimos turnos para estar perto dela.',
    lastDayTitle: 'O último dia',
    lastDay:
      'Vá à saída aberta e escolha fugir ali. Quem está na cidade depois do amanhecer acaba na prisão. Quem sai primeiro não paga, os outros pagam, e a partir daí cada turno custa dinheiro: guarde algum.',
  },
};
