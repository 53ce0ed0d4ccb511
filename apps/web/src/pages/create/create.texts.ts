import type { Sentences } from '../../text/say.ts';

type Id =
  | 'title'
  | 'lead'
  | 'seats'
  | 'seatCount'
  | 'who'
  | 'onDevice'
  | 'bots'
  | 'online'
  | 'me'
  | 'here'
  | 'easy'
  | 'medium'
  | 'hard'
  | 'invited'
  | 'open'
  | 'ownName'
  | 'ownNameHint'
  | 'otherName'
  | 'otherNameUsual'
  | 'rules'
  | 'ownFile'
  | 'notJson'
  | 'faultInLine'
  | 'loading'
  | 'ownMore'
  | 'onlineTable'
  | 'visibility'
  | 'public'
  | 'publicHint'
  | 'link'
  | 'linkHint'
  | 'openInLobby'
  | 'openByLink'
  | 'clock'
  | 'none'
  | 'quick'
  | 'steady'
  | 'calm'
  | 'own'
  | 'day'
  | 'threeDays'
  | 'week'
  | 'liveClocks'
  | 'longClocks'
  | 'clockHint'
  | 'perMove'
  | 'bank'
  | 'localSummary'
  | 'onlineSummary'
  | 'needsConnection'
  | 'play'
  | 'openTable'
  | 'busy'
  | 'twiceMe'
  | 'hereAndOnline'
  | 'nobodyHere'
  | 'clockRange'
  | 'faults'
  | 'noGame'
  | 'noGameBody'
  | 'home';

