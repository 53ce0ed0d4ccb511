import type { Sentences } from '../../text/say.ts';

export type GunrunnersTextId =
  | 'agent'
  | 'agentValue'
  | 'busts'
  | 'start'
  | 'startShort'
  | 'bustMarker'
  | 'bustLast'
  | 'hand'
  | 'pile'
  | 'cover'
  | 'crates'
  | 'handCount'
  | 'pileCount'
  | 'coverCount'
  | 'yourTurn'
  | 'theirTurn'
  | 'powerDecides'
  | 'away'
  | 'awayText'
  | 'absent'
  | 'absentText'
  | 'resigned'
  | 'resignedText'
  | 'committedRibbon'
  | 'committedText'
  | 'agency0'
  | 'agency1'
  | 'agency2'
  | 'agency3'
  | 'botLevel'
  | 'easy'
  | 'medium'
  | 'hard'
  | 'exposed'
  | 'undercover'
  | 'sums'
  | 'ifBusted'
  | 'ifBustedShort'
  | 'sum'
  | 'nearer'
  | 'stays'
  | 'hiddenCards'
  | 'forecastName'
  | 'flip'
  | 'flipThis'
  | 'yours'
  | 'placeHere'
  | 'vacant'
  | 'swap'
  | 'onlyYou'
  | 'lastRoll'
  | 'noRoll'
  | 'rollToWarehouse'
  | 'rollToLocation'
  | 'rollSabotage'
  | 'warehouse'
  | 'warehouseRule'
  | 'supply'
  | 'supplyOf'
  | 'lost'
  | 'drawPile'
  | 'committed'
  | 'options'
  | 'optionFlip'
  | 'optionUndercover'
  | 'handEmpty'
  | 'watching'
  | 'targetLegal'
  | 'targetChosen'
  | 'nameProbation'
  | 'nameOwnProbation'
  | 'nameVacant'
  | 'nameField'
  | 'nameHand'
  | 'nameStart'
  | 'nameSlot'
  | 'nameSlotMoved'
  | 'nameDossier'
  | 'nameDie'
  | 'groupHand'
  | 'groupBoard'
  | 'groupPlayers'
  | 'groupDelivery'
  | 'tipBack'
  | 'tipOwnBack'
  | 'tipProbation'
  | 'tipKnownOne'
  | 'tipOnlyYou'
  | 'tipUndercover'
  | 'tipSlot'
  | 'tipSlotMoved'
  | 'tipDossier'
  | 'tipDie'
  | 'tipWarehouse'
  | 'tipSupply'
  | 'tipBusts'
  | 'tipCover'
  | 'effect0'
  | 'effect1'
  | 'effect2'
  | 'effect3'
  | 'effect4'
  | 'effect5'
  | 'effect6'
  | 'bustStamp'
  | 'finalStamp'
  | 'bustCrates'
  | 'bustNearer'
  | 'bustStays'
  | 'bustNobody'
  | 'bustDelivery'
  | 'logBust'
  | 'logFinalBust'
  | 'logShare'
  | 'logTie'
  | 'logStart'
  | 'logManager'
  | 'logNobody';

