import type { Action, View } from '@stakeout/escape-plan';
import type { Language } from '@stakeout/kernel';
import { inWords, sayIn } from '../../../text/say.ts';
import type { GameReview } from '../../front.ts';
import { escapePlan } from '../game.ts';
import { RouteMarks } from './route-marks.tsx';
import './review.css';
import { reviewTexts } from './review.texts.ts';

const PARTS = ['part0', 'part1', 'part2', 'part3', 'part4'] as const;

/** What reviews of Escape Plan need. */
export const review: GameReview = {
  playouts: 150,
  whenOf(view, _turn, language) {
    const { day, part } = (view as View).table;
    const say = sayIn(reviewTexts, language);
    return say('when', { day, part: say(PARTS[part] ?? 'part0') });
  },
  tickOf: (view, _turn, language) => sayIn(reviewTexts, language)('day', { day: (view as View).table.day }),
  hot: inWords(reviewTexts, 'hot'),
  draws: {
    cops: { icon: 'police-badge', events: ['copsDrawn'], name: inWords(reviewTexts, 'cops') },
    patrol: { icon: 'police-car', events: ['patrolRevealed'], name: inWords(reviewTexts, 'patrol') },
    contact: { icon: 'id-card', events: ['contactRevealed'], name: inWords(reviewTexts, 'contact') },
    tile: { icon: 'treasure-map', events: ['tileRevealed'], name: inWords(reviewTexts, 'tile') },
    tiles: { icon: 'treasure-map', events: ['tilesDrawn'], name: inWords(reviewTexts, 'tiles') },
    automa: {
      icon: 'police-officer-head',
      events: ['automaMoved', 'fixerLost', 'keyLost', 'lockerLost', 'exitTileLost'],
      name: inWords(reviewTexts, 'automa'),
    },
  },
  // Between what bots of neighbouring levels were found to give away (bench/results/judge.md).
  levels: [
    ['hard', 2.6],
    ['medium', 5.3],
    ['easy', 10],
  ],
  // E24: alone one plays against the lieutenant.
  rivalOf: (view) => ((view as View).table.seats === 1 ? 'Costa' : null),
  scoreOf: (score, language) => escapePlan.texts[language].terms['money']?.(Math.round(score)) ?? String(score),
  sayLine,
  Marks: RouteMarks,
};

/** A trip is said by where it leads; that one sets out and stops there goes without saying. */
function sayLine(
  actions: readonly unknown[],
  name: (action: unknown) => string,
  term: (kind: string, number: number) => string,
  language: Language,
): readonly string[] {
  const line = actions as readonly Action[];
  const last = line.findLast((action) => isStep(action));
  return line.flatMap((action) => {
    if (action === last && isStep(action))
      return [sayIn(reviewTexts, language)('goTo', { place: term('node', action.to) })];
    return isStep(action) || action.type === 'move' || action.type === 'stop' ? [] : [name(action)];
  });
}

function isStep(action: Action): action is Extract<Action, { readonly type: 'step' | 'ride' | 'fly' }> {
  return action.type === 'step' || action.type === 'ride' || action.type === 'fly';
}
