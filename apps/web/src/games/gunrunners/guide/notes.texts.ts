import type { NoteTexts } from '../../../guide/notes.ts';
import type { NoteId } from './notes.ts';

/** What is said at the first meeting with a thing. */
export const NOTE_TEXTS: NoteTexts<NoteId> = {
  en: {
    operativeTitle: 'A special operative',
    operative: 'Somebody flipped an agent of yours that has a power. You may use it now, or leave it.',
    bustTitle: 'One agent short of a bust',
    bust: 'A location has three exposed agents. The fourth brings the bust, and the crates are shared out.',
    undercoverTitle: 'An undercover agent',
    undercover: 'A rival has put a card face down at the end of a row. It will count there at the bust.',
    warehouseTitle: 'The warehouse fills up',
    warehouse: 'Crates wait in the warehouse. The next location that is rolled gets all of them.',
    lastTitle: 'One bust to go',
    last: 'The next bust ends the game. Whoever leads wants it now.',
  },
  pt: {
    operativeTitle: 'Um Agente Especial',
    operative: 'Alguém virou um agente seu que tem um poder. Você pode usá-lo agora ou deixar passar.',
    bustTitle: 'Falta um agente para a Batida',
    bust: 'Uma Região tem três agentes expostos. O quarto traz a Batida, e os caixotes são repartidos.',
    undercoverTitle: 'Um Agente Secreto',
    undercover: 'Um rival pôs uma carta virada para baixo no fim de uma fileira. Ela conta ali na Batida.',
    warehouseTitle: 'O Armazém enche',
    warehouse: 'Há caixotes esperando no Armazém. A próxima Região que sair no dado recebe todos.',
    lastTitle: 'Falta uma Batida',
    last: 'A próxima Batida encerra a partida. Quem lidera a quer agora.',
  },
};
