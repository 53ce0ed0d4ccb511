import type { View } from '@stakeout/gunrunners';
import { targetMarks } from '../../../table/marks/target-marks.tsx';
import { inWords, sayIn } from '../../../text/say.ts';
import type { GameReview } from '../../front.ts';
import { touching } from '../play/touching.ts';
import './review.css';
import { reviewTexts } from './review.texts.ts';

/** What reviews of Gunrunners need. */
export const review: GameReview = {
  playouts: 700,
  whenOf(view, turn, language) {
    const { phase } = view as View;
    const say = sayIn(reviewTexts, language);
    return turn === 0 ? say('setUp') : say('when', { turn, phase: say(phase) });
  },
  tickOf: (_view, turn) => (turn === 0 ? '' : String(turn)),
  hot: inWords(reviewTexts, 'hot'),
  draws: {
    die: { icon: 'wooden-crate', events: ['dieRolled'], name: inWords(reviewTexts, 'die') },
    card: { icon: 'id-card', events: ['cardDrawn'], name: inWords(reviewTexts, 'card') },
    hand: { icon: 'poker-hand', events: ['handDealt'], name: inWords(reviewTexts, 'hand') },
    start: { icon: 'id-card', events: ['startChosen'], name: inWords(reviewTexts, 'start') },
  },
  // Between what bots of neighbouring levels were found to give away (bench/results/judge.md).
  levels: [
    ['hard', 1.2],
    ['medium', 2.1],
    ['easy', 3.6],
  ],
  rivalOf: () => null,
  Marks: targetMarks(touching),
};
