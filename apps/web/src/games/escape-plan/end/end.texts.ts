import type { Sentences } from '../../../text/say.ts';

type Id =
  | 'stamp.won'
  | 'stamp.lost'
  | 'stamp.arrested'
  | 'stamp.soloArrested'
  | 'winner'
  | 'sharedWin'
  | 'nobodyLabel'
  | 'soloWon'
  | 'soloLost'
  | 'nobodyEscaped'
  | 'unit.most'
  | 'unit.costa'
  | 'unit.nobody'
  | 'how.won'
  | 'how.shared'
  | 'how.others'
  | 'how.nobody'
  | 'how.beatCosta'
  | 'how.lostToCosta'
  | 'how.soloArrested'
  | 'sheet'
  | 'skip'
  | 'place'
  | 'ordinal1'
  | 'ordinal2'
  | 'ordinal3'
  | 'ordinal4'
  | 'ordinal5'
  | 'arrested'
  | 'noLine'
  | 'line.group1'
  | 'line.group2'
  | 'line.safeHouses'
  | 'line.cash'
  | 'line.assets'
  | 'line.contacts'
  | 'line.tiles'
  | 'line.notoriety'
  | 'line.wounds'
  | 'total'
  | 'count.places'
  | 'count.assets'
  | 'count.contacts'
  | 'count.contactsCuffed'
  | 'count.tiles'
  | 'count.notoriety'
  | 'count.wounds'
  | 'tie.cash'
  | 'tie.notoriety'
  | 'tie.wounds'
  | 'tie.shared'
  | 'departures'
  | 'escapedFree'
  | 'escapedPaid'
  | 'costaEscaped'
  | 'costaLater'
  | 'why.exit'
  | 'why.upkeep'
  | 'why.late'
  | 'when'
  | 'whenBeginning'
  | 'chart'
  | 'chartTotal'
  | 'chartCash'
  | 'chartChoice'
  | 'axisTotal'
  | 'axisCash'
  | 'moment'
  | 'momentAt'
  | 'momentOf'
  | 'asTable'
  | 'partOfDay'
  | 'day'
  | 'plans'
  | 'planOf'
  | 'visited'
  | 'notVisited'
  | 'income'
  | 'keptTiles'
  | 'noTiles'
  | 'costaTiles'
  | 'bestOf'
  | 'days'
  | 'out'
  | 'shareText'
  | 'shareArrested';

