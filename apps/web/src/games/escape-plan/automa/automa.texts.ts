import type { Sentences } from '../../../text/say.ts';

export type AutomaTextId =
  | 'turnOf'
  | 'closeIn'
  | 'card'
  | 'noCard'
  | 'notoriety'
  | 'again'
  | 'cubeOnPlain'
  | 'cubeOnIncome'
  | 'stackedLockers'
  | 'stackedExits'
  | 'whyDiscSpent'
  | 'whyFlight'
  | 'whyNoCard'
  | 'whyOpenExit'
  | 'whyFirstCard'
  | 'whyNear'
  | 'whyFar'
  | 'whyCrowd'
  | 'whyCard'
  | 'whyVisit'
  | 'whySafeHouse'
  | 'whyClosed'
  | 'whyRandom'
  | 'whyRightmost'
  | 'whyKept'
  | 'whyDiscContact'
  | 'whyDiscGroup'
  | 'whyLocker'
  | 'whyExitTile'
  | 'whyStacked'
  | 'whyApproach';

export const AUTOMA_TEXTS: Sentences<AutomaTextId> = {
  en: {
    turnOf: '{pawn} plays',
    closeIn: 'The police close in on {pawn}',
    card: 'Card: {place}',
    noCard: 'No card',
    notoriety: '{delta} notoriety',
    again: 'What did {pawn} do?',
    cubeOnPlain: 'A cube was laid on the plain hex of {place}.',
    cubeOnIncome: 'A cube was laid on the income hex of {place}.',
    stackedLockers: 'Locker tiles were laid aside face down.',
    stackedExits: 'Exit tiles were laid aside face down.',
    whyDiscSpent: 'After dusk a turn takes a disc.',
    whyFlight: 'The open exit was drawn, or no later turn was left. It costs nothing.',
    whyNoCard: 'No card of the deck can be played now.',
    whyOpenExit: 'This exit is still open: nothing else happens there.',
    whyFirstCard: 'The first card of the deck that leads into the city.',
    whyNear: 'The first card that leads to the same tile or one beside it.',
    whyFar: 'No card led nearer: this is the first within {count|tile|tiles}.',
    whyCrowd: 'Somebody else is there: crowd.',
    whyCard: 'As the card says.',
    whyVisit: 'It counts as a visit, and enough visits close the business.',
    whySafeHouse: 'It counts as a visit; safe houses never close.',
    whyClosed: 'It has had all its visits.',
    whyRandom: 'Chosen by chance.',
    whyRightmost: 'It lay at the right end of the display.',
    whyKept: 'The contact at the right end of the display is kept.',
    whyDiscContact: 'That contact is worth a disc.',
    whyDiscGroup: 'All three places of the group are visited.',
    whyLocker: 'Chosen by chance, of a colour on the card.',
    whyExitTile: 'Chosen by chance from the stack of the blocked exit.',
    whyStacked: 'They count when the score is made.',
    whyApproach: 'Nobody is there to choose: the legal move that ends nearest.',
  },
  pt: {
    turnOf: '{pawn} joga',
    closeIn: 'Cerco policial: {pawn}',
    card: 'Carta: {place}',
    noCard: 'Nenhuma carta',
    notoriety: '{delta} de notoriedade',
    again: 'Turno: {pawn}',
    cubeOnPlain: 'Um cubo ficou no hexágono comum de {place}.',
    cubeOnIncome: 'Um cubo ficou no hexágono de rendimento de {place}.',
    stackedLockers: 'Fichas de armário foram separadas viradas para baixo.',
    stackedExits: 'Fichas de saída foram separadas viradas para baixo.',
    whyDiscSpent: 'Depois do anoitecer um turno custa um disco.',
    whyFlight: 'A carta da saída aberta apareceu, ou não restava outro turno. Não custa nada.',
    whyNoCard: 'Nenhuma carta do baralho pode ser usada agora.',
    whyOpenExit: 'Esta saída ainda está aberta: nada mais acontece ali.',
    whyFirstCard: 'A primeira carta do baralho que leva a um local da cidade.',
    whyNear: 'A primeira carta que leva à mesma peça ou a uma vizinha.',
    whyFar: 'Nenhuma carta levava mais perto: esta é a primeira a até {count|peça|peças}.',
    whyCrowd: 'Há mais alguém ali: aglomeração.',
    whyCard: 'É o que diz a carta.',
    whyVisit: 'Conta como visita, e com visitas bastantes o empreendimento fecha.',
    whySafeHouse: 'Conta como visita; esconderijos nunca fecham.',
    whyClosed: 'Já teve todas as visitas.',
    whyRandom: 'Por sorteio.',
    whyRightmost: 'Estava na ponta direita da oferta.',
    whyKept: 'O contato da ponta direita da oferta fica guardado.',
    whyDiscContact: 'Esse contato vale um disco.',
    whyDiscGroup: 'Os três locais do grupo foram visitados.',
    whyLocker: 'Sorteio entre as fichas da cor que está na carta.',
    whyExitTile: 'Sorteio na pilha da saída bloqueada.',
    whyStacked: 'Contam na pontuação.',
    whyApproach: 'Não há quem escolha: vale o movimento permitido que termina mais perto.',
  },
};
