import type { Sentences } from '../text/say.ts';

type Id =
  | 'title'
  | 'seat'
  | 'withThem'
  | 'alone'
  | 'yourName'
  | 'nameHint'
  | 'accept'
  | 'goToTable'
  | 'alreadyThere'
  | 'begun'
  | 'looking'
  | 'spentTitle'
  | 'spent'
  | 'failedTitle'
  | 'again'
  | 'openTables'
  | 'home'
  | 'recoverTitle'
  | 'recoverLead'
  | 'recoverReplaces'
  | 'recoverAccept'
  | 'recoverDone'
  | 'recoverGo'
  | 'recoverSpentTitle'
  | 'recoverSpent'
  | 'recoverNoToken'
  | 'settings';

export const joinTexts: Sentences<Id> = {
  en: {
    title: 'You are invited',
    seat: 'Your seat',
    withThem: 'With {names}',
    alone: 'Nobody else is there yet.',
    yourName: 'Your name',
    nameHint: 'The others see it. You need no account.',
    accept: 'Take the seat',
    goToTable: 'To the table',
    alreadyThere: 'You have a seat at this table already.',
    begun: 'The match has begun without you.',
    looking: 'Opening the invitation…',
    spentTitle: 'This invitation is used up',
    spent:
      'An invitation works once. Somebody took the seat, or a newer link replaced it. Ask whoever sent it for another one. If it was you who took the seat, the table is among your matches.',
    failedTitle: 'The invitation did not open',
    again: 'Try again',
    openTables: 'See open tables',
    home: 'To the first page',
    recoverTitle: 'Move to this device',
    recoverLead: 'This link makes this browser the same player as the one that made it, with all seats and matches.',
    recoverReplaces: 'This browser is “{name}” now. Matches of that player will no longer be at hand here.',
    recoverAccept: 'Yes, move here',
    recoverDone: 'Welcome back, {name}.',
    recoverGo: 'To my matches',
    recoverSpentTitle: 'This link is used up',
    recoverSpent: 'It works once, for one day. Make another one in the settings of the device you come from.',
    recoverNoToken: 'The link is not complete. Copy it whole, with everything behind the # sign.',
    settings: 'Settings',
  },
  pt: {
    title: 'Um convite para você',
    seat: 'Seu lugar',
    withThem: 'Com {names}',
    alone: 'Ninguém chegou ainda.',
    yourName: 'Seu nome',
    nameHint: 'Os outros o veem. Não precisa de conta.',
    accept: 'Sentar-se',
    goToTable: 'Ir para a mesa',
    alreadyThere: 'Você já tem um lugar nesta mesa.',
    begun: 'A partida começou sem você.',
    looking: 'Abrindo o convite…',
    spentTitle: 'Este convite já foi usado',
    spent:
      'Um convite vale uma vez. Alguém ocupou o lugar, ou um link mais novo o substituiu. Peça outro a quem o enviou. Se foi você quem ocupou o lugar, a mesa está entre suas partidas.',
    failedTitle: 'O convite não abriu',
    again: 'Tentar de novo',
    openTables: 'Ver mesas abertas',
    home: 'Ir para o início',
    recoverTitle: 'Mudar para este aparelho',
    recoverLead: 'Este link faz deste navegador o mesmo jogador de onde ele veio, com todos os lugares e partidas.',
    recoverReplaces: 'Este navegador agora é “{name}”. As partidas desse jogador deixarão de aparecer aqui.',
    recoverAccept: 'Sim, mudar para cá',
    recoverDone: 'Que bom ver você de novo, {name}.',
    recoverGo: 'Minhas partidas',
    recoverSpentTitle: 'Este link já foi usado',
    recoverSpent: 'Ele vale uma vez, por um dia. Crie outro nos ajustes do aparelho de onde você vem.',
    recoverNoToken: 'O link está incompleto. Copie-o inteiro, com tudo o que vem depois do sinal #.',
    settings: 'Ajustes',
  },
};
