import type { Sentences } from '../text/say.ts';

type Id =
  | 'title'
  | 'loading'
  | 'controls'
  | 'first'
  | 'previous'
  | 'play'
  | 'pause'
  | 'next'
  | 'last'
  | 'move'
  | 'moveOf'
  | 'start'
  | 'speed'
  | 'eyes'
  | 'open'
  | 'spectator'
  | 'player'
  | 'copyLink'
  | 'copied'
  | 'close'
  | 'result'
  | 'more'
  | 'hands'
  | 'boards'
  | 'cash'
  | 'planShort'
  | 'tilesShort'
  | 'plans'
  | 'plan'
  | 'income'
  | 'visited'
  | 'tiles'
  | 'thisMove'
  | 'beforeFirst'
  | 'quiet'
  | 'running'
  | 'fileTitle'
  | 'fileLead'
  | 'fileChoose'
  | 'fileDrop'
  | 'fileReading'
  | 'differs'
  | 'differsBody'
  | 'place'
  | 'fault'
  | 'tooLarge'
  | 'failed'
  | 'notFound'
  | 'unplayable'
  | 'elsewhere'
  | 'storage'
  | 'crashed'
  | 'unreachable'
  | 'notBegun'
  | 'openFile'
  | 'toReplays'
  | 'again'
  | 'keys';

export const replayTexts: Sentences<Id> = {
  en: {
    title: 'Replay',
    loading: 'The match is being played through…',
    controls: 'Replay',
    first: 'To the beginning',
    previous: 'One move back',
    play: 'Play',
    pause: 'Pause',
    next: 'One move on',
    last: 'To the end',
    move: 'Move',
    moveOf: 'Move {step} of {length}',
    start: 'Before the first move',
    speed: 'Speed',
    eyes: 'Seen by',
    open: 'All cards open',
    spectator: 'A spectator',
    player: 'Player {number}',
    copyLink: 'Copy link',
    copied: 'Link copied',
    close: 'Close the replay',
    result: 'Result',
    more: 'More choices',
    hands: 'Hands',
    boards: 'Cash, plans and tiles',
    cash: 'cash',
    planShort: 'plan',
    tilesShort: 'tiles',
    plans: 'Plans',
    plan: 'Plan of {name}',
    income: 'income',
    visited: 'visited',
    tiles: 'Tiles of {name}',
    thisMove: 'This move',
    beforeFirst: 'The table before the first move.',
    quiet: '{name} made a choice that leaves no trace in the log.',
    running: 'Still running: as far as you have seen it',
    fileTitle: 'Replay from a file',
    fileLead:
      'Open an exported match. Every draw of chance and every move in it is checked first; nothing leaves this device.',
    fileChoose: 'Choose a file',
    fileDrop: 'or drop it here',
    fileReading: 'The file is being checked…',
    differs: 'This file is not what it claims to be',
    differsBody: 'Played through again, the match comes out differently. This is the first place where it shows:',
    place: 'Place',
    fault: 'Difference',
    tooLarge: 'This file is far larger than any match.',
    failed: 'There is nothing to replay',
    notFound: 'There is no such match here. It may have been deleted, or the link belongs to another device.',
    unplayable: 'This match was played under other rules than this version knows, so it cannot be shown.',
    elsewhere: 'This match is open in another tab. Close it there, then try again.',
    storage: 'This browser cannot read its saved matches at the moment.',
    crashed: 'Reading the match went wrong. Trying again often helps.',
    unreachable: 'The server cannot be reached. Check the connection, then try again.',
    notBegun: 'This match has not begun yet.',
    openFile: 'Open a file instead',
    toReplays: 'All replays',
    again: 'Try again',
    keys: 'Arrow keys step, Home and End jump, space plays and pauses.',
  },
  pt: {
    title: 'Replay',
    loading: 'A partida está sendo refeita…',
    controls: 'Replay',
    first: 'Ir ao início',
    previous: 'Uma jogada atrás',
    play: 'Reproduzir',
    pause: 'Pausar',
    next: 'Uma jogada adiante',
    last: 'Ir ao fim',
    move: 'Jogada',
    moveOf: 'Jogada {step} de {length}',
    start: 'Antes da primeira jogada',
    speed: 'Velocidade',
    eyes: 'Visto por',
    open: 'Cartas abertas',
    spectator: 'Um espectador',
    player: 'Jogador {number}',
    copyLink: 'Copiar link',
    copied: 'Link copiado',
    close: 'Fechar o replay',
    result: 'Resultado',
    more: 'Mais opções',
    hands: 'Mãos',
    boards: 'Dinheiro, planos e fichas',
    cash: 'dinheiro vivo',
    planShort: 'plano',
    tilesShort: 'fichas',
    plans: 'Planos',
    plan: 'Plano de {name}',
    income: 'rendimento',
    visited: 'visita feita',
    tiles: 'Fichas de {name}',
    thisMove: 'Esta jogada',
    beforeFirst: 'A mesa antes da primeira jogada.',
    quiet: '{name} fez uma escolha que não deixa rastro no registro.',
    running: 'Ainda em andamento: até onde você viu',
    fileTitle: 'Replay de um arquivo',
    fileLead: 'Abra uma partida exportada. Antes, cada sorteio e cada jogada são conferidos; nada sai deste aparelho.',
    fileChoose: 'Escolher arquivo',
    fileDrop: 'ou solte-o aqui',
    fileReading: 'O arquivo está sendo conferido…',
    differs: 'Este arquivo não é o que diz ser',
    differsBody: 'Refeita, a partida sai diferente. Este é o primeiro ponto em que isso aparece:',
    place: 'Ponto',
    fault: 'Diferença',
    tooLarge: 'Este arquivo é muito maior que qualquer partida.',
    failed: 'Não há o que reproduzir',
    notFound: 'Essa partida não existe aqui. Ela pode ter sido apagada, ou o link é de outro aparelho.',
    unplayable: 'Essa partida foi jogada com outras regras que as desta versão e não pode ser mostrada.',
    elsewhere: 'Essa partida está aberta em outra aba. Feche-a ali e tente de novo.',
    storage: 'Este navegador não consegue ler as partidas guardadas no momento.',
    crashed: 'Algo deu errado ao ler a partida. Tentar de novo costuma ajudar.',
    unreachable: 'O servidor não responde. Confira a conexão e tente de novo.',
    notBegun: 'Essa partida ainda não começou.',
    openFile: 'Abrir um arquivo',
    toReplays: 'Todos os replays',
    again: 'Tentar de novo',
    keys: 'As setas avançam e voltam, Home e End saltam, espaço reproduz e pausa.',
  },
};
