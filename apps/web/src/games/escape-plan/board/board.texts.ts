import type { Sentences } from '../../../text/say.ts';

export type BoardTextId =
  | 'ownBoard'
  | 'boardOf'
  | 'watching'
  | 'whoseBoard'
  | 'plays1'
  | 'plays2'
  | 'plays3'
  | 'plays4'
  | 'plays5'
  | 'escaped'
  | 'arrested'
  | 'cash'
  | 'cashHidden'
  | 'cover'
  | 'coverName'
  | 'keepOpen'
  | 'keepOpenTip'
  | 'coverAgain'
  | 'hintsCovered'
  | 'thisPart'
  | 'netNotoriety'
  | 'netNone'
  | 'tipThisPart'
  | 'income'
  | 'tipIncome'
  | 'wounds'
  | 'woundsName'
  | 'tipWounds'
  | 'items'
  | 'itemSpace'
  | 'tipItemSpace'
  | 'contacts'
  | 'contactsOf'
  | 'contactSpace'
  | 'tipContacts'
  | 'tipContactSpace'
  | 'onSpace'
  | 'slots'
  | 'slotFree'
  | 'slotFor'
  | 'gear'
  | 'keyOf'
  | 'noKey'
  | 'tipKey'
  | 'tipKeyUsed'
  | 'tipNoKey'
  | 'cans'
  | 'canName'
  | 'tipCan'
  | 'members'
  | 'memberName'
  | 'memberTo'
  | 'tipMember'
  | 'tipNoMember'
  | 'discs'
  | 'discName'
  | 'tipDisc'
  | 'firstAid'
  | 'firstAidName'
  | 'tipFirstAid'
  | 'rest'
  | 'rested'
  | 'restName'
  | 'tipRest'
  | 'tipRested'
  | 'markers'
  | 'markerName'
  | 'tipMarker'
  | 'ready'
  | 'used'
  | 'locked'
  | 'covered'
  | 'legal'
  | 'chosen'
  | 'plan'
  | 'planSecret'
  | 'noPlan';

