import { describe, expect, it } from 'vitest';
import { FRONTS } from '../games/index.ts';
import type { TableChange } from '../session/session.ts';
import { LessonSession } from './lesson-session.ts';
import { type LoadedLesson, loadLesson } from './load-lesson.ts';

async function lesson(game: string, id: string): Promise<LoadedLesson> {
  const front = FRONTS.find(({ facts }) => facts.id === game) ?? null;
  const loaded = await loadLesson(front, id, 'en');
  if (loaded === 'unknown') throw new Error('no such lesson');
  return loaded;
}

describe('a lesson at the table', () => {
  it('offers only what its step is about, plays nothing else, and tells its moves one by one', async () => {
    const { game, stuff } = await lesson('gunrunners', 'flip');
    const session = new LessonSession(game, stuff);
    const changes: TableChange['type'][] = [];
    session.subscribe(({ type }) => changes.push(type));
    const { options, offer, view } = session.get();
    const typeOf = (option: unknown) => (option as { type: string }).type;
    const other = options.find((option) => typeOf(option) === 'undercover');
    const flip = options.find((option) => typeOf(option) === 'flip');
    expect(offer?.includes([flip])).toBe(true);
    expect(offer?.includes([other])).toBe(false);
    expect(session.explain(other)).toMatchObject([{ reason: 'lesson.notNow' }]);
    expect(await session.act(other)).toMatchObject({ ok: false, refusals: [{ reason: 'lesson.notNow' }] });
    expect(session.get().view).toBe(view);
    expect(session.lesson).toMatchObject({ stage: 'ask', index: 0, misses: 1 });
    expect(await session.act(...session.solution())).toEqual({ ok: true });
    expect(changes).toEqual(['other', 'moved']);
    expect(session.lesson).toMatchObject({ stage: 'ask', index: 1, misses: 0 });
    session.goBack(0);
    expect(session.lesson).toMatchObject({ stage: 'ask', index: 0 });
    expect(changes.at(-1)).toBe('replaced');
  });

  it('can be chosen by touching, in every step of every lesson', async () => {
    for (const { facts, loadLessons } of FRONTS) {
      const lessons = await loadLessons?.();
      for (const { id } of lessons?.list ?? []) {
        const { game, stuff, parts } = await lesson(facts.id, id);
        const session = new LessonSession(game, stuff);
        while (session.lesson.stage !== 'done') {
          if (session.lesson.stage === 'told') {
            session.goOn();
            continue;
          }
          const solution = session.solution();
          const touches = parts.touchesFor(session.get(), solution);
          const isButton = ['rest', 'inspect', 'drawTiles', 'pray', 'useDisc', 'takeCan'].includes(
            (solution[0] as { type: string }).type,
          );
          expect(touches.length > 0 || isButton, `${facts.id} ${id}: ${JSON.stringify(solution)}`).toBe(true);
          expect(await session.act(...solution), id).toEqual({ ok: true });
        }
      }
    }
  });
});
