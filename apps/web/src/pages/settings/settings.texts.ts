import type { Sentences } from '../../text/say.ts';

type Id =
  | 'title'
  | 'lead'
  | 'you'
  | 'name'
  | 'nameHint'
  | 'nameUsual'
  | 'language'
  | 'theme'
  | 'night'
  | 'day'
  | 'system'
  | 'systemHint'
  | 'atTheTable'
  | 'confirm'
  | 'confirmHint'
  | 'sound'
  | 'soundHint'
  | 'speed'
  | 'normal'
  | 'fast'
  | 'off'
  | 'speedHint'
  | 'identity'
  | 'identityBody'
  | 'identityNobody'
  | 'identityKnown'
  | 'makeLink'
  | 'linkLabel'
  | 'linkWarning'
  | 'copy'
  | 'copied'
  | 'reminders'
  | 'remindersBody'
  | 'remindersOn'
  | 'remindersDenied'
  | 'remindersUnsupported'
  | 'remindersUnavailable'
  | 'remindersOffline'
  | 'turnOn'
  | 'turnOff'
  | 'storage'
  | 'storageBody'
  | 'storageUsed'
  | 'megabytes'
  | 'storageNone'
  | 'storageFailed'
  | 'running'
  | 'over'
  | 'unplayable'
  | 'deleteOne'
  | 'deleteOneOf'
  | 'deleteOver'
  | 'deleteAll'
  | 'sureOne'
  | 'sureOver'
  | 'sureAll'
  | 'keep'
  | 'deleted'
  | 'openElsewhere'
  | 'deleteFailed';

