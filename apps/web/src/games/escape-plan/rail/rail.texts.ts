import type { Sentences } from '../../../text/say.ts';

export type RailTextId =
  | 'notoriety'
  | 'notorietyTip'
  | 'space'
  | 'spaceEmpty'
  | 'rises'
  | 'falls'
  | 'line'
  | 'lineUnlock'
  | 'lineDisc'
  | 'offer'
  | 'offerEmpty'
  | 'inDeck'
  | 'deckTip'
  | 'offerName'
  | 'legal'
  | 'chosen'
  | 'orderTip'
  | 'orderTipSolo'
  | 'patrol'
  | 'patrolLeft'
  | 'patrolNone'
  | 'blocked'
  | 'possible'
  | 'open'
  | 'patrolCards'
  | 'blockedTip'
  | 'blockedEmptyTip'
  | 'waitingTip'
  | 'possibleTip'
  | 'openTip'
  | 'openLaterTip'
  | 'inCity'
  | 'onStack'
  | 'notSeen'
  | 'exitTiles'
  | 'exits'
  | 'escapeFrom'
  | 'stocksAndPlaces'
  | 'tableTitle'
  | 'places'
  | 'businesses'
  | 'safeHouses'
  | 'businessRule'
  | 'safeHouseRule'
  | 'closed'
  | 'notInCity'
  | 'onTile'
  | 'visitedBy'
  | 'visitedByNobody'
  | 'freeVisits'
  | 'keysLeft'
  | 'noKeys'
  | 'fixers'
  | 'fixersNone'
  | 'equipment'
  | 'equipmentLeft'
  | 'lockers'
  | 'lockerLeft'
  | 'tokens'
  | 'gasCans'
  | 'discs'
  | 'handcuffs'
  | 'gangMembers'
  | 'contactDeck'
  | 'close';

