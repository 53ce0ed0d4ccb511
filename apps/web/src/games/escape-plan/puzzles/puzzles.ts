import { answerOf } from '@stakeout/bots/escape-plan';
import type { Action } from '@stakeout/escape-plan';
import type { GamePuzzles } from '../../front.ts';
import { review } from '../review/review.ts';
import './puzzles.css';

/** What puzzles of Escape Plan need. */
export const puzzles: GamePuzzles = {
  answerOf,
  saidOf: (actions) => saidOf(actions as readonly Action[]),
  whenOf: (view, language) => review.whenOf(view, 0, language),
  themes: {
    move: { en: 'Where to go', pt: 'Aonde ir' },
    business: { en: 'A business that pays', pt: 'Um empreendimento que paga' },
    house: { en: 'The safe house', pt: 'O esconderijo' },
    store: { en: 'The store and its lockers', pt: 'A loja e os armários' },
    exit: { en: 'At an exit, not through it', pt: 'Na saída, sem sair' },
    clinic: { en: 'The clinic', pt: 'A clínica' },
    church: { en: 'The church', pt: 'A igreja' },
    hospital: { en: 'The hospital', pt: 'O hospital' },
    gang: { en: 'The gang', pt: 'A gangue' },
    onward: { en: 'A stop on the way', pt: 'Uma parada no caminho' },
    escape: { en: 'Time to leave', pt: 'Hora de partir' },
    rest: { en: 'A rest', pt: 'Um descanso' },
    use: { en: 'A card at the right time', pt: 'Uma carta na hora certa' },
    stay: { en: 'Staying put', pt: 'Ficar parado' },
  },
};

/** Where the move leads; what instinct uses before and does there goes without saying. */
function saidOf(actions: readonly Action[]): readonly Action[] {
  const end = actions.findIndex(
    ({ type }) => type === 'stop' || type === 'rest' || type === 'stay' || type === 'escape',
  );
  return actions.slice(0, end + 1).filter(({ type }) => type !== 'use' && type !== 'gasCan');
}
