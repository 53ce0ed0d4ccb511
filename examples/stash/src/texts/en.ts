import { KERNEL_MESSAGES, type Words } from '@stakeout/kernel';

const SEATS = ['Red', 'Blue', 'Yellow'];
const HOUSES = ['the bakery', 'the pawnshop', 'the garage', 'the chapel', 'the cinema', 'the boathouse'];

/** What Stash says at the table in English: refusals, the log and the names of things. */
export const words: Words = {
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
  terms: {
    seat: (seat: number) => SEATS[seat] ?? String(seat + 1),
    house: (house: number) => HOUSES[house] ?? String(house + 1),
  },
};