/** The words of the panels beside the city. */
export const RAIL_TEXTS: Sentences<RailTextId> = {
  en: {
    notoriety: 'Notoriety',
    notorietyTip:
      'After every part of the day a marker moves by its red cubes less its blue ones. When it crosses a line upwards, everyone lower must bring a cop nearer; then its owner unlocks assets.',
    space: 'Space {position}, {money}: {names}',
    spaceEmpty: 'Space {position}, {money}',
    rises: '{name} (will rise by {count})',
    falls: '{name} (will fall by {count})',
    line: 'Line {number}: everyone lower moves a cop nearer, then {reward}.',
    lineUnlock: 'unlock {count|asset|assets}',
    lineDisc: '{unlock} and take an extra action disc',
    offer: 'Contacts on offer',
    offerEmpty: 'No contact is left.',
    inDeck: 'in deck',
    deckTip: '{count|contact|contacts} face down in the deck. A new one comes for each that is taken.',
    offerName: 'Contact {letter} on offer: {contact}',
    legal: 'legal',
    chosen: 'chosen',
    orderTip: 'The order counts: Sandra discards from the right, and new cards come in on the left.',
    orderTipSolo:
      'The order counts: Sandra discards two from the right, Costa takes one there, and new cards come in on the left.',
    patrol: 'Patrol',
    patrolLeft: '{count|card|cards} left',
    patrolNone: 'all revealed',
    blocked: 'Blocked',
    possible: 'Possible',
    open: 'Open',
    patrolCards: '{count} of 2 patrol cards',
    blockedTip: '{exit} is blocked: nobody escapes there, but its tiles can be drawn ({count} left).',
    blockedEmptyTip: '{exit} is blocked, and its tiles are gone.',
    waitingTip: '{exit} is blocked. Its {count|tile|tiles} wait until the exit is seen.',
    possibleTip: '{exit} may still become the way out. A second patrol card would block it.',
    openTip: '{exit} is the way out: escape from there today.',
    openLaterTip: '{exit} is certain to be the way out on day 3.',
    inCity: 'in the city',
    onStack: 'face up on a stack',
    notSeen: 'not seen yet',
    exitTiles: '{count|tile|tiles}',
    exits: 'Exits',
    escapeFrom: 'One exit stays open: robbers escape there on day 3.',
    stocksAndPlaces: 'Stocks and places',
    tableTitle: 'The table',
    places: 'Places',
    businesses: 'Businesses',
    safeHouses: 'Safe houses',
    businessRule: 'A business closes after {count} visits. A key opens it once more.',
    safeHouseRule: 'Everybody may visit each safe house once; a key is taken there.',
    closed: 'Closed',
    notInCity: 'not in the city yet',
    onTile: 'tile {tile}',
    visitedBy: 'visited by {names}',
    visitedByNobody: 'not visited',
    freeVisits: '{count|place|places} left',
    keysLeft: 'keys: {keys}',
    noKeys: 'no key left',
    fixers: 'Fixers for sale',
    fixersNone: 'All fixers are gone.',
    equipment: 'Equipment',
    equipmentLeft: '{count} left',
    lockers: 'Lockers',
    lockerLeft: '{count|tile|tiles}',
    tokens: 'Tokens left',
    gasCans: 'Gas cans',
    discs: 'Extra action discs',
    handcuffs: 'Handcuffs',
    gangMembers: 'Gang members',
    contactDeck: 'Contacts in the deck',
    close: 'Close',
  },
  pt: {
    notoriety: 'Notoriedade',
    notorietyTip:
      'Depois de cada parte do dia o marcador anda os cubos vermelhos menos os azuis. Quando ele sobe por um patamar, quem está mais baixo tem de aproximar um policial; depois o dono desbloqueia recursos.',
    space: 'Espaço {position}, {money}: {names}',
    spaceEmpty: 'Espaço {position}, {money}',
    rises: '{name} (vai subir {count})',
    falls: '{name} (vai descer {count})',
    line: 'Patamar {number}: quem está mais baixo aproxima um policial, depois {reward}.',
    lineUnlock: 'desbloquear {count|recurso|recursos}',
    lineDisc: '{unlock} e pegar um disco de ação extra',
    offer: 'Contatos na oferta',
    offerEmpty: 'Não resta nenhum contato.',
    inDeck: 'no baralho',
    deckTip: '{count|contato|contatos} no baralho. Para cada um que sai entra um novo.',
    offerName: 'Contato {letter} da oferta: {contact}',
    legal: 'permitido',
    chosen: 'escolhido',
    orderTip: 'A ordem conta: Sandra descarta pela direita, e as cartas novas entram pela esquerda.',
    orderTipSolo:
      'A ordem conta: Sandra descarta duas pela direita, Costa pega uma ali, e as cartas novas entram pela esquerda.',
    patrol: 'Patrulha',
    patrolLeft: '{count|carta a revelar|cartas a revelar}',
    patrolNone: 'tudo revelado',
    blocked: 'Bloqueada',
    possible: 'Possível',
    open: 'Aberta',
    patrolCards: '{count} de 2 cartas de patrulha',
    blockedTip: '{exit} bloqueada: ninguém foge por ali, mas dá para pegar suas fichas (restam {count}).',
    blockedEmptyTip: '{exit} bloqueada, e suas fichas acabaram.',
    waitingTip: '{exit} bloqueada. {count|ficha espera|fichas esperam} até a saída aparecer.',
    possibleTip: '{exit} ainda pode ser o caminho de fuga. Uma segunda carta de patrulha a bloquearia.',
    openTip: '{exit} é o caminho de fuga: fuja por ali hoje.',
    openLaterTip: '{exit} será com certeza o caminho de fuga no dia 3.',
    inCity: 'na cidade',
    onStack: 'aberta em uma pilha',
    notSeen: 'ainda não apareceu',
    exitTiles: '{count|ficha|fichas}',
    exits: 'Saídas',
    escapeFrom: 'Uma saída fica aberta: por ela se foge no dia 3.',
    stocksAndPlaces: 'Estoques e lugares',
    tableTitle: 'A mesa',
    places: 'Lugares',
    businesses: 'Empreendimentos',
    safeHouses: 'Esconderijos',
    businessRule: 'Um empreendimento fecha depois de {count} visitas. Uma chave o abre mais uma vez.',
    safeHouseRule: 'Cada um pode visitar cada esconderijo uma vez; ali se pega uma chave.',
    closed: 'Fechado',
    notInCity: 'ainda fora da cidade',
    onTile: 'peça {tile}',
    visitedBy: 'visitado por {names}',
    visitedByNobody: 'sem visitas',
    freeVisits: '{count|vaga|vagas}',
    keysLeft: 'chaves: {keys}',
    noKeys: 'sem chaves',
    fixers: 'Comparsas à venda',
    fixersNone: 'Não há mais comparsas.',
    equipment: 'Equipamentos',
    equipmentLeft: 'restam {count}',
    lockers: 'Armários',
    lockerLeft: '{count|ficha|fichas}',
    tokens: 'Fichas que restam',
    gasCans: 'Galões',
    discs: 'Discos de ação extra',
    handcuffs: 'Algemas',
    gangMembers: 'Membros de gangue',
    contactDeck: 'Contatos no baralho',
    close: 'Fechar',
  },
};
