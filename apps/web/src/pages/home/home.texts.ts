import type { Sentences } from '../../text/say.ts';

type Id =
  | 'title'
  | 'players'
  | 'minutes'
  | 'playNow'
  | 'playSolo'
  | 'starting'
  | 'createTable'
  | 'bots'
  | 'solo'
  | 'botCount'
  | 'startFailed'
  | 'join'
  | 'joinLabel'
  | 'joinHint'
  | 'joinAction'
  | 'linkEmpty'
  | 'linkElsewhere'
  | 'linkUnknown'
  | 'continue'
  | 'nothingToContinue'
  | 'needsConnection'
  | 'replays'
  | 'noReplays'
  | 'allReplays'
  | 'more'
  | 'passAndPlay'
  | 'passAndPlayLine'
  | 'passAndPlayGame'
  | 'learn'
  | 'learnLine'
  | 'watch'
  | 'watchLine';

export const homeTexts: Sentences<Id> = {
  en: {
    title: 'Two games of cops and crooks',
    players: '{least} to {most} players',
    minutes: '{minutes} min',
    playNow: 'Play now against bots',
    playSolo: 'Play now alone',
    starting: 'Shuffling…',
    createTable: 'Create table',
    bots: 'Bots',
    solo: 'Solo',
    botCount: '{count|bot|bots}',
    startFailed: 'The table could not be set up on this device.',
    join: 'Join a table',
    joinLabel: 'Link to a table',
    joinHint: 'Paste an invitation or a link',
    joinAction: 'Join',
    linkEmpty: 'Paste the link somebody sent you.',
    linkElsewhere: 'This link leads to another site. Open it in your browser instead.',
    linkUnknown: 'This is no link to a table, an invitation or a replay. Copy the whole link and try again.',
    continue: 'Continue',
    nothingToContinue: 'Nothing is waiting. Games you start are kept here, move by move.',
    needsConnection: 'Online tables need a connection.',
    replays: 'Replays',
    noReplays: 'Finished games can be watched again here.',
    allReplays: 'All replays',
    more: 'More ways to play',
    passAndPlay: 'Pass and play',
    passAndPlayLine: 'One device, hands hidden between turns',
    passAndPlayGame: '{game}: pass and play',
    learn: 'Learn the rules',
    learnLine: 'Every rule of the game, short and searchable',
    watch: 'Watch a table',
    watchLine: 'See a game live, or take a free seat',
  },
  pt: {
    title: 'Dois jogos de polícia e ladrão',
    players: '{least} a {most} jogadores',
    minutes: '{minutes} min',
    playNow: 'Jogar agora contra bots',
    playSolo: 'Jogar agora, só',
    starting: 'Embaralhando…',
    createTable: 'Criar mesa',
    bots: 'Bots',
    solo: 'Solo',
    botCount: '{count|bot|bots}',
    startFailed: 'Não foi possível montar a mesa neste aparelho.',
    join: 'Entrar em uma mesa',
    joinLabel: 'Link de uma mesa',
    joinHint: 'Cole um convite ou um link',
    joinAction: 'Entrar',
    linkEmpty: 'Cole o link que mandaram para você.',
    linkElsewhere: 'Este link leva a outro site. Abra-o no navegador.',
    linkUnknown: 'Isto não é link de mesa, convite nem replay. Copie o link inteiro e tente de novo.',
    continue: 'Continuar',
    nothingToContinue: 'Nada à espera. As partidas que você começa ficam guardadas aqui, jogada a jogada.',
    needsConnection: 'As mesas online precisam de conexão.',
    replays: 'Replays',
    noReplays: 'As partidas terminadas podem ser revistas aqui.',
    allReplays: 'Todos os replays',
    more: 'Outras formas de jogar',
    passAndPlay: 'Passe e jogue',
    passAndPlayLine: 'Um só aparelho, mãos escondidas entre os turnos',
    passAndPlayGame: '{game}: passe e jogue',
    learn: 'Aprenda as regras',
    learnLine: 'Todas as regras do jogo, curtas e com busca',
    watch: 'Assistir a uma mesa',
    watchLine: 'Veja uma partida ao vivo ou ocupe um lugar livre',
  },
};