export const settingsTexts: Sentences<Id> = {
  en: {
    title: 'Settings',
    lead: 'Kept on this device, and in force at once.',
    you: 'You',
    name: 'Your name',
    nameHint: 'What others at the table call you. You can play without one.',
    nameUsual: 'You',
    language: 'Language',
    theme: 'Theme',
    night: 'Night',
    day: 'Day',
    system: 'As the device',
    systemHint: 'Follows the light or dark mode of your device.',
    atTheTable: 'At the table',
    confirm: 'Confirm before playing',
    confirmHint: 'Choose first, then confirm. Off: a single choice plays the move.',
    sound: 'Sound',
    soundHint: 'Short, quiet sounds for cards, dice and crates.',
    speed: 'Speed of others’ moves',
    normal: 'Normal',
    fast: 'Fast',
    off: 'At once',
    speedHint: 'How long the moves of bots and other people take on the table.',
    identity: 'Identity online',
    identityBody:
      'Online you are a guest without a password: this browser remembers who you are. A link moves your identity to another device or saves it from being lost.',
    identityNobody: 'You have not played online yet. The first table makes you a guest.',
    identityKnown: 'The server knows you as {name}.',
    makeLink: 'Make a recovery link',
    linkLabel: 'Recovery link',
    linkWarning: 'It works once, until {until}. Whoever opens it becomes you: keep it to yourself.',
    copy: 'Copy',
    copied: 'Copied.',
    reminders: 'Reminders',
    remindersBody: 'At tables over days, a notification tells you when it is your turn.',
    remindersOn: 'Reminders come to this device.',
    remindersDenied: 'Your browser blocks notifications of this page. Allow them in its settings first.',
    remindersUnsupported: 'This browser cannot show reminders of a page that is closed.',
    remindersUnavailable: 'This server sends no reminders.',
    remindersOffline: 'Reminders need a connection.',
    turnOn: 'Turn reminders on',
    turnOff: 'Turn reminders off',
    storage: 'Games on this device',
    storageBody: 'Games are kept in this browser only. Deleting is for good.',
    storageUsed: 'Stakeout uses {size} here.',
    megabytes: '{size} MB',
    storageNone: 'No game is kept on this device.',
    storageFailed:
      'This browser does not let Stakeout keep games, as in some private windows. Games last as long as the tab.',
    running: 'running',
    over: 'finished',
    unplayable: 'of an older version, cannot be opened',
    deleteOne: 'Delete',
    deleteOneOf: 'Delete {game}, {when}, {state}',
    deleteOver: 'Delete finished games',
    deleteAll: 'Delete all games',
    sureOne: 'Delete this game for good?',
    sureOver: 'Delete {count|finished game|finished games} for good?',
    sureAll: 'Delete {count|game|games} for good, running ones too?',
    keep: 'Keep',
    deleted: '{count|game|games} deleted.',
    openElsewhere: 'A game that is open in another tab was kept.',
    deleteFailed: 'The browser did not delete it. Try again.',
  },
  pt: {
    title: 'Ajustes',
    lead: 'Guardados neste aparelho, e valendo na hora.',
    you: 'Você',
    name: 'Seu nome',
    nameHint: 'Como os outros à mesa chamam você. Dá para jogar sem.',
    nameUsual: 'Você',
    language: 'Idioma',
    theme: 'Tema',
    night: 'Noite',
    day: 'Dia',
    system: 'Como o aparelho',
    systemHint: 'Segue o modo claro ou escuro do seu aparelho.',
    atTheTable: 'À mesa',
    confirm: 'Confirmar antes de jogar',
    confirmHint: 'Primeiro escolha, depois confirme. Desligado: uma só escolha já joga.',
    sound: 'Som',
    soundHint: 'Sons curtos e discretos para cartas, dados e caixotes.',
    speed: 'Velocidade das jogadas dos outros',
    normal: 'Normal',
    fast: 'Rápida',
    off: 'Na hora',
    speedHint: 'Quanto tempo as jogadas de bots e de outras pessoas levam na mesa.',
    identity: 'Identidade online',
    identityBody:
      'Online você é uma visita sem senha: este navegador lembra quem você é. Um link leva sua identidade a outro aparelho ou evita que ela se perca.',
    identityNobody: 'Você ainda não jogou online. A primeira mesa faz de você uma visita.',
    identityKnown: 'O servidor conhece você como {name}.',
    makeLink: 'Criar link de recuperação',
    linkLabel: 'Link de recuperação',
    linkWarning: 'Vale uma vez, até {until}. Quem o abrir vira você: não o mostre a ninguém.',
    copy: 'Copiar',
    copied: 'Copiado.',
    reminders: 'Lembretes',
    remindersBody: 'Em mesas que duram dias, uma notificação avisa quando é sua vez.',
    remindersOn: 'Os lembretes chegam a este aparelho.',
    remindersDenied: 'Seu navegador bloqueia as notificações desta página. Libere-as primeiro nos ajustes dele.',
    remindersUnsupported: 'Este navegador não mostra lembretes de uma página fechada.',
    remindersUnavailable: 'Este servidor não envia lembretes.',
    remindersOffline: 'Os lembretes precisam de conexão.',
    turnOn: 'Ligar lembretes',
    turnOff: 'Desligar lembretes',
    storage: 'Partidas neste aparelho',
    storageBody: 'As partidas ficam só neste navegador. O que se apaga não volta.',
    storageUsed: 'O Stakeout ocupa {size} aqui.',
    megabytes: '{size} MB',
    storageNone: 'Nenhuma partida guardada neste aparelho.',
    storageFailed:
      'Este navegador não deixa o Stakeout guardar partidas, como em certas janelas anônimas. Elas duram enquanto a aba estiver aberta.',
    running: 'em andamento',
    over: 'terminada',
    unplayable: 'de uma versão antiga, não pode ser aberta',
    deleteOne: 'Apagar',
    deleteOneOf: 'Apagar {game}, {when}, {state}',
    deleteOver: 'Apagar as terminadas',
    deleteAll: 'Apagar todas',
    sureOne: 'Apagar esta partida de vez?',
    sureOver: 'Apagar {count|partida terminada|partidas terminadas} de vez?',
    sureAll: 'Apagar {count|partida|partidas} de vez, também as em andamento?',
    keep: 'Manter',
    deleted: '{count|partida apagada|partidas apagadas}.',
    openElsewhere: 'Uma partida aberta em outra aba foi mantida.',
    deleteFailed: 'O navegador não apagou. Tente de novo.',
  },
};
