import type { Sentences } from '../../text/say.ts';

type Id =
  | 'round'
  | 'day'
  | 'dayPart'
  | 'part0'
  | 'part1'
  | 'part2'
  | 'part3'
  | 'part4'
  | 'openSeats'
  | 'waitsForYou'
  | 'online'
  | 'youWon'
  | 'won'
  | 'shared'
  | 'youWonWith'
  | 'wonWith'
  | 'nobodyEscaped'
  | 'costaWon'
  | 'over'
  | 'with'
  | 'yourTurn'
  | 'continue'
  | 'look'
  | 'watch'
  | 'replay'
  | 'actionOn';

export const matchesTexts: Sentences<Id> = {
  en: {
    round: 'Round {round}, {busts} of 7 busts',
    day: 'Day {day}',
    dayPart: 'Day {day} of 3, {part}',
    part0: 'morning',
    part1: 'afternoon',
    part2: 'dusk',
    part3: 'night',
    part4: 'dawn',
    openSeats: '{count|seat is|seats are} free',
    waitsForYou: 'Waiting for you',
    online: 'Online, {when}',
    youWon: '{when}, you won {most} to {next}',
    won: '{when}, {name} won {most} to {next}',
    shared: '{when}, shared at {most}',
    youWonWith: '{when}, you won with {most}',
    wonWith: '{when}, {name} won with {most}',
    nobodyEscaped: '{when}, nobody escaped',
    costaWon: '{when}, Lieutenant Costa won',
    over: '{when}, online',
    with: 'with {names}',
    yourTurn: 'Your turn',
    continue: 'Continue',
    look: 'Open',
    watch: 'Watch',
    replay: 'Replay',
    actionOn: '{action}: {game}, {line}',
  },
  pt: {
    round: 'Rodada {round}, {busts} de 7 Batidas',
    day: 'Dia {day}',
    dayPart: 'Dia {day} de 3, {part}',
    part0: 'manhã',
    part1: 'tarde',
    part2: 'anoitecer',
    part3: 'noite',
    part4: 'amanhecer',
    openSeats: '{count|lugar livre|lugares livres}',
    waitsForYou: 'Esperando você',
    online: 'Online, {when}',
    youWon: '{when}, você venceu por {most} a {next}',
    won: '{when}, {name} venceu por {most} a {next}',
    shared: '{when}, vitória dividida com {most}',
    youWonWith: '{when}, você venceu com {most}',
    wonWith: '{when}, {name} venceu com {most}',
    nobodyEscaped: '{when}, ninguém fugiu',
    costaWon: '{when}, o Tenente Costa venceu',
    over: '{when}, online',
    with: 'com {names}',
    yourTurn: 'Sua vez',
    continue: 'Continuar',
    look: 'Abrir',
    watch: 'Assistir',
    replay: 'Replay',
    actionOn: '{action}: {game}, {line}',
  },
};
