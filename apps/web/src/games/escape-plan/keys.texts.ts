import { sentences } from '../../text/sentences.ts';

/** What the keys do that only the Escape Plan table has. */
export const KEYS_TEXTS = sentences({
  en: {
    map: 'To the map; the arrows walk from place to place',
    board: 'To your own board',
    panel: 'To the list of what you can do',
    pan: 'Moves the map',
    zoom: 'Nearer, farther, the whole city (on the map)',
    turn: 'Turns the tile that is being laid',
    peek: 'Held down, shows your cash and plan where they are covered',
  },
  pt: {
    map: 'Vai para o mapa; as setas andam de lugar em lugar',
    board: 'Vai para o seu tabuleiro',
    panel: 'Vai para a lista do que você pode fazer',
    pan: 'Move o mapa',
    zoom: 'Mais perto, mais longe, a cidade inteira (no mapa)',
    turn: 'Gira a peça que está sendo colocada',
    peek: 'Enquanto pressionada, mostra o seu dinheiro e o seu plano quando estão cobertos',
  },
});
