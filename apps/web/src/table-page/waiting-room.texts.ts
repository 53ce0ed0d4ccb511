import type { Sentences } from '../text/say.ts';

type Id =
  | 'title'
  | 'leadHost'
  | 'leadGuest'
  | 'leadVisitor'
  | 'leadFull'
  | 'seats'
  | 'seat'
  | 'you'
  | 'host'
  | 'ready'
  | 'notReady'
  | 'startsMatch'
  | 'here'
  | 'away'
  | 'openSeat'
  | 'openSeatHint'
  | 'openSeatByLink'
  | 'invitedSeat'
  | 'invitedSeatHint'
  | 'bot'
  | 'level'
  | 'easy'
  | 'medium'
  | 'hard'
  | 'invite'
  | 'copyAgain'
  | 'share'
  | 'shareText'
  | 'inviteLink'
  | 'inviteHint'
  | 'putBot'
  | 'freeSeat'
  | 'kick'
  | 'kickSure'
  | 'kickYes'
  | 'no'
  | 'sitHere'
  | 'yourName'
  | 'iAmReady'
  | 'youAreReady'
  | 'start'
  | 'waitsSeats'
  | 'waitsReady'
  | 'waitsHost'
  | 'everybodyReady'
  | 'leave'
  | 'leaveSure'
  | 'leaveYes'
  | 'closeTable'
  | 'closeSure'
  | 'closeYes'
  | 'fairTitle'
  | 'fairText'
  | 'commitment'
  | 'fairLink'
  | 'settings'
  | 'public'
  | 'byLink'
  | 'clockLive'
  | 'clockLong'
  | 'noClock'
  | 'edition'
  | 'editionEn'
  | 'editionPt'
  | 'memory'
  | 'memoryStrict'
  | 'memoryOpen';