export const createTexts: Sentences<Id> = {
  en: {
    title: 'Create a table',
    lead: 'Say who sits where and how you want to play. Your choices are kept for the next time.',
    seats: 'Seats',
    seatCount: 'How many play',
    who: 'Who has seat {number}',
    onDevice: 'On this device',
    bots: 'Bots',
    online: 'Online',
    me: 'Me',
    here: 'Another person here',
    easy: 'Bot, easy',
    medium: 'Bot, medium',
    hard: 'Bot, hard',
    invited: 'By invitation',
    open: 'Open to anyone',
    ownName: 'Your name',
    ownNameHint: 'You',
    otherName: 'Name of the person on seat {number}',
    otherNameUsual: 'Player {number}',
    rules: 'Rules',
    ownFile: 'Read from a file',
    notJson: 'This is not JSON. Check commas, quotes and brackets.',
    faultInLine: 'This is not JSON: look at line {line}. Check commas, quotes and brackets.',
    loading: 'Loading…',
    ownMore: 'And {count} more.',
    onlineTable: 'Online',
    visibility: 'Who finds the table',
    public: 'Everybody',
    publicHint: 'It stands among the open tables; anybody can watch.',
    link: 'Only by link',
    linkHint: 'Only those with a link come in. You get the links at the table.',
    openInLobby: 'A seat is open to anyone: the table stands among the open tables, and whoever comes first sits down.',
    openByLink:
      'A seat is open to anyone, but the table is not shown among the open tables: only those you send a link find it.',
    clock: 'Clock',
    none: 'No clock',
    quick: 'Quick: 20 s a move + 3 min',
    steady: 'Steady: 45 s a move + 10 min',
    calm: 'Calm: 90 s a move + 20 min',
    own: 'Values of our own',
    day: '1 day a move',
    threeDays: '3 days a move',
    week: '7 days a move',
    liveClocks: 'All at the table',
    longClocks: 'Over days',
    clockHint: 'When somebody’s time is up a bot plays for them until they return.',
    perMove: 'Seconds a move',
    bank: 'Minutes in reserve',
    localSummary: 'Everybody plays on this device. It works offline too.',
    onlineSummary: 'An online table: at the table you get the links to send.',
    needsConnection: 'You are offline. A table for people elsewhere needs a connection.',
    play: 'Start the game',
    openTable: 'Open the table',
    busy: 'One moment…',
    twiceMe: 'You can have one seat only. Choose “Another person here” for somebody beside you.',
    hereAndOnline: 'With people online, everybody plays on a device of their own. Choose an invitation instead.',
    nobodyHere: 'Somebody must sit at the table: give at least one seat to a person.',
    clockRange: 'A whole number from {least} to {most}.',
    faults: '{count|thing needs|things need} a look before the table can open.',
    noGame: 'No such game',
    noGameBody: 'The games of the house: {games}.',
    home: 'Home',
  },
  pt: {
    title: 'Criar uma mesa',
    lead: 'Diga quem senta onde e como vocês querem jogar. Suas escolhas ficam guardadas para a próxima vez.',
    seats: 'Lugares',
    seatCount: 'Quantos jogam',
    who: 'Quem fica com o lugar {number}',
    onDevice: 'Neste aparelho',
    bots: 'Bots',
    online: 'Online',
    me: 'Eu',
    here: 'Outra pessoa aqui',
    easy: 'Bot, fácil',
    medium: 'Bot, médio',
    hard: 'Bot, difícil',
    invited: 'Por convite',
    open: 'Aberto a todos',
    ownName: 'Seu nome',
    ownNameHint: 'Você',
    otherName: 'Nome da pessoa no lugar {number}',
    otherNameUsual: 'Jogador {number}',
    rules: 'Regras',
    ownFile: 'Ler de um arquivo',
    notJson: 'Isto não é JSON. Confira vírgulas, aspas e colchetes.',
    faultInLine: 'Isto não é JSON: veja a linha {line}. Confira vírgulas, aspas e colchetes.',
    loading: 'Carregando…',
    ownMore: 'E mais {count}.',
    onlineTable: 'Online',
    visibility: 'Quem encontra a mesa',
    public: 'Todos',
    publicHint: 'Ela aparece entre as mesas abertas; qualquer pessoa pode assistir.',
    link: 'Só por link',
    linkHint: 'Só entra quem tem um link. Você recebe os links na mesa.',
    openInLobby:
      'Há um lugar aberto a qualquer pessoa: a mesa aparece entre as mesas abertas, e quem chegar primeiro se senta.',
    openByLink:
      'Há um lugar aberto a qualquer pessoa, mas a mesa não aparece entre as mesas abertas: só a encontra quem receber um link.',
    clock: 'Relógio',
    none: 'Sem relógio',
    quick: 'Rápido: 20 s por jogada + 3 min',
    steady: 'Firme: 45 s por jogada + 10 min',
    calm: 'Calmo: 90 s por jogada + 20 min',
    own: 'Valores nossos',
    day: '1 dia por jogada',
    threeDays: '3 dias por jogada',
    week: '7 dias por jogada',
    liveClocks: 'Todos à mesa',
    longClocks: 'Ao longo de dias',
    clockHint: 'Quando o tempo de alguém acaba, um bot joga por essa pessoa até ela voltar.',
    perMove: 'Segundos por jogada',
    bank: 'Minutos de reserva',
    localSummary: 'Todos jogam neste aparelho. Funciona também sem conexão.',
    onlineSummary: 'Uma mesa online: na mesa você recebe os links para mandar.',
    needsConnection: 'Você está sem conexão. Uma mesa com gente de fora precisa dela.',
    play: 'Começar a partida',
    openTable: 'Abrir a mesa',
    busy: 'Um momento…',
    twiceMe: 'Você só pode ter um lugar. Para alguém ao seu lado, escolha “Outra pessoa aqui”.',
    hereAndOnline: 'Com gente online, cada um joga no próprio aparelho. Escolha um convite.',
    nobodyHere: 'Alguém precisa sentar à mesa: dê ao menos um lugar a uma pessoa.',
    clockRange: 'Um número inteiro de {least} a {most}.',
    faults: '{count|coisa precisa|coisas precisam} de atenção antes de abrir a mesa.',
    noGame: 'Esse jogo não existe',
    noGameBody: 'Os jogos da casa: {games}.',
    home: 'Início',
  },
};
