import type { Sentences } from '../../../text/say.ts';

export type PlateTextId =
  | 'groupPlayers'
  | 'openBoard'
  | 'openDeck'
  | 'turnPlace'
  | 'where'
  | 'income'
  | 'contacts'
  | 'gang'
  | 'discs'
  | 'deck'
  | 'stacks'
  | 'incomeCount'
  | 'contactCount'
  | 'gangCount'
  | 'discCount'
  | 'deckCount'
  | 'stackCount'
  | 'notorietyAt'
  | 'notorietyRises'
  | 'notorietyFalls'
  | 'woundCount'
  | 'cuffCount'
  | 'deciding'
  | 'escaped'
  | 'arrested'
  | 'away'
  | 'awayText'
  | 'absent'
  | 'absentText'
  | 'resigned'
  | 'resignedText'
  | 'bot'
  | 'easy'
  | 'medium'
  | 'hard'
  | 'sandra'
  | 'costa'
  | 'sandraIs'
  | 'costaIs'
  | 'cardsLeft'
  | 'cardsLeftText'
  | 'deckEmpty'
  | 'hasTaken'
  | 'nothingTaken'
  | 'stackOne'
  | 'stackBest'
  | 'visits'
  | 'noVisits'
  | 'close';

/** The words of the plates, and of what opens when one is pressed. */
export const PLATE_TEXTS: Sentences<PlateTextId> = {
  en: {
    groupPlayers: 'Players',
    openBoard: 'Open the board',
    openDeck: 'Open the details',
    turnPlace: 'number {number} in turn order',
    where: 'at {node}',
    income: 'income',
    contacts: 'contacts',
    gang: 'gang',
    discs: 'discs',
    deck: 'cards',
    stacks: 'stacks',
    incomeCount: 'income {money}',
    contactCount: '{count|contact|contacts}',
    gangCount: '{count|gang member|gang members}',
    discCount: '{count|extra action disc|extra action discs}',
    deckCount: '{count|card|cards} left in the deck',
    stackCount: '{count|stack|stacks} of tiles',
    notorietyAt: 'notoriety {position}',
    notorietyRises: 'notoriety {position}, and {change} more at the end of this part',
    notorietyFalls: 'notoriety {position}, and {change} less at the end of this part',
    woundCount: '{count|wound|wounds} of 3',
    cuffCount: '{count|pair of handcuffs|pairs of handcuffs}',
    deciding: 'Deciding',
    escaped: 'Escaped, no. {number}',
    arrested: 'Arrested, out of the game',
    away: 'Away',
    awayText: 'a bot plays',
    absent: 'Not here',
    absentText: 'the table waits',
    resigned: 'Resigned',
    resignedText: 'a bot plays on',
    bot: 'bot, {level}',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    sandra: 'Sandra',
    costa: 'Costa',
    sandraIs: 'She counts for Crowd and is one more cop of any type on her tile.',
    costaIs:
      'Leaving a tile where he stands costs $3k; who cannot pay takes two wounds. To win you must escape with more than he has.',
    cardsLeft: 'Cards left in the deck',
    cardsLeftText: 'One is drawn each turn; it leads to the place it names. The order is unknown.',
    deckEmpty: 'The deck is empty.',
    hasTaken: 'Taken so far',
    nothingTaken: 'Nothing yet.',
    stackOne: '{count|tile|tiles}, all count',
    stackBest: '{count|tile|tiles}, the best one counts',
    visits: 'Visited',
    noVisits: 'No business or safe house yet.',
    close: 'Close',
  },
  pt: {
    groupPlayers: 'Jogadores',
    openBoard: 'Abrir o tabuleiro',
    openDeck: 'Abrir os detalhes',
    turnPlace: 'número {number} na ordem de turno',
    where: 'em: {node}',
    income: 'rend.',
    contacts: 'contatos',
    gang: 'gangue',
    discs: 'discos',
    deck: 'cartas',
    stacks: 'pilhas',
    incomeCount: 'rendimento {money}',
    contactCount: '{count|contato|contatos}',
    gangCount: '{count|membro de gangue|membros de gangue}',
    discCount: '{count|disco de ação extra|discos de ação extra}',
    deckCount: '{count|carta|cartas} no baralho',
    stackCount: '{count|pilha|pilhas} de fichas',
    notorietyAt: 'notoriedade {position}',
    notorietyRises: 'notoriedade {position}, e mais {change} no fim desta parte',
    notorietyFalls: 'notoriedade {position}, e menos {change} no fim desta parte',
    woundCount: '{count|ferimento|ferimentos} de 3',
    cuffCount: '{count|algema|algemas}',
    deciding: 'Decidindo',
    escaped: 'Fugiu, n.º {number}',
    arrested: 'Preso, fora do jogo',
    away: 'Ausente',
    awayText: 'um bot joga',
    absent: 'Fora',
    absentText: 'a mesa espera',
    resigned: 'Desistiu',
    resignedText: 'um bot joga até o fim',
    bot: 'bot, {level}',
    easy: 'fácil',
    medium: 'médio',
    hard: 'difícil',
    sandra: 'Sandra',
    costa: 'Costa',
    sandraIs: 'Conta para a Aglomeração e vale como mais um policial de qualquer tipo na peça em que está.',
    costaIs:
      'Sair de uma peça em que ele está custa $3k; quem não pode pagar leva dois ferimentos. Para vencer é preciso fugir com mais do que ele tem.',
    cardsLeft: 'Cartas no baralho',
    cardsLeftText: 'A cada turno sai uma, que leva ao lugar que mostra. A ordem não se conhece.',
    deckEmpty: 'O baralho acabou.',
    hasTaken: 'O que já pegou',
    nothingTaken: 'Ainda nada.',
    stackOne: '{count|ficha|fichas}, todas contam',
    stackBest: '{count|ficha|fichas}, conta a melhor',
    visits: 'Visitou',
    noVisits: 'Ainda nenhum empreendimento ou esconderijo.',
    close: 'Fechar',
  },
};
