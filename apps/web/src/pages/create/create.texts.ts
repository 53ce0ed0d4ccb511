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
  | 'edition'
  | 'editionEn'
  | 'editionEnHint'
  | 'editionPt'
  | 'editionPtHint'
  | 'memory'
  | 'strict'
  | 'strictHint'
  | 'openMemory'
  | 'openMemoryHint'
  | 'start'
  | 'chance'
  | 'seatNamed'
  | 'deck'
  | 'deckHint'
  | 'deckLabel'
  | 'deckShape'
  | 'ownFile'
  | 'deckUsual'
  | 'deckCard'
  | 'notJson'
  | 'faultInLine'
  | 'loading'
  | 'solo'
  | 'withSandra'
  | 'costa'
  | 'costaNo'
  | 'costaNoHint'
  | 'costaYes'
  | 'costaYesHint'
  | 'costaStacks'
  | 'costaBoth'
  | 'costaBothHint'
  | 'costaBest'
  | 'costaBestHint'
  | 'nothingToSet'
  | 'box'
  | 'boxHint'
  | 'boxLabel'
  | 'boxShape'
  | 'boxUsual'
  | 'boxRow'
  | 'boxMore'
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
    edition: 'Edition',
    editionEn: 'English',
    editionEnHint: 'You flip first, then choose your card: you know what you turned up.',
    editionPt: 'Brazilian',
    editionPtHint: 'You set a card aside before you flip; the operation comes last.',
    memory: 'Memory',
    strict: 'Strict',
    strictHint: 'As the rules say: nobody may look at a face-down card again, not even its owner.',
    openMemory: 'Open',
    openMemoryHint: 'A house rule: you keep seeing your own face-down cards, and the log forgets nothing.',
    start: 'Who begins',
    chance: 'Let chance decide',
    seatNamed: 'Seat {number}: {who}',
    deck: 'A deck of our own',
    deckHint: 'For owners of a box whose cards have other values.',
    deckLabel: 'The deck as JSON',
    deckShape: '14 cards, each with a role and a value from 1 to 6; every operative once, at least one ordinary 1.',
    ownFile: 'Read from a file',
    deckUsual: 'Back to the usual deck',
    deckCard: 'Card {number}:',
    notJson: 'This is not JSON. Check commas, quotes and brackets.',
    faultInLine: 'This is not JSON: look at line {line}. Check commas, quotes and brackets.',
    loading: 'Loading…',
    solo: 'Alone you play against Lieutenant Costa; Inspector Sandra walks the city as a cop of any kind.',
    withSandra: 'With two players Inspector Sandra walks the city as a cop of any kind.',
    costa: 'Lieutenant Costa (A-72)',
    costaNo: 'Cannot be avoided',
    costaNoHint: 'As the book says: leaving a tile with Costa on it costs $3k or two wounds, whatever you hold.',
    costaYes: 'Can be avoided',
    costaYesHint: 'Milder: what avoids all cops of a tile covers Costa too.',
    costaStacks: 'Costa’s stacks of tiles (A-95)',
    costaBoth: 'Both tiles',
    costaBothHint: 'As the book reads: of his stacks from stores A, B and C both tiles count. He makes about $700k.',
    costaBest: 'The best tile',
    costaBestHint: 'Milder: of every stack only the best tile counts. He makes about $550k.',
    nothingToSet: 'The rules are the book’s, with the house decisions of the rulebook. Nothing has to be set.',
    box: 'The data of our own box',
    boxHint: 'For owners of a box whose tiles, cards or prices differ from ours.',
    boxLabel: 'The printed data as JSON',
    boxShape:
      'Tiles, contacts, plans, prices and tracks in the shape of our own table. Begin with ours and change rows.',
    boxUsual: 'Fill in our table',
    boxRow: 'Row {row}:',
    boxMore: 'And {count} more.',
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
    noGameBody: 'Stakeout has two games: Gunrunners and Escape Plan.',
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
    edition: 'Edição',
    editionEn: 'Inglesa',
    editionEnHint: 'Primeiro você vira, depois escolhe sua carta: já sabe o que apareceu.',
    editionPt: 'Brasileira',
    editionPtHint: 'Você separa uma carta antes de virar; a operação vem por último.',
    memory: 'Memória',
    strict: 'Estrita',
    strictHint: 'Como manda a regra: ninguém olha de novo uma carta virada para baixo, nem o dono.',
    openMemory: 'Aberta',
    openMemoryHint: 'Regra da casa: você continua vendo suas cartas viradas, e o registro não esquece nada.',
    start: 'Quem começa',
    chance: 'Deixar ao acaso',
    seatNamed: 'Lugar {number}: {who}',
    deck: 'Um baralho nosso',
    deckHint: 'Para quem tem uma caixa cujas cartas têm outros valores.',
    deckLabel: 'O baralho em JSON',
    deckShape:
      '14 cartas, cada uma com papel e valor de 1 a 6; cada Agente Especial uma vez, ao menos um agente comum 1.',
    ownFile: 'Ler de um arquivo',
    deckUsual: 'Voltar ao baralho padrão',
    deckCard: 'Carta {number}:',
    notJson: 'Isto não é JSON. Confira vírgulas, aspas e colchetes.',
    faultInLine: 'Isto não é JSON: veja a linha {line}. Confira vírgulas, aspas e colchetes.',
    loading: 'Carregando…',
    solo: 'Sozinho você joga contra o Tenente Costa; a Inspetora Sandra anda pela cidade como um policial de qualquer tipo.',
    withSandra: 'Com dois jogadores a Inspetora Sandra anda pela cidade como um policial de qualquer tipo.',
    costa: 'Tenente Costa (A-72)',
    costaNo: 'Não pode ser evitado',
    costaNoHint: 'Como diz o livro: deixar uma peça com Costa custa $3k ou dois ferimentos, tenha você o que tiver.',
    costaYes: 'Pode ser evitado',
    costaYesHint: 'Mais brando: o que evita todos os policiais de uma peça também abrange Costa.',
    costaStacks: 'As pilhas de fichas de Costa (A-95)',
    costaBoth: 'As duas fichas',
    costaBothHint: 'Como se lê no livro: das pilhas das lojas A, B e C contam as duas fichas. Ele faz cerca de $700k.',
    costaBest: 'A melhor ficha',
    costaBestHint: 'Mais brando: de cada pilha conta só a melhor ficha. Ele faz cerca de $550k.',
    nothingToSet: 'As regras são as do livro, com as decisões da casa. Nada precisa ser ajustado.',
    box: 'Os dados da nossa caixa',
    boxHint: 'Para quem tem uma caixa cujas peças, cartas ou preços são diferentes dos nossos.',
    boxLabel: 'Os dados impressos em JSON',
    boxShape: 'Peças, contatos, planos, preços e trilhas na forma da nossa tabela. Comece com a nossa e mude linhas.',
    boxUsual: 'Preencher com a nossa tabela',
    boxRow: 'Linha {row}:',
    boxMore: 'E mais {count}.',
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
    noGameBody: 'O Stakeout tem dois jogos: Gunrunners e Escape Plan.',
    home: 'Início',
  },
};
