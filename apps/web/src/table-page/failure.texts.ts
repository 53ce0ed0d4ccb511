import { sentences } from '../text/sentences.ts';

export const failureTexts = sentences({
  en: {
    notFoundTitle: 'No such table',
    notFoundLocal:
      'This match is not kept in this browser. It may have been played on another device, or been deleted.',
    notFoundOnline:
      'The table does not exist, or it is not for you. If somebody gave you this link, ask them for an invitation or for the link for spectators.',
    signedOutTitle: 'This device was signed out',
    signedOut:
      'You signed it out from another device, or a recovery link was used there. Your matches go on where you are signed in; a link made there brings you back here.',
    unplayableTitle: 'This match cannot go on',
    unplayable:
      'It was played under other rules, or does not replay as it was played. It is kept as it is, so that somebody can look into it.',
    storageTitle: 'No room for the match',
    storage:
      'This browser does not let Stakeout keep anything. Make room, or leave the private window, and open the match again.',
    elsewhereTitle: 'Open in another tab',
    elsewhere: 'The match is being played in another tab of this browser. Go on there, or bring it here.',
    crashedTitle: 'The match stopped',
    crashed: 'Something broke in this tab. Every move that was shown is kept: open the match again and go on.',
    lostSeatTitle: 'Your seat is gone',
    lostSeat: 'You left the table, or the host gave your seat to somebody else before the match began.',
    closedTitle: 'The table was closed',
    closed: 'Its host gave it up before the match began.',
    unreachableTitle: 'The server does not answer',
    unreachable: 'Your match is safe there. This page tries again by itself every few seconds.',
    unreadable:
      'It may be restarting: this page tries again by itself every few seconds. If that does not help, the page is older than the server; reload it.',
    otherTitle: 'The table did not open',
    home: 'To the first page',
    openTables: 'See open tables',
    matches: 'My matches',
    playHere: 'Play here',
    again: 'Try again',
    reload: 'Reload',
    makeRoom: 'Make room',
  },
  pt: {
    notFoundTitle: 'Mesa não encontrada',
    notFoundLocal:
      'Esta partida não está guardada neste navegador. Talvez tenha sido jogada em outro aparelho, ou apagada.',
    notFoundOnline:
      'A mesa não existe, ou não é para você. Se alguém lhe deu este link, peça um convite ou o link para espectadores.',
    signedOutTitle: 'Este aparelho foi desconectado',
    signedOut:
      'Você o desconectou de outro aparelho, ou um link de recuperação foi usado lá. Suas partidas continuam onde você está conectado; um link criado lá traz você de volta.',
    unplayableTitle: 'Esta partida não pode continuar',
    unplayable:
      'Ela foi jogada com outras regras, ou não se repete como foi jogada. Fica guardada como está, para que alguém possa examiná-la.',
    storageTitle: 'Sem espaço para a partida',
    storage:
      'Este navegador não deixa o Stakeout guardar nada. Libere espaço, ou saia da janela anônima, e abra a partida de novo.',
    elsewhereTitle: 'Aberta em outra aba',
    elsewhere: 'A partida está em andamento em outra aba deste navegador. Continue lá, ou traga-a para cá.',
    crashedTitle: 'A partida parou',
    crashed: 'Algo falhou nesta aba. Toda jogada mostrada está guardada: abra a partida de novo e continue.',
    lostSeatTitle: 'Seu lugar não é mais seu',
    lostSeat: 'Você saiu da mesa, ou o anfitrião liberou seu lugar antes do começo da partida.',
    closedTitle: 'A mesa foi fechada',
    closed: 'O anfitrião a encerrou antes do começo da partida.',
    unreachableTitle: 'O servidor não responde',
    unreachable: 'Sua partida está segura lá. Esta página tenta de novo sozinha a cada poucos segundos.',
    unreadable:
      'Talvez esteja reiniciando: esta página tenta de novo sozinha a cada poucos segundos. Se não adiantar, a página é mais antiga que o servidor; recarregue-a.',
    otherTitle: 'A mesa não abriu',
    home: 'Ir para o início',
    openTables: 'Ver mesas abertas',
    matches: 'Minhas partidas',
    playHere: 'Jogar aqui',
    again: 'Tentar de novo',
    reload: 'Recarregar',
    makeRoom: 'Liberar espaço',
  },
});