export const endTexts: Sentences<Id> = {
  en: {
    'stamp.won': 'Got away',
    'stamp.lost': 'You: out, but poorer',
    'stamp.arrested': 'All arrested',
    'stamp.soloArrested': 'You: arrested',
    winner: 'Richest robber who got away',
    sharedWin: 'They share the win',
    nobodyLabel: 'No winner',
    soloWon: 'You beat Lieutenant Costa',
    soloLost: 'Lieutenant Costa wins',
    nobodyEscaped: 'Nobody escaped',
    'unit.most': 'in all',
    'unit.costa': 'Costa’s total',
    'unit.nobody': 'of {seats} escaped',
    'how.won': 'Out on day 3, {part}, with the most money of all who got away.',
    'how.shared': 'They are level in money, in cash, in notoriety and in wounds.',
    'how.others': '{escaped} of {seats} escaped.',
    'how.nobody': 'Day 3 is over and every robber is in a cell. Whoever is arrested scores nothing.',
    'how.beatCosta': '{name} escaped on day 3, {part}, with {own}. Costa made {costa}.',
    'how.lostToCosta':
      '{name} escaped on day 3, {part}, with {own}, but Costa made {costa}. It takes more than he has.',
    'how.soloArrested': '{name} did not get out of the city. Costa made {costa}.',
    sheet: 'Score sheet',
    skip: 'Skip',
    place: 'Place {place}',
    ordinal1: '1st',
    ordinal2: '2nd',
    ordinal3: '3rd',
    ordinal4: '4th',
    ordinal5: '5th',
    arrested: 'Arrested',
    noLine: 'does not count for Costa',
    'line.group1': 'Businesses, group 1',
    'line.group2': 'Businesses, group 2',
    'line.safeHouses': 'Safe houses',
    'line.cash': 'Cash',
    'line.assets': 'Used assets',
    'line.contacts': 'Contacts',
    'line.tiles': 'Locker and exit tiles',
    'line.notoriety': 'Notoriety',
    'line.wounds': 'Wounds',
    total: 'Total',
    'count.places': '{count} of 3 visited',
    'count.assets': '{count} used',
    'count.contacts': '{count|card|cards}',
    'count.contactsCuffed': '{count|card|cards}, {lost} lost',
    'count.tiles': '{count|tile|tiles}',
    'count.notoriety': 'at {count}',
    'count.wounds': '{count|wound|wounds}',
    'tie.cash': '{first} and {second} both have {total}. More cash decides: {one} against {other}.',
    'tie.notoriety':
      '{first} and {second} have the same total and the same cash. The lower notoriety decides: {one} against {other}.',
    'tie.wounds':
      '{first} and {second} are level in total, cash and notoriety. Fewer wounds decide: {one} against {other}.',
    'tie.shared': '{first} and {second} are level in everything: they share the place.',
    departures: 'How they left',
    escapedFree: 'Escaped, and the way out was free',
    escapedPaid: 'Escaped, and paid {price} at the exit',
    costaEscaped: 'Escaped; he pays nothing',
    costaLater: 'Taken to have escaped in the end',
    'why.exit': 'Arrested at the exit: it cost {price}, and there was {cash}',
    'why.upkeep': 'Arrested at the beginning of a turn: {price} was due, and there was {cash}',
    'why.late': 'Arrested: still in the city when day 3 was over',
    when: 'Day {day}, {part}',
    whenBeginning: 'Day {day}, before the morning',
    chart: 'Money over time',
    chartTotal: 'Total',
    chartCash: 'Cash',
    chartChoice: 'What the lines show',
    axisTotal:
      'What an escape would have been worth after each part of the day. Tiles that were given up later are left out.',
    axisCash: 'Cash after each part of the day',
    moment: 'Moment',
    momentAt: '{when}: {list}',
    momentOf: '{name} {money}',
    asTable: 'The chart as a table',
    partOfDay: 'Part of the day',
    day: 'Day {day}',
    plans: 'Escape plans and hauls',
    planOf: 'Plan of {name}',
    visited: 'visited, {when}',
    notVisited: 'not visited',
    income: 'income',
    keptTiles: 'Tiles kept',
    noTiles: 'No tiles',
    costaTiles: 'Tiles taken',
    bestOf: 'the best of these counts',
    days: 'Day by day',
    out: 'out',
    shareText: 'Escape Plan: {result}',
    shareArrested: '{name}: arrested',
  },
  pt: {
    'stamp.won': 'Escapou',
    'stamp.lost': 'Você: fora, com menos',
    'stamp.arrested': 'Todos na prisão',
    'stamp.soloArrested': 'Você: prisão',
    winner: 'Quem fugiu com mais dinheiro',
    sharedWin: 'Vitória dividida',
    nobodyLabel: 'Ninguém venceu',
    soloWon: 'Você venceu o Tenente Costa',
    soloLost: 'O Tenente Costa venceu',
    nobodyEscaped: 'Ninguém fugiu',
    'unit.most': 'no total',
    'unit.costa': 'total de Costa',
    'unit.nobody': 'de {seats} fugiram',
    'how.won': 'Fuga no dia 3, {part}, com mais dinheiro que todos os outros que fugiram.',
    'how.shared': 'Há empate em total, em dinheiro vivo, em notoriedade e em ferimentos.',
    'how.others': 'Fugiram {escaped} de {seats}.',
    'how.nobody': 'O dia 3 acabou com todos os ladrões na cela. Quem vai preso não marca nada.',
    'how.beatCosta': '{name} fugiu no dia 3, {part}, com {own}. Costa fez {costa}.',
    'how.lostToCosta': '{name} fugiu no dia 3, {part}, com {own}, mas Costa fez {costa}. É preciso ter mais que ele.',
    'how.soloArrested': '{name} não saiu da cidade. Costa fez {costa}.',
    sheet: 'Folha de pontuação',
    skip: 'Pular',
    place: '{place}º lugar',
    ordinal1: '1º',
    ordinal2: '2º',
    ordinal3: '3º',
    ordinal4: '4º',
    ordinal5: '5º',
    arrested: 'Na prisão',
    noLine: 'não conta para Costa',
    'line.group1': 'Empreendimentos, grupo 1',
    'line.group2': 'Empreendimentos, grupo 2',
    'line.safeHouses': 'Esconderijos',
    'line.cash': 'Dinheiro vivo',
    'line.assets': 'Recursos usados',
    'line.contacts': 'Contatos',
    'line.tiles': 'Fichas de armário e saída',
    'line.notoriety': 'Notoriedade',
    'line.wounds': 'Ferimentos',
    total: 'Total',
    'count.places': '{count} de 3 visitados',
    'count.assets': '{count|usado|usados}',
    'count.contacts': '{count|carta|cartas}',
    'count.contactsCuffed': '{count|carta|cartas}, {lost} a menos',
    'count.tiles': '{count|ficha|fichas}',
    'count.notoriety': 'na posição {count}',
    'count.wounds': '{count|ferimento|ferimentos}',
    'tie.cash': '{first} e {second} têm {total} cada. Decide quem tem mais dinheiro vivo: {one} contra {other}.',
    'tie.notoriety':
      '{first} e {second} empatam em total e em dinheiro vivo. Decide a menor notoriedade: {one} contra {other}.',
    'tie.wounds':
      '{first} e {second} empatam em total, em dinheiro vivo e em notoriedade. Decide quem tem menos ferimentos: {one} contra {other}.',
    'tie.shared': '{first} e {second} empatam em tudo: dividem o lugar.',
    departures: 'Como saíram',
    escapedFree: 'Fugiu, e a saída foi de graça',
    escapedPaid: 'Fugiu e pagou {price} na saída',
    costaEscaped: 'Fugiu; ele não paga nada',
    costaLater: 'Conta como se tivesse fugido no fim',
    'why.exit': 'Prisão na saída: custava {price}, e havia {cash}',
    'why.upkeep': 'Prisão no começo de um turno: era preciso pagar {price}, e havia {cash}',
    'why.late': 'Prisão por ainda estar na cidade quando o dia 3 acabou',
    when: 'Dia {day}, {part}',
    whenBeginning: 'Dia {day}, antes da manhã',
    chart: 'Dinheiro ao longo da partida',
    chartTotal: 'Total',
    chartCash: 'Dinheiro vivo',
    chartChoice: 'O que as linhas mostram',
    axisTotal: 'Quanto teria valido uma fuga após cada parte do dia. Fichas abandonadas depois ficam de fora.',
    axisCash: 'Dinheiro vivo após cada parte do dia',
    moment: 'Momento',
    momentAt: '{when}: {list}',
    momentOf: '{name} {money}',
    asTable: 'O gráfico como tabela',
    partOfDay: 'Parte do dia',
    day: 'Dia {day}',
    plans: 'Planos de fuga e espólios',
    planOf: 'Plano de {name}',
    visited: 'visita feita, {when}',
    notVisited: 'sem visita',
    income: 'rendimento',
    keptTiles: 'Fichas guardadas',
    noTiles: 'Nenhuma ficha',
    costaTiles: 'Fichas que ele levou',
    bestOf: 'conta a melhor destas',
    days: 'Dia a dia',
    out: 'fora',
    shareText: 'Escape Plan: {result}',
    shareArrested: '{name}: na prisão',
  },
};
