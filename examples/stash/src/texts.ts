import { type GameTexts, KERNEL_MESSAGES } from '@stakeout/kernel';

const SEATS = { en: ['Red', 'Blue', 'Yellow'], pt: ['Vermelho', 'Azul', 'Amarelo'] };
const HOUSES = {
  en: ['the bakery', 'the pawnshop', 'the garage', 'the chapel', 'the cinema', 'the boathouse'],
  pt: ['a padaria', 'a casa de penhores', 'a oficina', 'a capela', 'a sala de cinema', 'a garagem de barcos'],
};

export const texts: GameTexts = {
  en: {
    clauses: {
      'S1.1':
        'Two or three crooks share a street of 5 houses for 5 nights; a table may agree on 4 to 6 houses and 3 to 8 nights.',
      'S1.2':
        'Chance hides everybody’s loot in a house; only its owner knows which. Loot that is found is hidden anew in the same way, in any house.',
      'S2.1':
        'Every night each crook has one turn, in the order of the seats, and does one thing: carry, sell or search.',
      'S2.2':
        'Carry: your loot goes to a house next door. Everybody sees that you carry it, nobody else sees where to.',
      'S2.3': 'Sell: you earn 1, and everybody sees in which house your loot lies. It stays there.',
      'S2.4':
        'Search a house, but never the one that holds your own loot. All loot in it is found, and you earn 2 for each.',
      'S3.1':
        'After everybody’s turn the patrol comes by a house drawn by lot. All loot in it is found, and its owners pay 1, if they have it.',
      'S4.1': 'After the last night whoever has earned most wins; those who have earned the same share the win.',
    },
    messages: {
      ...KERNEL_MESSAGES.en,
      'config.notAnObject': 'The options must be an object.',
      'config.unknownOption': 'There is no such option. The options are: {known}.',
      'config.range': 'A whole number from {least} to {most} is needed.',
      'action.house': 'A house is given by its number, counted from 0.',
      'seat.unknown': 'There is no such seat.',
      'seat.notToAct': 'It is not your turn: {seat} is to act.',
      'game.over': 'The game is over.',
      'house.none': 'There is no such house: the street has {houses}.',
      'carry.far': 'Loot can be carried next door only, and yours lies here: {house}.',
      'search.own': 'Your own loot lies there: search another house.',
      'name.carry': 'Carry your loot: {house}',
      'name.search': 'Search: {house}',
      'name.sell': 'Sell a piece',
      'log.carried': '{seat} carried loot next door: {house}.',
      'log.carriedUnseen': '{seat} carried loot next door.',
      'log.sold': '{seat} sold a piece and earned 1. The loot lies here: {house}.',
      'log.searched': '{seat} searched: {house}. Owners of what was found: {found}.',
      'log.searchedInVain': '{seat} searched in vain: {house}.',
      'log.patrolled': 'The patrol came by: {house}. Owners of what was found: {found}.',
      'log.patrolledInVain': 'The patrol came by and found nothing: {house}.',
      'log.hidden': '{seat} had loot hidden anew: {house}.',
      'log.hiddenUnseen': '{seat} had loot hidden anew.',
      'tell.night': 'Night {night} of {nights}. {seat} is to act.',
      'tell.over': 'The last night is over.',
      'tell.loot': 'Your loot lies here: {house}.',
      'tell.seat': '{seat} has {cash}. The loot may lie here: {houses}.',
      'tell.seatAnywhere': '{seat} has {cash}. The loot may lie anywhere.',
    },
    terms: termsIn('en'),
  },
  pt: {
    clauses: {
      'S1.1':
        'Dois ou três bandidos dividem uma rua de 5 casas por 5 noites; uma mesa pode combinar de 4 a 6 casas e de 3 a 8 noites.',
      'S1.2':
        'O acaso esconde a muamba de cada um em uma casa; só o dono sabe qual. Muamba achada é escondida de novo do mesmo modo, em qualquer casa.',
      'S2.1':
        'A cada noite cada bandido tem um turno, na ordem dos lugares, e faz uma coisa: carregar, vender ou revistar.',
      'S2.2':
        'Carregar: sua muamba vai para uma casa vizinha. Todos veem que você a carrega, ninguém mais vê para onde.',
      'S2.3': 'Vender: você ganha 1, e todos veem em que casa está sua muamba. Ela fica lá.',
      'S2.4':
        'Revistar uma casa, mas nunca a que guarda sua própria muamba. Toda muamba nela é achada, e você ganha 2 por cada uma.',
      'S3.1':
        'Depois do turno de todos a patrulha passa por uma casa sorteada. Toda muamba nela é achada, e os donos pagam 1, se tiverem.',
      'S4.1': 'Depois da última noite vence quem mais ganhou; quem ganhou o mesmo divide a vitória.',
    },
    messages: {
      ...KERNEL_MESSAGES.pt,
      'config.notAnObject': 'As opções devem ser um objeto.',
      'config.unknownOption': 'Essa opção não existe. As opções são: {known}.',
      'config.range': 'É preciso um número inteiro de {least} a {most}.',
      'action.house': 'Uma casa é dada por seu número, a partir de 0.',
      'seat.unknown': 'Esse lugar não existe.',
      'seat.notToAct': 'Não é a sua vez: quem joga é {seat}.',
      'game.over': 'O jogo acabou.',
      'house.none': 'Essa casa não existe: a rua tem {houses}.',
      'carry.far': 'A muamba só vai para uma casa vizinha, e a sua está aqui: {house}.',
      'search.own': 'Sua própria muamba está lá: reviste outra casa.',
      'name.carry': 'Carregar a muamba: {house}',
      'name.search': 'Revistar: {house}',
      'name.sell': 'Vender uma peça',
      'log.carried': '{seat} carregou a muamba para uma casa vizinha: {house}.',
      'log.carriedUnseen': '{seat} carregou a muamba para uma casa vizinha.',
      'log.sold': '{seat} vendeu uma peça e ganhou 1. A muamba está aqui: {house}.',
      'log.searched': '{seat} revistou: {house}. Donos do que foi achado: {found}.',
      'log.searchedInVain': '{seat} revistou em vão: {house}.',
      'log.patrolled': 'A patrulha passou: {house}. Donos do que foi achado: {found}.',
      'log.patrolledInVain': 'A patrulha passou e não achou nada: {house}.',
      'log.hidden': '{seat} teve a muamba escondida de novo: {house}.',
      'log.hiddenUnseen': '{seat} teve a muamba escondida de novo.',
      'tell.night': 'Noite {night} de {nights}. Quem joga é {seat}.',
      'tell.over': 'A última noite acabou.',
      'tell.loot': 'Sua muamba está aqui: {house}.',
      'tell.seat': '{seat} tem {cash}. A muamba pode estar aqui: {houses}.',
      'tell.seatAnywhere': '{seat} tem {cash}. A muamba pode estar em qualquer casa.',
    },
    terms: termsIn('pt'),
  },
};

function termsIn(language: keyof typeof SEATS) {
  return {
    seat: (seat: number) => SEATS[language][seat] ?? String(seat + 1),
    house: (house: number) => HOUSES[language][house] ?? String(house + 1),
  };
}
