import { dayPhaseOf, type Event, escapePlan } from '@stakeout/escape-plan';
import { LANGUAGES } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { randomMoves } from '../motion/random-moves.fixture.ts';
import { NO_PREVIEW } from '../play/preview.ts';
import { wordsFor } from '../words.ts';
import { spokenText } from './phrases.ts';
import { promptFor } from './prompt-words.ts';
import { isCalendar, type Scene, sceneOf } from './scene.ts';
import { stepsOf } from './step-bar.ts';

const nameOf = (seat: number) => ['Ana', 'Bia', 'Caio'][seat] ?? '?';
const [MOVE] = randomMoves(1, 3);

function sceneFor(view: Scene['view'], police: Scene['police'], language: Scene['language'] = 'en'): Scene {
  const words = wordsFor(language, view.table, nameOf);
  const nameOfAction: Scene['nameOf'] = (action) => escapePlan.name(action, view);
  const chosen = { options: [], parts: [], plan: null, preview: NO_PREVIEW };
  return sceneOf({ view, ...chosen, language, words, police, nameOf: nameOfAction });
}

const said = (scene: Scene) => spokenText(promptFor(scene, false).phrase, nameOf);

describe('while a move is shown', () => {
  it('the prompt says that Sandra and Costa play, and asks for nothing', () => {
    if (MOVE === undefined) throw new Error('no game');
    for (const language of LANGUAGES) {
      for (const [who, pawn] of [['sandra', 1] as const, ['costa', 2] as const]) {
        const scene = sceneFor(MOVE.after, { who, pawn }, language);
        expect(said(scene)).toContain(scene.words.pawn(pawn));
        expect(stepsOf(scene).steps).toEqual([]);
      }
    }
    expect(said(sceneFor(MOVE.after, { who: 'cops', pawn: 1 }))).toBe('Cops close in on Inspector Sandra.');
    expect(said(sceneFor(MOVE.after, { who: 'cops', pawn: 0 }))).toBe('Cops close in on you.');
  });

  it('nobody is said to choose between two turns, and whoever has decided is not asked again', () => {
    let between = 0;
    let own = 0;
    for (const move of randomMoves(2, 5)) {
      let view = move.before;
      for (const event of (move.events as readonly Event[]).filter(({ type }) => type !== 'tableChanged')) {
        view = escapePlan.fold(view, event);
        const scene = sceneFor(view, null);
        // Nobody is named who is not at the table, such as Costa among several players.
        expect(said(scene)).not.toMatch(/[{}]|undefined|Player \d/);
        // E21.3: whoever leaves the city is not said to have points left.
        if (scene.frame.kind === 'turn' && view.table.turn.escaping === 1)
          expect(said(scene)).not.toContain('movement');
        if (isCalendar(scene.frame)) {
          expect([said(scene), stepsOf(scene).steps]).toEqual(['The day goes on.', []]);
          // E4.1: the income of the morning is named in the morning, and not whenever a part of the day begins.
          if (dayPhaseOf(view.table) !== 'income') expect(stepsOf(scene).name).not.toBe('Morning income');
          between++;
        } else if (scene.frame.seat === 0 && scene.frame.kind !== 'over') {
          expect(said(scene)).toBe('Your move is being played.');
          own++;
        }
      }
    }
    expect([between > 10, own > 10]).toEqual([true, true]);
  });
});
