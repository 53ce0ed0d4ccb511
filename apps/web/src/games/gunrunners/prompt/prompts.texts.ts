import type { Sentences } from '../../../text/say.ts';

export type PromptTextId =
  | 'setUp'
  | 'deliver'
  | 'deploy'
  | 'operation'
  | 'bust'
  | 'over'
  | 'roll'
  | 'use'
  | 'decline'
  | 'leaveLayout'
  | 'station'
  | 'stationAt'
  | 'rollDie'
  | 'deployEn'
  | 'deployFlipOnly'
  | 'deployPt'
  | 'deployPtFlipOnly'
  | 'flipAt'
  | 'flipOwnAt'
  | 'commit'
  | 'commitOrHide'
  | 'swap'
  | 'swapOwn'
  | 'swapWhich'
  | 'hideCard'
  | 'hideAt'
  | 'hideCardAt'
  | 'flip'
  | 'flipCommitted'
  | 'place'
  | 'placeFirst'
  | 'placeCard'
  | 'director'
  | 'directorTo'
  | 'directorDone'
  | 'informer'
  | 'informerDone'
  | 'informerOwn'
  | 'saboteur'
  | 'saboteurDone'
  | 'spy'
  | 'runner'
  | 'runnerTo'
  | 'runnerDone'
  | 'putBack'
  | 'putBackAt'
  | 'arrange'
  | 'arrangeWith'
  | 'arrangeAgain'
  | 'bustFirst'
  | 'bustAt'
  | 'waitStation'
  | 'waitRoll'
  | 'waitDeploy'
  | 'waitFlip'
  | 'waitPlace'
  | 'waitOperation'
  | 'waitHide'
  | 'waitArrange'
  | 'waitBust'
  | 'busting'
  | 'gameOver'
  | 'failed';