export const waitingRoomTexts: Sentences<Id> = {
  en: {
    title: 'Waiting room',
    leadHost: 'Invite people or fill seats with bots. When everybody is ready, start the match.',
    leadGuest: 'Say that you are ready. The host starts when everybody is.',
    leadVisitor: 'A seat is free: sit down and play, or stay and watch.',
    leadFull: 'Every seat is taken or promised. Stay here to watch the match from its first card.',
    seats: 'Seats',
    seat: 'Seat {number}',
    you: 'You',
    host: 'Host',
    ready: 'Ready',
    notReady: 'Not ready yet',
    startsMatch: 'Starts the match',
    here: 'here',
    away: 'away',
    openSeat: 'Open seat',
    openSeatHint: 'for anybody from the list of tables',
    openSeatByLink: 'for anybody with an invitation',
    invitedSeat: 'Kept for a guest',
    invitedSeatHint: 'for whoever has its invitation',
    bot: 'Bot',
    level: 'Level of {name}',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    invite: 'Copy invitation',
    copyAgain: 'Copy again',
    share: 'Share',
    shareText: 'A seat at my Stakeout table',
    inviteLink: 'Invitation to seat {number}',
    inviteHint: 'Works once, for the first who opens it.',
    putBot: 'Put a bot here',
    freeSeat: 'Free the seat',
    kick: 'Ask to leave',
    kickSure: 'Take the seat from {name}?',
    kickYes: 'Yes, free the seat',
    no: 'No',
    sitHere: 'Sit here',
    yourName: 'Your name',
    iAmReady: 'I am ready',
    youAreReady: 'You are ready',
    start: 'Start the match',
    waitsSeats: '{count|seat is|seats are} still empty.',
    waitsReady: 'Waiting for {names} to say “ready”.',
    waitsHost: 'Everybody is ready. Waiting for the host to start.',
    everybodyReady: 'Everybody is ready.',
    leave: 'Leave the table',
    leaveSure: 'Give up your seat?',
    leaveYes: 'Yes, leave',
    closeTable: 'Close the table',
    closeSure: 'Close the table for everybody?',
    closeYes: 'Yes, close it',
    fairTitle: 'A fair shuffle',
    fairText:
      'The server has fixed its secret: this is its hash. When you say that you are ready, your device adds chance of its own, so nobody can choose the cards.',
    commitment: 'Commitment of the server',
    fairLink: 'How it works, and how to check it',
    settings: 'What is played',
    public: 'Public table: in the list, anybody may watch',
    byLink: 'Private table: by invitation',
    clockLive: '{perMove} a move and {bank} in the bank',
    clockLong: '{perMove} a move',
    noClock: 'No clock',
    edition: 'Edition',
    editionEn: 'English',
    editionPt: 'Brazilian',
    memory: 'Memory',
    memoryStrict: 'strict, hidden cards stay hidden',
    memoryOpen: 'open, what was seen may be looked up',
  },
  pt: {
    title: 'Sala de espera',
    leadHost: 'Convide pessoas ou ponha bots nos lugares. Quando todos estiverem prontos, comece a partida.',
    leadGuest: 'Diga que está pronto. O anfitrião começa quando todos estiverem.',
    leadVisitor: 'Há um lugar livre: sente-se e jogue, ou fique e assista.',
    leadFull: 'Todos os lugares estão ocupados ou reservados. Fique aqui para assistir desde a primeira carta.',
    seats: 'Lugares',
    seat: 'Lugar {number}',
    you: 'Você',
    host: 'Anfitrião',
    ready: 'Pronto',
    notReady: 'Ainda não está pronto',
    startsMatch: 'Começa a partida',
    here: 'presente',
    away: 'ausente',
    openSeat: 'Lugar livre',
    openSeatHint: 'para qualquer um da lista de mesas',
    openSeatByLink: 'para quem tiver um convite',
    invitedSeat: 'Reservado para convidado',
    invitedSeatHint: 'para quem tiver o convite dele',
    bot: 'Bot',
    level: 'Nível de {name}',
    easy: 'Fácil',
    medium: 'Médio',
    hard: 'Difícil',
    invite: 'Copiar convite',
    copyAgain: 'Copiar de novo',
    share: 'Compartilhar',
    shareText: 'Um lugar na minha mesa do Stakeout',
    inviteLink: 'Convite para o lugar {number}',
    inviteHint: 'Vale uma vez, para quem abrir primeiro.',
    putBot: 'Pôr um bot aqui',
    freeSeat: 'Liberar o lugar',
    kick: 'Pedir que saia',
    kickSure: 'Tirar o lugar de {name}?',
    kickYes: 'Sim, liberar o lugar',
    no: 'Não',
    sitHere: 'Sentar aqui',
    yourName: 'Seu nome',
    iAmReady: 'Estou pronto',
    youAreReady: 'Você está pronto',
    start: 'Começar a partida',
    waitsSeats: 'Ainda há {count|lugar vazio|lugares vazios}.',
    waitsReady: 'Falta {names} dizer “pronto”.',
    waitsHost: 'Todos estão prontos. Falta o anfitrião começar.',
    everybodyReady: 'Todos estão prontos.',
    leave: 'Sair da mesa',
    leaveSure: 'Abrir mão do seu lugar?',
    leaveYes: 'Sim, sair',
    closeTable: 'Fechar a mesa',
    closeSure: 'Fechar a mesa para todos?',
    closeYes: 'Sim, fechar',
    fairTitle: 'Embaralhamento justo',
    fairText:
      'O servidor já fixou o segredo dele: este é o hash. Quando você diz que está pronto, seu aparelho acrescenta acaso próprio, e assim ninguém pode escolher as cartas.',
    commitment: 'Compromisso do servidor',
    fairLink: 'Como funciona, e como conferir',
    settings: 'O que se joga',
    public: 'Mesa pública: na lista, qualquer um pode assistir',
    byLink: 'Mesa particular: por convite',
    clockLive: '{perMove} por jogada e {bank} de reserva',
    clockLong: '{perMove} por jogada',
    noClock: 'Sem relógio',
    edition: 'Edição',
    editionEn: 'inglesa',
    editionPt: 'brasileira',
    memory: 'Memória',
    memoryStrict: 'estrita, cartas ocultas ficam ocultas',
    memoryOpen: 'aberta, o que foi visto pode ser consultado',
  },
};
