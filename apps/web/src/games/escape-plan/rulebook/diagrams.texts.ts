import type { Sentences } from '../../../text/say.ts';

type Id =
  | 'tile'
  | 'industrial'
  | 'commercial'
  | 'residential'
  | 'water'
  | 'location'
  | 'laying'
  | 'fits'
  | 'steps'
  | 'free'
  | 'left'
  | 'start'
  | 'crossed'
  | 'stop'
  | 'counts'
  | 'countsNot'
  | 'wounds'
  | 'green'
  | 'red'
  | 'spaces'
  | 'patrol'
  | 'exit'
  | 'blocked'
  | 'open'
  | 'visits'
  | 'business'
  | 'safeHouse'
  | 'store'
  | 'exitPlace'
  | 'crowd'
  | 'cube'
  | 'contact'
  | 'minusOne'
  | 'key'
  | 'fixer'
  | 'can'
  | 'buy'
  | 'locker'
  | 'income'
  | 'notoriety'
  | 'unlock'
  | 'disc'
  | 'cops'
  | 'escape'
  | 'players'
  | 'score'
  | 'plan'
  | 'cash'
  | 'assets'
  | 'contacts'
  | 'tiles'
  | 'penalty'
  | 'woundLine'
  | 'total';

/** Words inside the pictures are few and short; the sentence under each picture says what it shows. */
export const escapePlanTexts: Sentences<Id> = {
  en: {
    tile: 'One tile: two or three terrains with roads between them, and two locations, each inside a terrain or on a road.',
    industrial: 'Industrial',
    commercial: 'Commercial',
    residential: 'Residential',
    water: 'Water',
    location: 'Location',
    laying:
      'A new tile has a side in common with two tiles of the city, and one of its terrains goes on in a neighbour.',
    fits: 'goes on',
    steps:
      'Three points: leave a location, cross a road into another terrain, enter a location. Over the edge within one terrain is free.',
    free: 'free',
    left: 'The tile where the move began and those it crossed count; the tile where it ends does not. Two cops are to be avoided here.',
    start: 'began',
    crossed: 'crossed',
    stop: 'ends',
    counts: 'left',
    countsNot: 'not left',
    wounds:
      'With the green box empty a wound closes the rightmost contact space by handcuffs, and one cube comes back to green.',
    green: 'Green',
    red: 'Red',
    spaces: 'Contact spaces',
    patrol: 'Five of six patrol cards come out. Two block an exit; on day 3 one exit with a single card stays open.',
    exit: 'Exit {number}',
    blocked: 'blocked',
    open: 'open',
    visits: 'What is done where, in this order. Dashed steps may be passed.',
    business: 'Business',
    safeHouse: 'Safe house',
    store: 'Store',
    exitPlace: 'Exit',
    crowd: 'Crowd',
    cube: 'Cube',
    contact: 'Contact',
    minusOne: '−1',
    key: 'Key',
    fixer: 'Fixer',
    can: 'Can',
    buy: 'Buy 2',
    locker: 'Locker',
    income: 'Income',
    notoriety:
      'The track with its penalties. Crossing a line upwards brings what stands over it, and cops nearer to you.',
    unlock: 'unlock {count}',
    disc: '+ disc',
    cops: 'cops come',
    escape: 'What the exit costs by order of escape, in thousands.',
    players: '{count|player|players}',
    score: 'A score sheet: money of the plan, cash, used assets, contacts and tiles, less notoriety and wounds.',
    plan: 'Plan',
    cash: 'Cash',
    assets: '2 used assets',
    contacts: '3 contacts',
    tiles: 'Locker and exit tiles',
    penalty: 'Notoriety 5',
    woundLine: '1 wound',
    total: 'Total',
  },
  pt: {
    tile: 'Uma peça: dois ou três terrenos com ruas entre eles, e dois locais, cada um dentro de um terreno ou sobre uma rua.',
    industrial: 'Industrial',
    commercial: 'Comercial',
    residential: 'Residencial',
    water: 'Água',
    location: 'Local',
    laying: 'Uma peça nova encosta por um lado em duas peças da cidade, e um de seus terrenos continua em uma vizinha.',
    fits: 'continua',
    steps:
      'Três pontos: sair de um local, cruzar uma rua para outro terreno, entrar em um local. Passar a borda no mesmo terreno é grátis.',
    free: 'grátis',
    left: 'Contam a peça onde o movimento começou e as que cruzou; não a peça onde termina. Aqui há dois policiais a evitar.',
    start: 'começou',
    crossed: 'cruzou',
    stop: 'termina',
    counts: 'deixada',
    countsNot: 'não conta',
    wounds:
      'Com a caixa verde vazia, um ferimento fecha com algemas o espaço de contato mais à direita, e um cubo volta para a verde.',
    green: 'Verde',
    red: 'Vermelha',
    spaces: 'Espaços de contato',
    patrol: 'Saem cinco das seis cartas de patrulha. Duas bloqueiam uma saída; no dia 3 fica aberta a que tem uma só.',
    exit: 'Saída {number}',
    blocked: 'bloqueada',
    open: 'aberta',
    visits: 'O que se faz em cada lugar, nesta ordem. Os passos tracejados podem ser passados.',
    business: 'Empreendimento',
    safeHouse: 'Esconderijo',
    store: 'Loja',
    exitPlace: 'Saída',
    crowd: 'Agl.',
    cube: 'Cubo',
    contact: 'Contato',
    minusOne: '−1',
    key: 'Chave',
    fixer: 'Comparsa',
    can: 'Galão',
    buy: 'Equip. 2',
    locker: 'Armário',
    income: 'Rend.',
    notoriety:
      'A trilha com as multas. Cruzar um patamar para cima traz o que está sobre ele, e policiais mais perto de você.',
    unlock: 'libera {count}',
    disc: '+ disco',
    cops: 'vem polícia',
    escape: 'O que a saída custa pela ordem de fuga, em milhares.',
    players: '{count|jogador|jogadores}',
    score:
      'Uma folha de pontos: dinheiro do plano, em mãos, recursos usados, contatos e fichas, menos notoriedade e ferimentos.',
    plan: 'Plano',
    cash: 'Em mãos',
    assets: '2 recursos usados',
    contacts: '3 contatos',
    tiles: 'Fichas de armário e saída',
    penalty: 'Notoriedade 5',
    woundLine: '1 ferimento',
    total: 'Total',
  },
};
