import type { Sentences } from '../text/say.ts';

type Id =
  | 'tableOnline'
  | 'players'
  | 'isHere'
  | 'isAway'
  | 'isBot'
  | 'botPlaysFor'
  | 'hasResigned'
  | 'youAreHere'
  | 'youAreAway'
  | 'botPlaysForYou'
  | 'youHaveResigned'
  | 'timeLeft'
  | 'timeShort'
  | 'timeNearlyUp'
  | 'bank'
  | 'you'
  | 'yourTurn'
  | 'waitingFor'
  | 'watching'
  | 'watchers'
  | 'matchOver'
  | 'table'
  | 'tableMenu'
  | 'close'
  | 'copyWatchLink'
  | 'watchLinkHint'
  | 'copied'
  | 'notCopied'
  | 'leave'
  | 'leaveHint'
  | 'resign'
  | 'resignHint'
  | 'resignSure'
  | 'resignYes'
  | 'resignNo'
  | 'connectionLost'
  | 'serverRestarts'
  | 'tooMuch'
  | 'connectionBack'
  | 'tryNow'
  | 'standIn'
  | 'takeBack'
  | 'resignedBanner'
  | 'outdated'
  | 'reload'
  | 'seatGone'
  | 'rematchReady'
  | 'goToRematch';

export const onlineTexts: Sentences<Id> = {
  en: {
    tableOnline: 'Online table',
    players: 'Players',
    isHere: '{name} is here',
    isAway: '{name} is away',
    isBot: '{name} is a bot',
    botPlaysFor: 'A bot plays for {name}',
    hasResigned: '{name} resigned, a bot plays on',
    youAreHere: 'You are here',
    youAreAway: 'You are away',
    botPlaysForYou: 'A bot plays for you',
    youHaveResigned: 'You resigned, a bot plays on',
    timeLeft: '{time} left',
    timeShort: '{time} left, time runs short',
    timeNearlyUp: '{time} left, time is nearly up',
    bank: 'of it {time} in the bank',
    you: 'You',
    yourTurn: 'Your turn',
    waitingFor: 'Waiting for {names}',
    watching: 'You are watching',
    watchers: '{count|spectator|spectators}',
    matchOver: 'The match is over',
    table: 'Table',
    tableMenu: 'This table',
    close: 'Close',
    copyWatchLink: 'Copy the link for spectators',
    watchLinkHint: 'Whoever has it can watch. Hidden cards stay hidden.',
    copied: 'Link copied.',
    notCopied: 'The browser did not let the link be copied. Here it is: {link}',
    leave: 'Go to the first page',
    leaveHint: 'Your seat stays yours; the table is among your matches.',
    resign: 'Resign',
    resignHint: 'A bot plays your seat to the end.',
    resignSure: 'Really resign? You cannot come back into this match.',
    resignYes: 'Yes, resign',
    resignNo: 'Play on',
    connectionLost: 'Connection lost. Reconnecting; nothing of the match is lost.',
    serverRestarts: 'The server is restarting. The match goes on in a moment.',
    tooMuch: 'The server wants a short pause from this page. It goes on by itself.',
    connectionBack: 'Connected again.',
    tryNow: 'Try now',
    standIn: 'Your time was up, and a bot plays for you.',
    takeBack: 'Take my seat back',
    resignedBanner: 'You resigned. A bot plays your seat to the end.',
    outdated: 'Stakeout was updated while this tab was open. Reload to go on; the match is safe.',
    reload: 'Reload',
    seatGone: 'You no longer have a seat here. You are watching.',
    rematchReady: 'The rematch is set up.',
    goToRematch: 'To the rematch',
  },
  pt: {
    tableOnline: 'Mesa online',
    players: 'Jogadores',
    isHere: '{name} está aqui',
    isAway: '{name} está fora',
    isBot: '{name} é um bot',
    botPlaysFor: 'Um bot joga por {name}',
    hasResigned: '{name} desistiu, um bot continua',
    youAreHere: 'Você está aqui',
    youAreAway: 'Você está fora',
    botPlaysForYou: 'Um bot joga por você',
    youHaveResigned: 'Você desistiu, um bot continua',
    timeLeft: 'restam {time}',
    timeShort: 'restam {time}, o tempo está curto',
    timeNearlyUp: 'restam {time}, o tempo está acabando',
    bank: 'dos quais {time} de reserva',
    you: 'Você',
    yourTurn: 'Sua vez',
    waitingFor: 'À espera de {names}',
    watching: 'Você está assistindo',
    watchers: '{count|espectador|espectadores}',
    matchOver: 'A partida terminou',
    table: 'Mesa',
    tableMenu: 'Esta mesa',
    close: 'Fechar',
    copyWatchLink: 'Copiar o link para espectadores',
    watchLinkHint: 'Quem o tiver pode assistir. As cartas ocultas continuam ocultas.',
    copied: 'Link copiado.',
    notCopied: 'O navegador não deixou copiar o link. Aqui está: {link}',
    leave: 'Ir para o início',
    leaveHint: 'Seu lugar continua seu; a mesa fica entre suas partidas.',
    resign: 'Desistir',
    resignHint: 'Um bot joga no seu lugar até o fim.',
    resignSure: 'Desistir mesmo? Não dá para voltar a esta partida.',
    resignYes: 'Sim, desistir',
    resignNo: 'Continuar jogando',
    connectionLost: 'A conexão caiu. Reconectando; nada da partida se perde.',
    serverRestarts: 'O servidor está reiniciando. A partida continua em instantes.',
    tooMuch: 'O servidor pede uma pequena pausa a esta página. Ela continua sozinha.',
    connectionBack: 'Conexão restabelecida.',
    tryNow: 'Tentar agora',
    standIn: 'Seu tempo acabou, e um bot joga por você.',
    takeBack: 'Retomar meu lugar',
    resignedBanner: 'Você desistiu. Um bot joga no seu lugar até o fim.',
    outdated: 'O Stakeout foi atualizado com esta aba aberta. Recarregue para continuar; a partida está segura.',
    reload: 'Recarregar',
    seatGone: 'Você não tem mais lugar aqui. Está assistindo.',
    rematchReady: 'A revanche está montada.',
    goToRematch: 'Ir para a revanche',
  },
};
