import type { Effect } from '@stakeout/escape-plan';
import type { Sentences } from '../../../text/sentences.ts';

type EffectTextId = `effect${Effect['kind']}`;

export type CardTextId =
  | EffectTextId
  | 'effectEquipment'
  | 'stepANY'
  | 'stepTRAVEL'
  | 'stepAVOID'
  | 'used'
  | 'usedAsset'
  | 'handcuffed'
  | 'forGood'
  | 'freeSpace'
  | 'exitTile'
  | 'faceDown'
  | 'income'
  | 'incomeShort'
  | 'planTotal'
  | 'planOf'
  | 'planVisited'
  | 'planClosed'
  | 'planAbsent'
  | 'planOpen'
  | 'bonusTaken'
  | 'bonusAt'
  | 'priceBoth'
  | 'priceStar'
  | 'priceFree'
  | 'priceUse'
  | 'tipOffered'
  | 'whenANY'
  | 'whenTRAVEL'
  | 'whenAVOID'
  | 'tipContact'
  | 'tipUsedUp'
  | 'tipRestTurnsUp'
  | 'tipCuffed'
  | 'tipCuffs'
  | 'tipLocked'
  | 'tipAssetReady'
  | 'tipAssetUsed'
  | 'tipSlotFree'
  | 'tipFixer'
  | 'tipWorth'
  | 'tipHidden'
  | 'tipTooDear';