/** The words of the Gunrunners table. */
export const GUNRUNNERS_TEXTS: Sentences<GunrunnersTextId> = {
  en: {
    agent: 'Agent',
    agentValue: 'agent {value}',
    busts: 'Busts',
    start: 'Start',
    startShort: 'S',
    bustMarker: 'the bust marker is here',
    bustLast: 'the game ends here',
    hand: 'hand',
    pile: 'pile',
    cover: 'cover',
    crates: '{count|crate|crates}',
    handCount: '{count|card|cards} in hand',
    pileCount: '{count|card|cards} in the draw pile',
    coverCount: '{count} of {most} undercover',
    yourTurn: 'Your turn',
    theirTurn: 'Turn',
    powerDecides: 'decides about the {role}',
    away: 'Away',
    awayText: 'a bot plays until they return',
    absent: 'Not here',
    absentText: 'the table waits for them',
    resigned: 'Resigned',
    resignedText: 'a bot plays to the end',
    committedRibbon: 'Committed',
    committedText: 'one card lies ready',
    agency0: 'Bureau',
    agency1: 'Harbour',
    agency2: 'Customs',
    agency3: 'Border',
    botLevel: 'Bot, {level}',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    exposed: '{count} of 4 exposed',
    undercover: 'Undercover',
    sums: 'Sums',
    ifBusted: 'If busted now',
    ifBustedShort: 'If bust',
    sum: 'sum {sum}',
    nearer: 'nearer',
    stays: '{count|stays|stay}.',
    hiddenCards: '{count|hidden card|hidden cards} not counted.',
    forecastName: 'If {location} were busted now',
    flip: 'Flip',
    flipThis: 'Flip this',
    yours: 'Yours',
    placeHere: 'Here',
    vacant: 'Vacant',
    swap: 'Swap',
    onlyYou: 'only you see',
    lastRoll: 'Last roll',
    noRoll: 'Not rolled yet',
    rollToWarehouse: '{roll}: to the warehouse',
    rollToLocation: '{roll}: to {location}',
    rollSabotage: '{roll}: for the Saboteur',
    warehouse: 'Warehouse',
    warehouseRule: 'at 5, one to every location',
    supply: 'Supply',
    supplyOf: 'of {all}',
    lost: '{count} out of the game',
    drawPile: 'Draw pile',
    committed: 'Committed',
    options: 'Your options',
    optionFlip: 'Flip another player’s agent',
    optionUndercover: 'Go undercover, {count}/{most}',
    handEmpty: 'Your hand is empty.',
    watching: 'You are watching. Hands stay with their players.',
    targetLegal: 'legal',
    targetChosen: 'chosen',
    nameProbation: 'Probationary agent of {owner}, {location}',
    nameOwnProbation: 'Your probationary agent, {location}',
    nameVacant: 'Vacant probationary place, {location}',
    nameField: '{card}, number {number} in the row of {location}',
    nameHand: '{card}, card {number} of your hand',
    nameStart: '{card}, to begin with',
    nameSlot: 'End of the row of {location}, for an undercover agent',
    nameSlotMoved: 'End of the row of {location}, for the agent that is moved',
    nameDossier: '{location}, {crates}, {exposed}',
    nameDie: 'Die, {state}',
    groupHand: 'Your hand',
    groupBoard: 'Locations',
    groupPlayers: 'Players',
    groupDelivery: 'Delivery',
    tipBack: 'A face-down card of {owner}. Nobody may look at it.',
    tipOwnBack: 'A face-down card of yours. You may not look at it either.',
    tipProbation: 'In training: whoever flips it brings it face up into the row.',
    tipKnownOne: 'A face-down 1 from the set-up, as everybody knows.',
    tipOnlyYou: 'Face down. Only you see what it is.',
    tipUndercover: 'Undercover: counts at a bust, but does not help to bring it about.',
    tipSlot: 'Here an undercover agent joins the row.',
    tipSlotMoved: 'Here the agent that is moved joins the row.',
    tipDossier: 'Four exposed agents bring a bust, and the crates are shared out.',
    tipDie:
      '1 to {most}: a crate to that location, and all of the warehouse with it. Higher: a crate to the warehouse.',
    tipWarehouse: 'It goes along with the next delivery; at 5 it sends one crate to every location before the roll.',
    tipSupply: 'Crates not yet in play.',
    tipBusts: 'The game ends when the marker reaches 7.',
    tipCover: 'Undercover agents in the field, and how many are allowed.',
    effect0: 'No special operation.',
    effect1: 'Move an exposed agent elsewhere.',
    effect2: 'Look at a hidden agent, then move it.',
    effect3: 'Roll to discard one exposed agent.',
    effect4: 'See and reorder all probationary agents.',
    effect5: 'You may have two undercover agents.',
    effect6: 'Move 2 crates to another location.',
    bustStamp: 'Bust {number}',
    finalStamp: 'Final bust',
    bustCrates: '{crates} in {location}',
    bustNearer: 'nearer card',
    bustStays: 'Stays at the location',
    bustNobody: 'Nobody takes anything.',
    bustDelivery: 'Special delivery: 2 here, 1 to every other location.',
    logBust: 'Bust {bust} in {location}: ',
    logFinalBust: 'Final bust in {location}: ',
    logShare: '{seat} {crates}',
    logStart: 'First to play: {seat}.',
    logManager: '{seat}: the Manager took up the post, two Undercover Agents allowed.',
    logTie: 'Tie to {seat}, nearer card.',
    logNobody: 'nobody takes anything.',
  },
  pt: {
    agent: 'Agente',
    agentValue: 'agente {value}',
    busts: 'Batidas',
    start: 'Início',
    startShort: 'I',
    bustMarker: 'o marcador de Batida está aqui',
    bustLast: 'aqui termina a partida',
    hand: 'mão',
    pile: 'pilha',
    cover: 'secretos',
    crates: '{count|caixote|caixotes}',
    handCount: '{count|carta|cartas} na mão',
    pileCount: '{count|carta|cartas} na pilha de compras',
    coverCount: '{count} de {most} como secretos',
    yourTurn: 'Sua vez',
    theirTurn: 'Vez',
    powerDecides: 'decide sobre: {role}',
    away: 'Ausente',
    awayText: 'um bot joga até a volta',
    absent: 'Fora',
    absentText: 'a mesa espera',
    resigned: 'Desistiu',
    resignedText: 'um bot joga até o fim',
    committedRibbon: 'Carta separada',
    committedText: 'pronta para entrar',
    agency0: 'Agência',
    agency1: 'Porto',
    agency2: 'Alfândega',
    agency3: 'Fronteira',
    botLevel: 'Bot, {level}',
    easy: 'fácil',
    medium: 'médio',
    hard: 'difícil',
    exposed: '{count} de 4 expostos',
    undercover: 'Secreto',
    sums: 'Somas',
    ifBusted: 'Se houver Batida',
    ifBustedShort: 'Batida',
    sum: 'soma {sum}',
    nearer: 'mais perto',
    stays: '{count|fica|ficam}.',
    hiddenCards: '{count|carta oculta|cartas ocultas} sem contar.',
    forecastName: 'Se houvesse agora uma Batida na Região {location}',
    flip: 'Virar',
    flipThis: 'Virar este',
    yours: 'Seu',
    placeHere: 'Aqui',
    vacant: 'Vago',
    swap: 'Trocar',
    onlyYou: 'só você vê',
    lastRoll: 'Último dado',
    noRoll: 'Ainda não rolado',
    rollToWarehouse: '{roll}: para o Armazém',
    rollToLocation: '{roll}: {location}',
    rollSabotage: '{roll}: para o Auditor',
    warehouse: 'Armazém',
    warehouseRule: 'com 5, um para cada Região',
    supply: 'Estoque',
    supplyOf: 'de {all}',
    lost: '{count} fora do jogo',
    drawPile: 'Pilha',
    committed: 'Separada',
    options: 'Suas opções',
    optionFlip: 'Virar o agente de outro jogador',
    optionUndercover: 'Enviar em segredo, {count}/{most}',
    handEmpty: 'Sua mão está vazia.',
    watching: 'Você está assistindo. As mãos ficam com seus jogadores.',
    targetLegal: 'permitido',
    targetChosen: 'escolhido',
    nameProbation: 'Agente em Treinamento de {owner}, {location}',
    nameOwnProbation: 'Seu Agente em Treinamento, {location}',
    nameVacant: 'Lugar vago de Agente em Treinamento, {location}',
    nameField: '{card}, número {number} da fileira da Região {location}',
    nameHand: '{card}, carta {number} da sua mão',
    nameStart: '{card}, para começar',
    nameSlot: 'Fim da fileira da Região {location}, para um Agente Secreto',
    nameSlotMoved: 'Fim da fileira da Região {location}, para o agente que muda de lugar',
    nameDossier: '{location}, {crates}, {exposed}',
    nameDie: 'Dado, {state}',
    groupHand: 'Sua mão',
    groupBoard: 'Regiões',
    groupPlayers: 'Jogadores',
    groupDelivery: 'Entrega',
    tipBack: 'Uma carta virada para baixo de {owner}. Ninguém pode olhar.',
    tipOwnBack: 'Uma carta sua virada para baixo. Nem você pode olhar.',
    tipProbation: 'Em treinamento: quem o vira leva-o, de face para cima, à fileira.',
    tipKnownOne: 'Um 1 da preparação, virado para baixo, como todos sabem.',
    tipOnlyYou: 'Virada para baixo. Só você vê o que é.',
    tipUndercover: 'Agente Secreto: conta na Batida, mas não ajuda a provocá-la.',
    tipSlot: 'Aqui um Agente Secreto entra na fileira.',
    tipSlotMoved: 'Aqui o agente que muda de lugar entra na fileira.',
    tipDossier: 'Quatro agentes expostos trazem a Batida, e os caixotes são divididos.',
    tipDie: 'De 1 a {most}: um caixote para essa Região, com todo o Armazém. Acima disso: um caixote para o Armazém.',
    tipWarehouse: 'Vai junto na próxima entrega; com 5, antes do dado, manda um caixote a cada Região.',
    tipSupply: 'Caixotes que ainda não entraram em jogo.',
    tipBusts: 'A partida termina quando o marcador chega ao 7.',
    tipCover: 'Agentes Secretos em campo, e quantos são permitidos.',
    effect0: 'Sem operação especial.',
    effect1: 'Mova um agente exposto.',
    effect2: 'Olhe um agente oculto e mova-o.',
    effect3: 'Role para descartar um exposto.',
    effect4: 'Veja e redistribua os em treinamento.',
    effect5: 'Você pode ter dois Agentes Secretos.',
    effect6: 'Leve 2 caixotes a outra Região.',
    bustStamp: 'Batida {number}',
    finalStamp: 'Batida final',
    bustCrates: '{crates}: {location}',
    bustNearer: 'carta mais próxima',
    bustStays: 'Fica na Região',
    bustNobody: 'Ninguém confisca nada.',
    bustDelivery: 'Entrega especial: 2 aqui, 1 para cada outra Região.',
    logBust: 'Batida {bust} na Região {location}: ',
    logFinalBust: 'Batida final na Região {location}: ',
    logShare: '{seat} {crates}',
    logStart: 'Primeiro a jogar: {seat}.',
    logManager: '{seat}: o Intendente assumiu o posto, dois Agentes Secretos permitidos.',
    logTie: 'Desempate: {seat}, carta mais próxima.',
    logNobody: 'ninguém confisca nada.',
  },
};
