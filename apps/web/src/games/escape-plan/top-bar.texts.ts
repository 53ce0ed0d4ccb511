import type { Sentences } from '../../text/say.ts';

export type TopBarTextId =
  | 'day'
  | 'dayOf'
  | 'dayTip'
  | 'lastDayTip'
  | 'parts'
  | 'part0'
  | 'part1'
  | 'part2'
  | 'part3'
  | 'part4'
  | 'partNow'
  | 'partDone'
  | 'partToCome'
  | 'partWithDisc'
  | 'partTip'
  | 'lateTip'
  | 'before'
  | 'income'
  | 'patrol'
  | 'building'
  | 'incomeTip'
  | 'patrolTip'
  | 'buildingTip'
  | 'turn'
  | 'rail';

export const TOP_BAR_TEXTS: Sentences<TopBarTextId> = {
  en: {
    day: 'Day',
    dayOf: 'Day {day} of 3',
    dayTip: 'The game lasts three days. On the third everybody must escape through the open exit.',
    lastDayTip: 'The last day: escape through the open exit before dawn is over, or be arrested.',
    parts: 'Parts of the day',
    part0: 'Morning',
    part1: 'Afternoon',
    part2: 'Dusk',
    part3: 'Night',
    part4: 'Dawn',
    partNow: 'now',
    partDone: 'over',
    partToCome: 'to come',
    partWithDisc: 'only with a disc',
    partTip: 'Everybody takes a turn, then notoriety moves.',
    lateTip: 'Only those who give an extra action disc take a turn; then notoriety moves.',
    before: 'Before the morning',
    income: 'Income',
    patrol: 'Patrol',
    building: 'Building',
    incomeTip: 'From day 2 on everybody receives income; those below the first line may pay to unlock an asset.',
    patrolTip: 'Two patrol cards are revealed, on day 3 the last one. The second on an exit blocks it.',
    buildingTip: 'Four tiles are laid in turn order, and the next four are turned up with their cops.',
    turn: 'A turn',
    rail: 'Offer and log',
  },
  pt: {
    day: 'Dia',
    dayOf: 'Dia {day} de 3',
    dayTip: 'A partida dura três dias. No terceiro todos precisam fugir pela saída aberta.',
    lastDayTip: 'O último dia: fuja pela saída aberta antes do fim do amanhecer, ou será preso.',
    parts: 'Partes do dia',
    part0: 'Manhã',
    part1: 'Tarde',
    part2: 'Anoitecer',
    part3: 'Noite',
    part4: 'Amanhecer',
    partNow: 'agora',
    partDone: 'já passou',
    partToCome: 'a seguir',
    partWithDisc: 'só com disco',
    partTip: 'Cada um faz um turno, depois a notoriedade anda.',
    lateTip: 'Só faz um turno quem gasta um disco de ação extra; depois a notoriedade anda.',
    before: 'Antes da manhã',
    income: 'Rendimento',
    patrol: 'Patrulha',
    building: 'Construção',
    incomeTip:
      'Do dia 2 em diante todos recebem rendimento; quem está abaixo do primeiro patamar pode pagar para desbloquear um recurso.',
    patrolTip: 'Duas cartas de patrulha são reveladas, no dia 3 a última. A segunda em uma saída a bloqueia.',
    buildingTip: 'Quatro peças são postas na ordem de turno, e as quatro seguintes são abertas com seus policiais.',
    turn: 'Um turno',
    rail: 'Oferta e registro',
  },
};