/** The words on cards and tiles. They must fit on a card: short, and the tip says the rest. */
export const CARD_TEXTS: Sentences<CardTextId> = {
  en: {
    effectREMOVE_OFFICER: 'Remove a {cops} cop from the game',
    effectMOVE_OFFICER: 'Move a {cops} cop to another tile',
    effectGAIN_DISC: 'Take an extra action disc',
    effectAVOID_TYPES_ON_TILE: 'Avoid {cops} on one tile',
    effectAVOID_ALL_ON_TILE: 'Avoid all cops on one tile',
    effectAVOID_ANY: 'Avoid any one cop',
    effectLOSE_NOTORIETY: 'Lose {amount} notoriety',
    effectTAKE_CONTACT: 'Take a contact',
    effectREFRESH_EQUIPMENT_AND_CONTACTS: 'Turn up all equipment and contacts',
    effectUNLOCK_ASSET: 'Unlock an asset',
    effectHEAL: 'Heal {amount|wound|wounds}',
    effectMOVE_TO_HOSPITAL: 'Go to the hospital, end of travel',
    effectGANG_ABILITY: 'One gang ability',
    effectFLY: 'Fly up to {amount} tiles from a heliport tile',
    effectINCOME: 'Receive income',
    effectWATER_PASSABLE: 'Cross one body of water',
    effectSEWER: 'Land to land, exactly {amount} tiles away',
    effectMASTER_KEY: 'Open a locker or a closed business',
    effectEquipment: 'Avoid one {cops} cop',
    stepANY: 'Any step',
    stepTRAVEL: 'Travel',
    stepAVOID: 'Avoid',
    used: 'Used',
    usedAsset: 'Used, +{value}',
    handcuffed: 'Handcuffed',
    forGood: 'blocked for good',
    freeSpace: 'free',
    exitTile: 'Exit tile',
    faceDown: 'face down',
    income: 'income',
    incomeShort: 'Income',
    planTotal: 'So far',
    planOf: '{money} of {all}',
    planVisited: 'visited',
    planClosed: 'closed, takes a key',
    planAbsent: 'not in the city yet',
    planOpen: 'still to visit',
    bonusTaken: 'Group bonus reached',
    bonusAt: 'Group bonus after {count|more visit|more visits}',
    priceBoth: '{money} and 1 notoriety',
    priceStar: '1 notoriety',
    priceFree: 'free to use',
    priceUse: '{price} to use',
    whenANY: 'at any time of your turn',
    whenTRAVEL: 'in TRAVEL only',
    whenAVOID: 'in AVOID only',
    tipContact: '{name}, {price}, {when}: {effect}.',
    tipOffered: '{name}: free to take, {price}, {when}: {effect}.',
    tipUsedUp: 'Used up.',
    tipRestTurnsUp: 'Used: a rest turns it up again.',
    tipCuffed: '{name} lies under handcuffs: not to be used, but it may still count at the end.',
    tipCuffs: 'Handcuffs block this space for the rest of the game.',
    tipLocked: '{name}, a locked asset: unlock it, then it can be used, and its space is free. {effect}.',
    tipAssetReady:
      '{name}, {money} to use, once, at any time of your turn: {effect}. Used it is worth {value} at the end.',
    tipAssetUsed: '{name} is used: worth {value} at the end.',
    tipSlotFree: 'An asset unlocked onto this slot costs {money} to use.',
    tipFixer: '{name}, once a game, {when}: {effect}.',
    tipWorth: '{name}: worth {money} at the end.',
    tipHidden: '{name}: only its owner knows what it is worth.',
    tipTooDear: 'Your money is not enough for it now.',
  },
  pt: {
    effectREMOVE_OFFICER: 'Tira um policial {cops} do jogo',
    effectMOVE_OFFICER: 'Move um policial {cops} a outra peça',
    effectGAIN_DISC: 'Pega um disco de ação extra',
    effectAVOID_TYPES_ON_TILE: 'Evita {cops} em uma peça',
    effectAVOID_ALL_ON_TILE: 'Evita todos em uma peça',
    effectAVOID_ANY: 'Evita um policial qualquer',
    effectLOSE_NOTORIETY: 'Perde {amount} de notoriedade',
    effectTAKE_CONTACT: 'Pega um contato',
    effectREFRESH_EQUIPMENT_AND_CONTACTS: 'Desvira contatos e equipamentos',
    effectUNLOCK_ASSET: 'Desbloqueia um recurso',
    effectHEAL: 'Cura {amount|ferimento|ferimentos}',
    effectMOVE_TO_HOSPITAL: 'Vai ao hospital e para ali',
    effectGANG_ABILITY: 'Uma habilidade de gangue',
    effectFLY: 'Voa até {amount} peças de um heliporto',
    effectINCOME: 'Recebe o rendimento',
    effectWATER_PASSABLE: 'Cruza um corpo d’água',
    effectSEWER: 'De terra a terra, a {amount} peças',
    effectMASTER_KEY: 'Abre um armário ou um empreendimento fechado',
    effectEquipment: 'Evita um policial {cops}',
    stepANY: 'Qualquer passo',
    stepTRAVEL: 'Deslocar-se',
    stepAVOID: 'Evitar',
    used: 'Usado',
    usedAsset: 'Usado, +{value}',
    handcuffed: 'Algemado',
    forGood: 'fechado até o fim',
    freeSpace: 'livre',
    exitTile: 'Ficha de saída',
    faceDown: 'virada para baixo',
    income: 'rendimento',
    incomeShort: 'Rend.',
    planTotal: 'Soma',
    planOf: '{money} de {all}',
    planVisited: 'visitado',
    planClosed: 'fechado, pede chave',
    planAbsent: 'ainda fora da cidade',
    planOpen: 'a visitar',
    bonusTaken: 'Bônus do grupo alcançado',
    bonusAt: 'Bônus do grupo após {count|visita|visitas}',
    priceBoth: '{money} e 1 de notoriedade',
    priceStar: '1 de notoriedade',
    priceFree: 'uso grátis',
    priceUse: '{price} para usar',
    whenANY: 'a qualquer momento do seu turno',
    whenTRAVEL: 'só em DESLOCAR-SE',
    whenAVOID: 'só em EVITAR',
    tipContact: '{name}, {price}, {when}: {effect}.',
    tipOffered: '{name}: grátis para pegar, {price}, {when}: {effect}.',
    tipUsedUp: 'Já foi usado.',
    tipRestTurnsUp: 'Usado: um descanso o desvira.',
    tipCuffed: '{name} está sob algemas: não pode ser usado, mas ainda pode contar no fim.',
    tipCuffs: 'As algemas fecham este espaço até o fim da partida.',
    tipLocked: '{name}, recurso bloqueado: desbloqueie-o para poder usá-lo e liberar o espaço. {effect}.',
    tipAssetReady:
      '{name}, {money} para usar, uma vez, a qualquer momento do seu turno: {effect}. Usado, vale {value} no fim.',
    tipAssetUsed: '{name} já foi usado: vale {value} no fim.',
    tipSlotFree: 'Um recurso desbloqueado para esta vaga custa {money} para usar.',
    tipFixer: '{name}, uma vez na partida, {when}: {effect}.',
    tipWorth: '{name}: vale {money} no fim.',
    tipHidden: '{name}: só o dono sabe quanto vale.',
    tipTooDear: 'Seu dinheiro não basta agora.',
  },
};
