import { answerOf } from '@stakeout/bots/gunrunners';
import type { GamePuzzles } from '../../front.ts';
import './puzzles.css';

/** What puzzles of Gunrunners need. */
export const puzzles: GamePuzzles = {
  answerOf,
  themes: {
    flip: { en: 'Whom to flip', pt: 'Quem virar' },
    bust: { en: 'When to bust', pt: 'Quando fazer a Batida' },
    place: { en: 'Which card to place', pt: 'Que carta colocar' },
    commit: { en: 'Which card to flip with', pt: 'Com que carta virar' },
    undercover: { en: 'Going undercover', pt: 'Enviar em segredo' },
    decline: { en: 'Leaving well alone', pt: 'Deixar como está' },
    transfer: { en: 'The Director moves', pt: 'O Diretor move' },
    peek: { en: 'The Informer looks', pt: 'O Informante olha' },
    hide: { en: 'The Informer hides', pt: 'O Informante esconde' },
    sabotage: { en: 'The Saboteur strikes', pt: 'O Auditor ataca' },
    inspect: { en: 'The Spy looks', pt: 'A Espiã olha' },
    arrange: { en: 'The Spy mixes', pt: 'A Espiã troca' },
    run: { en: 'The Runner carries', pt: 'O Atravessador leva' },
  },
};
