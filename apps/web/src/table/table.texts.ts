import type { Sentences } from '../text/say.ts';

export type TableTextId =
  | 'you'
  | 'player'
  | 'undo'
  | 'confirm'
  | 'close'
  | 'skip'
  | 'waiting'
  | 'notAllowed'
  | 'power'
  | 'stepDone'
  | 'stepNow'
  | 'stepToCome'
  | 'undoEnds'
  | 'log'
  | 'logEmpty'
  | 'round'
  | 'openRulebook'
  | 'clause'
  | 'rules'
  | 'menu'
  | 'summary'
  | 'guide'
  | 'hint'
  | 'hintTitle'
  | 'hintThinking'
  | 'hintNone'
  | 'hintFailed'
  | 'hintChance'
  | 'hintUse'
  | 'keys'
  | 'keysTitle'
  | 'keysPrompt'
  | 'keyTab'
  | 'keyArrows'
  | 'keyEnter'
  | 'keyConfirm'
  | 'keyUndo'
  | 'keyHand'
  | 'keyLog'
  | 'keyRules'
  | 'keySummary'
  | 'keyHint'
  | 'keyHelp'
  | 'keySkip'
  | 'language'
  | 'theme'
  | 'themeNight'
  | 'themeDay'
  | 'themeSystem'
  | 'sound'
  | 'confirmBefore'
  | 'speed'
  | 'speedNormal'
  | 'speedFast'
  | 'speedOff'
  | 'on'
  | 'off'
  | 'leave'
  | 'passTitle'
  | 'passTextCards'
  | 'passTextBoard'
  | 'passButtonCards'
  | 'passButtonBoard'
  | 'settings'
  | 'undone';

/** What both games' tables say around the game itself. */
export const TABLE_TEXTS: Sentences<TableTextId> = {
  en: {
    you: 'You',
    player: 'Player {number}',
    undo: 'Undo',
    confirm: 'Confirm',
    close: 'Close',
    skip: 'Skip',
    waiting: 'Waiting',
    notAllowed: 'Not allowed',
    power: 'Power player',
    stepDone: '{step}, done',
    stepNow: '{step}, now',
    stepToCome: '{step}, to come',
    undoEnds: 'cannot be taken back',
    log: 'Case log',
    logEmpty: 'Nothing has happened yet.',
    round: 'Round {number}',
    openRulebook: 'Open in rulebook',
    clause: 'Clause {clause}',
    rules: 'Rules',
    menu: 'Menu',
    summary: 'A turn',
    guide: 'Show me a turn',
    hint: 'Hint',
    hintTitle: 'What a strong player would do',
    hintThinking: 'Thinking it over…',
    hintNone: 'There is nothing to choose now.',
    hintFailed: 'No advice could be had just now. Try again.',
    hintChance: '{percent} % to win',
    hintUse: 'Choose this',
    keys: 'Keyboard',
    keysTitle: 'Keyboard',
    keysPrompt: 'Keys work anywhere at the table.',
    keyTab: 'to the prompt, then through everything you may choose',
    keyArrows: 'move within the hand or the board, also to what is not legal',
    keyEnter: 'choose what has the focus',
    keyConfirm: 'confirm',
    keyUndo: 'put a part back, then undo',
    keyHand: 'pick a card of your hand',
    keyLog: 'case log',
    keyRules: 'rulebook',
    keySummary: 'a turn on one page',
    keyHint: 'hint',
    keyHelp: 'this list',
    keySkip: 'skip what is being shown',
    language: 'Language',
    theme: 'Theme',
    themeNight: 'Night',
    themeDay: 'Day',
    themeSystem: 'System',
    sound: 'Sound',
    confirmBefore: 'Confirm before playing',
    speed: 'Speed of the others',
    speedNormal: '×1',
    speedFast: '×2',
    speedOff: 'Off',
    on: 'On',
    off: 'Off',
    leave: 'Leave the table',
    passTitle: 'Hand the device to {name}',
    passTextCards: 'Nobody’s cards are on the screen now.',
    passTextBoard: 'Nobody’s cash, plan or tiles are on the screen now.',
    passButtonCards: 'I am {name}, show my cards',
    passButtonBoard: 'I am {name}, show my board',
    settings: 'Settings',
    undone: '{name} took back {count|step|steps}.',
  },
  pt: {
    you: 'Você',
    player: 'Jogador {number}',
    undo: 'Desfazer',
    confirm: 'Confirmar',
    close: 'Fechar',
    skip: 'Pular',
    waiting: 'Aguarde',
    notAllowed: 'Não pode',
    power: 'Jogador Especial',
    stepDone: '{step}, feita',
    stepNow: '{step}, agora',
    stepToCome: '{step}, a seguir',
    undoEnds: 'não dá para desfazer',
    log: 'Registro do caso',
    logEmpty: 'Ainda não aconteceu nada.',
    round: 'Rodada {number}',
    openRulebook: 'Abrir no livro de regras',
    clause: 'Cláusula {clause}',
    rules: 'Regras',
    menu: 'Menu',
    summary: 'Um turno',
    guide: 'Mostrar um turno',
    hint: 'Dica',
    hintTitle: 'O que faria um jogador forte',
    hintThinking: 'Pensando…',
    hintNone: 'Agora não há o que escolher.',
    hintFailed: 'Não foi possível obter uma dica agora. Tente de novo.',
    hintChance: '{percent} % de vencer',
    hintUse: 'Escolher',
    keys: 'Teclado',
    keysTitle: 'Teclado',
    keysPrompt: 'As teclas valem em qualquer ponto da mesa.',
    keyTab: 'vai à instrução e depois a tudo o que se pode escolher',
    keyArrows: 'andam pela mão ou pelo tabuleiro, também até o que não é permitido',
    keyEnter: 'escolhe o que está em foco',
    keyConfirm: 'confirma',
    keyUndo: 'devolve uma parte, depois desfaz',
    keyHand: 'escolhem uma carta da mão',
    keyLog: 'registro do caso',
    keyRules: 'livro de regras',
    keySummary: 'um turno em uma página',
    keyHint: 'dica',
    keyHelp: 'esta lista',
    keySkip: 'pula o que está sendo mostrado',
    language: 'Idioma',
    theme: 'Tema',
    themeNight: 'Noite',
    themeDay: 'Dia',
    themeSystem: 'Sistema',
    sound: 'Som',
    confirmBefore: 'Confirmar antes de jogar',
    speed: 'Velocidade dos outros',
    speedNormal: '×1',
    speedFast: '×2',
    speedOff: 'Desligada',
    on: 'Ligado',
    off: 'Desligado',
    leave: 'Sair da mesa',
    passTitle: 'Passe o aparelho para {name}',
    passTextCards: 'Agora não há cartas de ninguém na tela.',
    passTextBoard: 'Agora não há dinheiro, plano ou fichas de ninguém na tela.',
    passButtonCards: 'Sou {name}, mostrar minhas cartas',
    passButtonBoard: 'Sou {name}, mostrar meu tabuleiro',
    settings: 'Ajustes',
    undone: '{name} desfez {count|passo|passos}.',
  },
};
