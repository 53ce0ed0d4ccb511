import { KERNEL_MESSAGES, type Words } from '@stakeout/kernel';

const SEATS = ['Vermelho', 'Azul', 'Amarelo'];
const HOUSES = ['a padaria', 'a casa de penhores', 'a oficina', 'a capela', 'a sala de cinema', 'a garagem de barcos'];

/** What Stash says at the table in Portuguese: refusals, the log and the names of things. */
export const words: Words = {
  messages: {
    ...KERNEL_MESSAGES.pt,
    'config.notAnObject': 'As opções devem ser um objeto.',
    'config.unknownOption': 'Essa opção não existe. As opções são: {known}.',
    'config.range': 'É preciso um número inteiro de {least} a {most}.',
    'action.house': 'Uma casa é dada por seu número, a partir de 0.',
    'seat.unknown': 'Esse lugar não existe.',
    'seat.notToAct': 'Não é a sua vez: quem joga é {seat}.',
    'game.over': 'A partida terminou.',
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
  terms: {
    seat: (seat: number) => SEATS[seat] ?? String(seat + 1),
    house: (house: number) => HOUSES[house] ?? String(house + 1),
  },
};
