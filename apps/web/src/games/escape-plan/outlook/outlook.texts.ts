import type { Sentences } from '../../../text/say.ts';

type Id =
  | 'title'
  | 'fold'
  | 'unfold'
  | 'open'
  | 'sure'
  | 'oneOf'
  | 'exit'
  | 'away'
  | 'awayTip'
  | 'points'
  | 'turns'
  | 'noWay'
  | 'onStack'
  | 'hidden'
  | 'here'
  | 'left'
  | 'leftTip'
  | 'plusDiscs'
  | 'cost'
  | 'costTip'
  | 'upkeepTip'
  | 'youHave'
  | 'youLack'
  | 'later'
  | 'spare'
  | 'noSpare'
  | 'tooFar'
  | 'cannotReach'
  | 'cannotPay'
  | 'canGo'
  | 'gone'
  | 'arrested'
  | 'ask'
  | 'askAgain'
  | 'asking'
  | 'cancel'
  | 'chance'
  | 'chanceEarlier'
  | 'chanceTip'
  | 'nothing';

export const OUTLOOK_TEXTS: Sentences<Id> = {
  en: {
    title: 'Escape outlook',
    fold: 'Fold the escape outlook',
    unfold: 'Unfold the escape outlook',
    open: '{exit} is open',
    sure: '{exit} will be open',
    oneOf: 'Still possible: {exits}',
    exit: 'Exit {number}',
    away: 'Away',
    awayTip:
      'The shortest way as the city lies now: movement points, at 3 a turn, with a stop every turn. Cans and cards may shorten it.',
    points: '{points} MP',
    turns: '{turns|turn|turns}',
    noWay: 'No way there on foot',
    onStack: 'Tile laid tomorrow',
    hidden: 'Tile still hidden',
    here: 'You stand on it',
    left: 'Turns left',
    leftTip: 'Morning, afternoon and dusk come anyway; night and dawn cost a disc each. Discs you hold are counted.',
    plusDiscs: '{count} by disc',
    cost: 'Cost now',
    costTip: 'By order of escape: {prices}. You would be number {order}. Who cannot pay is arrested.',
    upkeepTip: 'Somebody has escaped: every turn costs $1k first, so {sum} more on the way there.',
    youHave: 'you have {cash}',
    youLack: 'you lack {short}',
    later: 'One can leave on day 3 only. Until then: collect.',
    spare: '{count|turn|turns} to spare if you go straight there.',
    noSpare: 'No turn to lose: set out now.',
    tooFar: 'Too far on foot: {needed|turn|turns} needed, {left} left. Look for cans, cards or a disc.',
    cannotReach: 'No way leads to the exit on foot. Look for a flight, a ferry or the sewer.',
    cannotPay: 'You cannot pay the exit yet: leaving now means arrest.',
    canGo: 'You stand on the open exit and can leave.',
    gone: 'You are out of the city. The escape cost {cost}.',
    arrested: 'You were arrested.',
    ask: 'Ask the bot',
    askAgain: 'Ask again',
    asking: 'Playing it out: {tries} of {all}',
    cancel: 'Cancel',
    chance: 'From here the bot escapes in {percent} % of {tries} tries.',
    chanceEarlier: 'Before the last moves: {percent} % of {tries} tries.',
    chanceTip:
      'The bot knows what you know. All that is hidden is made up anew for every try, and everybody plays fast.',
    nothing: 'The table has moved on. Ask again.',
  },
  pt: {
    title: 'Chances de fuga',
    fold: 'Recolher as chances de fuga',
    unfold: 'Abrir as chances de fuga',
    open: '{exit} está aberta',
    sure: '{exit} ficará aberta',
    oneOf: 'Ainda possíveis: {exits}',
    exit: 'Saída {number}',
    away: 'Distância',
    awayTip:
      'O caminho mais curto com a cidade como está: pontos de movimento, 3 por turno, com uma parada em cada turno. Galões e cartas podem encurtá-lo.',
    points: '{points} PM',
    turns: '{turns|turno|turnos}',
    noWay: 'Não há caminho a pé',
    onStack: 'Peça posta amanhã',
    hidden: 'Peça ainda oculta',
    here: 'Você está nela',
    left: 'Turnos restantes',
    leftTip:
      'Manhã, tarde e anoitecer vêm de qualquer modo; noite e amanhecer custam um disco cada. Os discos que você tem contam.',
    plusDiscs: '{count} com disco',
    cost: 'Custo agora',
    costTip: 'Pela ordem de fuga: {prices}. Você seria o número {order}. Quem não pode pagar é preso.',
    upkeepTip: 'Alguém já fugiu: cada turno custa $1k logo no início, ou seja, mais {sum} até lá.',
    youHave: 'você tem {cash}',
    youLack: 'faltam {short}',
    later: 'Só se foge no dia 3. Até lá: junte dinheiro.',
    spare: '{count|turno|turnos} de folga se você for direto.',
    noSpare: 'Nenhum turno a perder: vá agora.',
    tooFar:
      'Longe demais a pé: {needed|turno necessário|turnos necessários}, restam {left}. Procure galões, cartas ou um disco.',
    cannotReach: 'Nenhum caminho leva à saída a pé. Procure um voo, uma balsa ou o esgoto.',
    cannotPay: 'Você ainda não pode pagar a saída: fugir agora é prisão.',
    canGo: 'Você está na saída aberta e pode fugir.',
    gone: 'Você está fora da cidade. A fuga custou {cost}.',
    arrested: 'Você foi preso.',
    ask: 'Perguntar ao bot',
    askAgain: 'Perguntar de novo',
    asking: 'Simulando: {tries} de {all}',
    cancel: 'Cancelar',
    chance: 'Daqui o bot foge em {percent} % de {tries} tentativas.',
    chanceEarlier: 'Antes das últimas jogadas: {percent} % de {tries} tentativas.',
    chanceTip:
      'O bot sabe o que você sabe. Tudo o que é oculto é inventado de novo a cada tentativa, e todos jogam depressa.',
    nothing: 'A mesa mudou. Pergunte de novo.',
  },
};
