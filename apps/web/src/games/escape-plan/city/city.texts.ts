import type { Sentences } from '../../../text/say.ts';

export type CityTextId =
  | 'map'
  | 'legal'
  | 'chosen'
  | 'legend'
  | 'legendShow'
  | 'legendHide'
  | 'water'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'tomorrow'
  | 'toLay'
  | 'stackTile'
  | 'stackLeft'
  | 'withCops'
  | 'blocked'
  | 'open'
  | 'freeCell'
  | 'tileFirst'
  | 'fits'
  | 'fitsOnly'
  | 'fitsNot'
  | 'turnLeft'
  | 'turnRight'
  | 'turned'
  | 'tile'
  | 'copOn'
  | 'ferry'
  | 'helipadTip'
  | 'borders'
  | 'touchesOther'
  | 'present'
  | 'visitedBy'
  | 'placesLeft'
  | 'isClosed'
  | 'members'
  | 'controlledBy'
  | 'exitBlocked'
  | 'exitOpen'
  | 'exitPossible'
  | 'hospital'
  | 'subway'
  | 'gang'
  | 'store'
  | 'exit'
  | 'church'
  | 'safeHouse'
  | 'heliport'
  | 'clinic'
  | 'business';

export const CITY_TEXTS: Sentences<CityTextId> = {
  en: {
    map: 'City map',
    legal: 'can be chosen',
    chosen: 'chosen',
    legend: 'Legend',
    legendShow: 'Show the legend',
    legendHide: 'Hide the legend',
    water: 'Water, by ferry',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole city',
    tomorrow: 'Tomorrow',
    toLay: 'To be laid',
    stackTile: 'Tile {tile}: {first}, {second}',
    stackLeft: '{count|more tile|more tiles} under it',
    withCops: 'cops: {cops}',
    blocked: 'blocked',
    open: 'open',
    freeCell: 'Free place beside {tiles}, {side}',
    tileFirst: 'First choose one of the tiles to be laid.',
    fits: 'It fits here',
    fitsOnly: 'It fits here, only like this',
    fitsNot: 'Does not fit',
    turnLeft: 'Turn left (Q)',
    turnRight: 'Turn right (E)',
    turned: 'turned {degrees} degrees',
    tile: 'Tile {tile}',
    copOn: '{cop} on tile {tile}',
    ferry: 'Ferry: robbers may cross this water.',
    helipadTip: 'Helicopters and gang flights can start from this tile.',
    borders: 'Reached from: {terrains}.',
    touchesOther: 'Beside it: {other}.',
    present: 'There now: {pawns}.',
    visitedBy: 'Visited by {pawns}.',
    placesLeft: 'Closes after {count|more visit|more visits}.',
    isClosed: 'Closed: only with a key.',
    members: '{count|member|members} to hire.',
    controlledBy: 'Controlled by {pawn}.',
    exitBlocked: 'Blocked by two patrol cards: nobody escapes here.',
    exitOpen: 'This is the open exit.',
    exitPossible: 'Not blocked so far.',
    hospital: 'Pay to heal wounds, gain 1 notoriety. No cops come here.',
    subway: 'Ride to any other subway, once a turn, and gain 1 movement point.',
    gang: 'Pay $5k to hire its two members, if nobody controls it and nobody else is there.',
    store: 'Gas can, equipment, one locker.',
    exit: 'Receive income (or a tile, if it is blocked) and take a contact; on day 3 the open exit leads out of the city.',
    church: 'Pay $1k to lose 1 notoriety, unlock an asset, take a contact.',
    safeHouse: 'Once a game: lose 1 notoriety, take a key, buy a fixer.',
    heliport: 'For 1 movement point fly to any place 1 or 2 tiles away.',
    clinic: 'Unlock an asset, heal 1 wound, take a contact.',
    business: 'Once a game: income now or money at the end, and a contact.',
  },
  pt: {
    map: 'Mapa da cidade',
    legal: 'pode ser escolhido',
    chosen: 'escolhido',
    legend: 'Legenda',
    legendShow: 'Mostrar a legenda',
    legendHide: 'Esconder a legenda',
    water: 'Água, de balsa',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    fit: 'Mostrar a cidade toda',
    tomorrow: 'Amanhã',
    toLay: 'A colocar',
    stackTile: 'Peça {tile}: {first}, {second}',
    stackLeft: 'mais {count|peça|peças} por baixo',
    withCops: 'policiais: {cops}',
    blocked: 'bloqueada',
    open: 'aberta',
    freeCell: 'Casa livre ao lado de {tiles}, {side}',
    tileFirst: 'Escolha primeiro uma das peças a colocar.',
    fits: 'Cabe aqui',
    fitsOnly: 'Cabe aqui, só assim',
    fitsNot: 'Não cabe',
    turnLeft: 'Girar à esquerda (Q)',
    turnRight: 'Girar à direita (E)',
    turned: 'girada {degrees} graus',
    tile: 'Peça {tile}',
    copOn: '{cop} na peça {tile}',
    ferry: 'Balsa: os ladrões podem atravessar esta água.',
    helipadTip: 'Helicópteros e voos de gangue podem partir desta peça.',
    borders: 'Acesso por: {terrains}.',
    touchesOther: 'Ao lado: {other}.',
    present: 'Estão ali: {pawns}.',
    visitedBy: 'Visitado por {pawns}.',
    placesLeft: 'Fecha depois de mais {count|visita|visitas}.',
    isClosed: 'Fechado: só com uma chave.',
    members: '{count|membro|membros} para contratar.',
    controlledBy: 'Controlada por {pawn}.',
    exitBlocked: 'Bloqueada por duas cartas de patrulha: ninguém foge por aqui.',
    exitOpen: 'Esta é a saída aberta.',
    exitPossible: 'Ainda não está bloqueada.',
    hospital: 'Pague para curar ferimentos, ganhe 1 de notoriedade. Nenhum policial vem aqui.',
    subway: 'Vá a qualquer outro metrô, uma vez por turno, e ganhe 1 ponto de movimento.',
    gang: 'Pague $5k para contratar os dois membros, se ninguém a controla e mais ninguém está ali.',
    store: 'Galão de gasolina, equipamento, um armário.',
    exit: 'Receba rendimento (ou uma ficha, se está bloqueada) e pegue um contato; no dia 3 a saída aberta leva para fora da cidade.',
    church: 'Pague $1k para perder 1 de notoriedade, desbloqueie um recurso, pegue um contato.',
    safeHouse: 'Uma vez por partida: perca 1 de notoriedade, pegue uma chave, compre um comparsa.',
    heliport: 'Por 1 ponto de movimento voe a qualquer lugar a 1 ou 2 peças de distância.',
    clinic: 'Desbloqueie um recurso, cure 1 ferimento, pegue um contato.',
    business: 'Uma vez por partida: rendimento agora ou dinheiro no final, e um contato.',
  },
};