/** The words of the player boards. */
export const BOARD_TEXTS: Sentences<BoardTextId> = {
  en: {
    ownBoard: 'Your board',
    boardOf: 'Board of {name}',
    watching: 'You are watching',
    whoseBoard: 'Whose board to show',
    plays1: 'plays 1st',
    plays2: 'plays 2nd',
    plays3: 'plays 3rd',
    plays4: 'plays 4th',
    plays5: 'plays 5th',
    escaped: 'escaped',
    arrested: 'arrested',
    cash: 'Cash',
    cashHidden: 'hidden',
    cover: 'Hold to look',
    coverName: '{name}, covered: hold this or the key V to look',
    keepOpen: 'Keep open',
    keepOpenTip: 'Shows cash, plan and kept tiles until you cover them again.',
    coverAgain: 'Cover again',
    hintsCovered: 'Hints speak of your cash and your plan, which are covered.',
    thisPart: 'This part',
    netNotoriety: '{net} notoriety',
    netNone: 'no change',
    tipThisPart: '{red} gained, {blue} lost: when this part of the day ends, the marker moves by the difference.',
    income: 'Income',
    tipIncome:
      'Each visit to a business or safe house takes a cube off. The lowest number in sight is the income: {money}.',
    wounds: 'Wounds',
    woundsName: '{count|wound|wounds}, room for {left} more',
    tipWounds: 'Each wound costs {money} at the end. With no room left the next one brings handcuffs.',
    items: 'Items',
    itemSpace: 'Item space {number}, free',
    tipItemSpace: 'Room for equipment, a fixer or a tile from a locker or an exit.',
    contacts: 'Contacts',
    contactsOf: 'of {spaces}',
    contactSpace: 'Contact space {number}, free',
    tipContacts: '{held} now worth {money} at the end, before handcuffs. They also open lockers and exits.',
    tipContactSpace: 'Room for a contact.',
    onSpace: '{name}, {state}, space {number}',
    slots: 'Unlocked assets',
    slotFree: 'Slot for {money}, free',
    slotFor: '{name}, {state}, slot for {money}',
    gear: 'Gear',
    keyOf: '{key}, {state}',
    noKey: 'no key',
    tipKey: 'Opens a locker of its colour, or any closed business.',
    tipKeyUsed: 'This key has been turned and opens nothing more.',
    tipNoKey: 'A key comes from a visit to {place}.',
    cans: 'cans',
    canName: '{count|gas can|gas cans}',
    tipCan: 'In TRAVEL each gas can gives 1 movement point. You can hold 2.',
    members: 'gang',
    memberName: '{count|gang member|gang members}',
    memberTo: 'Gang member, back to {tile}',
    tipMember: 'Send a member back to lose 1 notoriety, to fly in TRAVEL, or to ignore a tile in AVOID.',
    tipNoMember: 'Hire a gang to have two members.',
    discs: 'discs',
    discName: '{count|extra action disc|extra action discs}',
    tipDisc: 'Worth one more turn, at night or at dawn.',
    firstAid: 'aid',
    firstAidName: 'First aid, {state}',
    tipFirstAid: 'Heals 1 wound at any time of your turn. A rest turns it up again.',
    rest: 'rest',
    rested: 'rested',
    restName: 'Rest token, {state}',
    tipRest: 'Rest instead of moving: turn up contacts, equipment and first aid, and unlock an asset.',
    tipRested: 'You have rested today. The sun comes back tomorrow.',
    markers: 'flags',
    markerName: '{count|gang marker|gang markers} left',
    tipMarker: 'One is needed to hire a gang. It comes back with the last member.',
    ready: 'ready',
    used: 'used',
    locked: 'locked',
    covered: 'under handcuffs',
    legal: 'legal',
    chosen: 'chosen',
    plan: 'Escape plan',
    planSecret: 'secret',
    noPlan: 'The plan stays secret until the end.',
  },
  pt: {
    ownBoard: 'Seu tabuleiro',
    boardOf: 'Tabuleiro de {name}',
    watching: 'Você está assistindo',
    whoseBoard: 'De quem é o tabuleiro a mostrar',
    plays1: 'joga em 1º',
    plays2: 'joga em 2º',
    plays3: 'joga em 3º',
    plays4: 'joga em 4º',
    plays5: 'joga em 5º',
    escaped: 'fugiu',
    arrested: 'preso',
    cash: 'Dinheiro',
    cashHidden: 'oculto',
    cover: 'Segure para ver',
    coverName: '{name}, coberto: segure aqui ou a tecla V para ver',
    keepOpen: 'Deixar aberto',
    keepOpenTip: 'Mostra dinheiro, plano e fichas guardadas até você cobrir de novo.',
    coverAgain: 'Cobrir de novo',
    hintsCovered: 'As dicas falam do seu dinheiro e do seu plano, que estão cobertos.',
    thisPart: 'Nesta parte',
    netNotoriety: '{net} notoriedade',
    netNone: 'sem mudança',
    tipThisPart: 'Ganhos: {red}; perdas: {blue}. No fim desta parte do dia, o marcador anda a diferença.',
    income: 'Rendimento',
    tipIncome:
      'Cada visita a um empreendimento ou esconderijo tira um cubo. O menor número à vista é o rendimento: {money}.',
    wounds: 'Ferimentos',
    woundsName: '{count|ferimento|ferimentos}, lugar para mais {left}',
    tipWounds: 'Cada ferimento custa {money} no fim. Sem lugar, o próximo traz algemas.',
    items: 'Itens',
    itemSpace: 'Espaço de item {number}, livre',
    tipItemSpace: 'Lugar para equipamento, um comparsa ou uma ficha de armário ou de saída.',
    contacts: 'Contatos',
    contactsOf: 'de {spaces}',
    contactSpace: 'Espaço de contato {number}, livre',
    tipContacts: '{held}: valem agora {money} no fim, antes das algemas. Também abrem armários e saídas.',
    tipContactSpace: 'Lugar para um contato.',
    onSpace: '{name}, {state}, espaço {number}',
    slots: 'Desbloqueados',
    slotFree: 'Lugar de {money}, livre',
    slotFor: '{name}, {state}, lugar de {money}',
    gear: 'Apetrechos',
    keyOf: '{key}, {state}',
    noKey: 'sem chave',
    tipKey: 'Abre um armário da mesma cor, ou qualquer empreendimento fechado.',
    tipKeyUsed: 'Esta chave já foi virada e não abre mais nada.',
    tipNoKey: 'Uma chave vem com a visita ao lugar: {place}.',
    cans: 'galões',
    canName: '{count|galão de gasolina|galões de gasolina}',
    tipCan: 'Em DESLOCAR-SE, cada galão dá 1 ponto de movimento. Você pode ter 2.',
    members: 'gangue',
    memberName: '{count|membro de gangue|membros de gangue}',
    memberTo: 'Membro de gangue, de volta a {tile}',
    tipMember: 'Devolva um membro para perder 1 de notoriedade, voar em DESLOCAR-SE ou ignorar uma peça em EVITAR.',
    tipNoMember: 'Contrate uma gangue para ter dois membros.',
    discs: 'discos',
    discName: '{count|disco de ação extra|discos de ação extra}',
    tipDisc: 'Vale mais um turno, à noite ou ao amanhecer.',
    firstAid: 'kit',
    firstAidName: 'Primeiros socorros, {state}',
    tipFirstAid: 'Cura 1 ferimento a qualquer momento do seu turno. Um descanso o desvira.',
    rest: 'pausa',
    rested: 'gasto',
    restName: 'Marcador de descanso, {state}',
    tipRest:
      'Descanse em vez de mover-se: desvire contatos, equipamentos e primeiros socorros e desbloqueie um recurso.',
    tipRested: 'Você já descansou hoje. O sol volta amanhã.',
    markers: 'marcas',
    markerName: 'Marcadores de gangue: {count}',
    tipMarker: 'É preciso um para contratar uma gangue. Ele volta com o último membro.',
    ready: 'pronto',
    used: 'usado',
    locked: 'bloqueado',
    covered: 'sob algemas',
    legal: 'permitido',
    chosen: 'escolhido',
    plan: 'Plano de fuga',
    planSecret: 'secreto',
    noPlan: 'O plano fica em segredo até o fim.',
  },
};