/** What the prompt says: one sentence, verb first, naming the thing. */
export const PROMPT_TEXTS: Sentences<PromptTextId> = {
  en: {
    setUp: 'Set-up',
    deliver: 'Deliver',
    deploy: 'Deploy',
    operation: 'Operation',
    bust: 'Bust',
    over: 'Over',
    roll: 'Roll',
    use: 'Use {role}',
    decline: 'Decline',
    leaveLayout: 'Leave as they lie',
    station: 'Put one of your 1s beside a free location.',
    stationAt: 'Put your 1 beside {location}.',
    rollDie: 'Roll the die for the delivery.',
    deployEn: 'Flip another player’s agent, or send one of your cards undercover.',
    deployFlipOnly: 'Flip another player’s agent: you cannot go undercover now.',
    deployPt: 'Choose a card, then whom to flip for it or where to hide it.',
    deployPtFlipOnly: 'Choose a card, then whom to flip for it.',
    flipAt: 'Flip {owner}’s agent in {location}.',
    flipOwnAt: 'Flip your own agent in {location}.',
    commit: 'Commit your {card}, or choose whom to flip for it at once.',
    commitOrHide: 'Choose whom to flip for your {card}, or a location to hide it.',
    swap: 'Flip {owner}’s agent in {location} and put your {card} in its place.',
    swapOwn: 'Flip your own agent in {location} and put your {card} in its place.',
    swapWhich: 'Choose the card that takes the place of the agent in {location}.',
    hideCard: 'Send your {card} undercover: choose a location.',
    hideAt: 'Send an agent undercover to {location}: choose a card.',
    hideCardAt: 'Send your {card} undercover to {location}.',
    flip: 'Choose whom to flip.',
    flipCommitted: 'Choose whom to flip: your {card} takes the place.',
    place: 'Put a card into the vacant place beside {location}.',
    placeFirst: 'Put a card beside {location}, which has no agent yet.',
    placeCard: 'Put your {card} beside {location}.',
    director: '{seat} flipped your {role}: choose an exposed agent to move.',
    directorTo: 'Move {card}: choose a location.',
    directorDone: 'Move {card} from {from} to {location}.',
    informer: '{seat} flipped your {role}: choose an undercover agent to look at.',
    informerDone: 'Look at {owner}’s undercover agent in {location}, then put it back anywhere.',
    informerOwn: 'Look at your own undercover agent in {location}, then put it back anywhere.',
    saboteur: '{seat} flipped your {role}: choose an exposed agent to roll against.',
    saboteurDone: 'Roll against {card} in {location}: {value} or more discards it.',
    spy: '{seat} flipped your {role}: look at all probationary agents and lay them out anew?',
    runner: '{seat} flipped your {role}: choose where to take 2 crates.',
    runnerTo: 'Take 2 crates from {from}: choose where they go.',
    runnerDone: 'Take 2 crates from {from} to {location}.',
    putBack: 'Put {card} back, face down, at the end of a row.',
    putBackAt: 'Put {card} back, face down, in {location}.',
    arrange: 'Swap agents, two at a time, or confirm them as they lie.',
    arrangeWith: 'Swap {card} with another one.',
    arrangeAgain: 'Confirm this layout, or swap further.',
    bustFirst: 'Choose the location that is busted first.',
    bustAt: 'Bust {location} first.',
    waitStation: '{seat} puts a 1 beside a location.',
    waitRoll: '{seat} rolls for the delivery.',
    waitDeploy: '{seat} deploys an agent.',
    waitFlip: '{seat} chooses whom to flip.',
    waitPlace: '{seat} fills the vacant place beside {location}.',
    waitOperation: '{seat} decides about the {role}.',
    waitHide: '{seat} has looked at a card and puts it back.',
    waitArrange: '{seat} has looked at the probationary agents and lays them out.',
    waitBust: '{seat} chooses which location is busted first.',
    busting: 'Watch the crates of {location} being shared out.',
    gameOver: 'The game is over.',
    failed: 'That did not work. Try again.',
  },
  pt: {
    setUp: 'Preparação',
    deliver: 'Entrega',
    deploy: 'Agente',
    operation: 'Operação',
    bust: 'Batida',
    over: 'Fim',
    roll: 'Rolar',
    use: 'Usar: {role}',
    decline: 'Recusar',
    leaveLayout: 'Deixar como estão',
    station: 'Ponha um de seus agentes 1 ao lado de uma Região livre.',
    stationAt: 'Ponha seu agente 1 ao lado da Região {location}.',
    rollDie: 'Role o dado para a entrega.',
    deployEn: 'Vire o agente de outro jogador ou envie uma carta sua em segredo.',
    deployFlipOnly: 'Vire o agente de outro jogador: agora você não pode enviar um Agente Secreto.',
    deployPt: 'Escolha uma carta e depois quem virar com ela ou onde escondê-la.',
    deployPtFlipOnly: 'Escolha uma carta e depois quem virar com ela.',
    flipAt: 'Vire o agente de {owner} na Região {location}.',
    flipOwnAt: 'Vire seu próprio agente na Região {location}.',
    commit: 'Separe a carta {card} ou escolha logo quem virar com ela.',
    commitOrHide: 'Escolha quem virar com a carta {card} ou uma Região onde escondê-la.',
    swap: 'Vire o agente de {owner} na Região {location} e ponha {card} no lugar.',
    swapOwn: 'Vire seu próprio agente na Região {location} e ponha {card} no lugar.',
    swapWhich: 'Escolha a carta que toma o lugar do agente na Região {location}.',
    hideCard: 'Envie em segredo a carta {card}: escolha uma Região.',
    hideAt: 'Envie um Agente Secreto para a Região {location}: escolha uma carta.',
    hideCardAt: 'Envie em segredo a carta {card} para a Região {location}.',
    flip: 'Escolha quem virar.',
    flipCommitted: 'Escolha quem virar: a carta {card} toma o lugar.',
    place: 'Ponha uma carta no lugar vago da Região {location}.',
    placeFirst: 'Ponha uma carta na Região {location}, que ainda não tem agente.',
    placeCard: 'Ponha a carta {card} ao lado da Região {location}.',
    director: '{seat} virou sua carta {role}: escolha um agente exposto para mover.',
    directorTo: 'Mova {card}: escolha uma Região.',
    directorDone: 'Mova {card} da Região {from} para a Região {location}.',
    informer: '{seat} virou sua carta {role}: escolha um Agente Secreto para olhar.',
    informerDone: 'Olhe o Agente Secreto de {owner} na Região {location} e devolva-o onde quiser.',
    informerOwn: 'Olhe seu próprio Agente Secreto na Região {location} e devolva-o onde quiser.',
    saboteur: '{seat} virou sua carta {role}: escolha um agente exposto como alvo do dado.',
    saboteurDone: 'Role contra {card} na Região {location}: com {value} ou mais, ele é descartado.',
    spy: '{seat} virou sua carta {role}: olhar todos os Agentes em Treinamento e redistribuí-los?',
    runner: '{seat} virou sua carta {role}: escolha de onde tirar 2 caixotes.',
    runnerTo: 'Leve 2 caixotes da Região {from}: escolha para onde vão.',
    runnerDone: 'Leve 2 caixotes da Região {from} para a Região {location}.',
    putBack: 'Devolva {card}, de face para baixo, ao fim de uma fileira.',
    putBackAt: 'Devolva {card}, de face para baixo, à Região {location}.',
    arrange: 'Troque agentes, dois por vez, ou confirme-os como estão.',
    arrangeWith: 'Troque {card} com outro agente.',
    arrangeAgain: 'Confirme esta distribuição ou troque mais.',
    bustFirst: 'Escolha a Região da primeira Batida.',
    bustAt: 'Faça primeiro a Batida na Região {location}.',
    waitStation: '{seat} põe um agente 1 ao lado de uma Região.',
    waitRoll: '{seat} rola o dado para a entrega.',
    waitDeploy: '{seat} escolhe um agente.',
    waitFlip: '{seat} escolhe quem virar.',
    waitPlace: '{seat} preenche o lugar vago da Região {location}.',
    waitOperation: '{seat} decide sobre a operação: {role}.',
    waitHide: '{seat} olhou uma carta e vai devolvê-la.',
    waitArrange: '{seat} olhou os Agentes em Treinamento e vai redistribuí-los.',
    waitBust: '{seat} escolhe a Região da primeira Batida.',
    busting: 'Veja a divisão dos caixotes da Região {location}.',
    gameOver: 'A partida terminou.',
    failed: 'Não deu certo. Tente de novo.',
  },
};
