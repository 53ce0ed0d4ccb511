import type { Sentences } from '../../text/say.ts';

type Id =
  | 'openSeats'
  | 'waitsForYou'
  | 'online'
  | 'youWon'
  | 'won'
  | 'shared'
  | 'youWonWith'
  | 'wonWith'
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
    openSeats: '{count|seat is|seats are} free',
    waitsForYou: 'Waiting for you',
    online: 'Online, {when}',
    youWon: '{when}, you won {most} to {next}',
    won: '{when}, {name} won {most} to {next}',
    shared: '{when}, shared at {most}',
    youWonWith: '{when}, you won with {most}',
    wonWith: '{when}, {name} won with {most}',
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
    openSeats: '{count|lugar livre|lugares livres}',
    waitsForYou: 'Esperando você',
    online: 'Online, {when}',
    youWon: '{when}, você venceu por {most} a {next}',
    won: '{when}, {name} venceu por {most} a {next}',
    shared: '{when}, vitória dividida com {most}',
    youWonWith: '{when}, você venceu com {most}',
    wonWith: '{when}, {name} venceu com {most}',
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
