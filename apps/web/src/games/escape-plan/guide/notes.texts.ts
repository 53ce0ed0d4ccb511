import type { NoteTexts } from '../../../guide/notes.ts';
import type { NoteId } from './notes.ts';

/** What is said at the first meeting with a thing. */
export const NOTE_TEXTS: NoteTexts<NoteId> = {
  en: {
    copsTitle: 'Cops on the way',
    cops: 'You met every cop on the tiles you left. Avoid each with a card or equipment, or it wounds you.',
    woundsTitle: 'Wounded',
    wounds: 'Each wound costs $20k at the end, and after three the next one handcuffs a space. First aid heals one.',
    keyTitle: 'Keys win games',
    key: 'A key opens the locker of its colour in any store. The tile you keep from there is often worth more than a place.',
    lockerTitle: 'A store',
    locker: 'Equipment avoids cops, again after every rest. With a key of its colour you can open a locker here.',
    exitTitle: 'Exits bring money too',
    exit: 'An exit gives income and a contact. A blocked one has tiles: more contacts, more of them to choose from.',
    lineTitle: 'A line crossed',
    line: 'Your notoriety has crossed a line, so you unlock an asset. Others have moved cops nearer to you for it.',
    nearerTitle: 'Somebody is known',
    nearer: 'Somebody above you crossed a line. Move a cop nearer to them, and out of your own way.',
    nightTitle: 'Night and dawn',
    night: 'Now a turn costs an extra action disc. Keep it if you may need a last turn to get out.',
    patrolTitle: 'Which exit stays open?',
    patrol:
      'A second patrol card blocks an exit, and on day 3 a single one is open. Lay the city so that you can reach it.',
    lastDayTitle: 'The last day',
    lastDay: 'Go to the open exit and escape there. Whoever is in the city after dawn is arrested.',
  },
  pt: {
    copsTitle: 'Policiais no caminho',
    cops: 'Você encontrou todos os policiais das peças que deixou. Evite cada um com uma carta ou equipamento, ou ele fere você.',
    woundsTitle: 'Ferimento',
    wounds:
      'Cada ferimento custa $20k no fim, e depois de três o próximo algema um espaço. Primeiros socorros curam um.',
    keyTitle: 'Chaves ganham partidas',
    key: 'Uma chave abre o armário da cor dela em qualquer loja. A ficha que você guarda costuma valer mais que um lugar.',
    lockerTitle: 'Uma loja',
    locker: 'Equipamento evita policiais, de novo a cada descanso. Com a chave da cor certa você abre um armário aqui.',
    exitTitle: 'Saídas também dão dinheiro',
    exit: 'Uma saída dá rendimento e um contato. Uma bloqueada tem fichas: mais contatos, mais fichas para escolher.',
    lineTitle: 'Um patamar cruzado',
    line: 'Sua notoriedade cruzou um patamar, e você desbloqueia um recurso. Em troca, policiais chegaram mais perto.',
    nearerTitle: 'Alguém ficou conhecido',
    nearer:
      'Alguém acima de você cruzou um patamar. Mova um policial para perto dessa pessoa e para longe do seu caminho.',
    nightTitle: 'Noite e amanhecer',
    night: 'Agora um turno custa um disco de ação extra. Guarde-o se talvez precise de um último turno para sair.',
    patrolTitle: 'Que saída fica aberta?',
    patrol:
      'A segunda carta de patrulha bloqueia uma saída, e no dia 3 só uma fica aberta. Monte a cidade para alcançá-la.',
    lastDayTitle: 'O último dia',
    lastDay: 'Vá à saída aberta e fuja ali. Quem está na cidade depois do amanhecer acaba na prisão.',
  },
};
