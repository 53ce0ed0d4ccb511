import type { Sentences } from '../../../text/say.ts';

type Id =
  | 'anatomy'
  | 'probation'
  | 'location'
  | 'field'
  | 'nearest'
  | 'farEnd'
  | 'setUp'
  | 'hand'
  | 'pile'
  | 'delivery'
  | 'warehouse'
  | 'supply'
  | 'toWarehouse'
  | 'optionA'
  | 'flip'
  | 'fill'
  | 'optionB'
  | 'director'
  | 'informer'
  | 'onlyYou'
  | 'saboteur'
  | 'discarded'
  | 'stays'
  | 'orMore'
  | 'spy'
  | 'manager'
  | 'twoAllowed'
  | 'runner'
  | 'exposure'
  | 'notCounted'
  | 'bust'
  | 'sharing'
  | 'sum'
  | 'nearer'
  | 'staysThere'
  | 'special'
  | 'bustHere';

/** Words inside the pictures are few and short; the sentence under each picture says what it shows. */
export const diagramTexts: Sentences<Id> = {
  en: {
    anatomy: 'One location: its probationary agent on the left, its crates, and its field, read outwards.',
    probation: 'Probationary',
    location: 'Location',
    field: 'Field',
    nearest: 'nearest',
    farEnd: 'far end',
    setUp:
      'Four players, ready to begin: four crates everywhere, a 1 beside every location, five cards in hand and eight to draw.',
    hand: 'Hand',
    pile: 'Pile',
    delivery:
      'A 3 brings location 3 one crate and all that the warehouse holds. Too high a number feeds the warehouse.',
    warehouse: 'Warehouse',
    supply: 'Supply',
    toWarehouse: '+1 to the warehouse',
    optionA:
      'Option A: another player’s agent is turned up and joins the far end; your card takes the place, face down.',
    flip: 'Flip',
    fill: 'Your card',
    optionB: 'Option B: your card goes to the far end of a field, face down.',
    director: 'Director: one exposed agent moves to the far end of another location’s field.',
    informer: 'Informer: look at one undercover agent, then lay it at the end of any field.',
    onlyYou: 'only you',
    saboteur: 'Saboteur: roll the agent’s value or more, and the agent is gone.',
    discarded: 'discarded',
    stays: 'stays',
    orMore: '2 or more',
    spy: 'Spy: look at all probationary agents and lay them out anew.',
    manager: 'Manager: while yours is exposed, two of your agents may be undercover.',
    twoAllowed: '2 undercover',
    runner: 'Runner: two crates go together from one location to another.',
    exposure: 'Four exposed agents make a bust. The undercover agent does not count towards the four.',
    notCounted: 'not counted',
    bust: 'Bust',
    sharing:
      'The highest sum takes half, rounded up, then the next. Blue and yellow are level; blue’s card lies nearer.',
    sum: 'sum {sum}',
    nearer: 'nearer',
    staysThere: 'stays there',
    special: 'Special delivery: two crates to the bust location, one to every other.',
    bustHere: 'bust',
  },
  pt: {
    anatomy: 'Uma Região: à esquerda o Agente em Treinamento, depois os caixotes e o campo, lido de dentro para fora.',
    probation: 'Treinamento',
    location: 'Região',
    field: 'Campo',
    nearest: 'mais perto',
    farEnd: 'fim',
    setUp:
      'Quatro jogadores prontos: quatro caixotes em toda Região, um 1 ao lado de cada uma, cinco cartas na mão e oito na pilha.',
    hand: 'Mão',
    pile: 'Pilha',
    delivery: 'Um 3 leva à Região 3 um caixote e tudo o que houver no Armazém. Número alto demais abastece o Armazém.',
    warehouse: 'Armazém',
    supply: 'Estoque',
    toWarehouse: '+1 para o Armazém',
    optionA:
      'Opção A: o agente de outro jogador é virado e vai para o fim do campo; sua carta ocupa o lugar, virada para baixo.',
    flip: 'Virar',
    fill: 'Sua carta',
    optionB: 'Opção B: sua carta vai para o fim de um campo, virada para baixo.',
    director: 'Diretor: um agente exposto vai para o fim do campo de outra Região.',
    informer: 'Informante: olhe um Agente Secreto e ponha-o no fim de qualquer campo.',
    onlyYou: 'só você',
    saboteur: 'Auditor: com o valor do agente ou mais no dado, o agente sai.',
    discarded: 'descartado',
    stays: 'fica',
    orMore: '2 ou mais',
    spy: 'Espiã: olhe todos os Agentes em Treinamento e distribua-os de novo.',
    manager: 'Intendente: enquanto o seu estiver exposto, você pode ter dois Agentes Secretos.',
    twoAllowed: '2 secretos',
    runner: 'Atravessador: dois caixotes vão juntos de uma Região para outra.',
    exposure: 'Quatro agentes expostos fazem uma Batida. O Agente Secreto não ajuda a completar os quatro.',
    notCounted: 'não conta',
    bust: 'Batida',
    sharing:
      'A maior soma leva metade, arredondada para cima, depois a seguinte. Azul e amarelo empatam; a carta do azul está mais perto.',
    sum: 'soma {sum}',
    nearer: 'mais perto',
    staysThere: 'fica ali',
    special: 'Entrega especial: dois caixotes para a Região da Batida, um para cada outra.',
    bustHere: 'Batida',
  },
};
