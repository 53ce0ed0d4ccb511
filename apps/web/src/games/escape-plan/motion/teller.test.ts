import { type Event, escapePlan, type Happening, type View } from '@stakeout/escape-plan';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../../state/store.ts';
import { automaTurns } from '../automa/automa-turns.ts';
import { groundOf, storyOf } from '../automa/ground.ts';
import { randomMoves } from './random-moves.fixture.ts';
import { Screen } from './screen.ts';
import { NO_STORY } from './story.ts';
import { Teller } from './teller.ts';

type SeenMove = ReturnType<typeof randomMoves>[number];

interface Performed {
  readonly happening: Happening;
  readonly now: View;
  readonly next: View;
}

/** A teller whose pieces do not move, and what it had them do. */
function table(publicSpeed = 1_000_000) {
  const performed: Performed[] = [];
  const story = createStore(NO_STORY);
  const choreography = {
    begin: () => {},
    perform: async ({ show, ...moment }: Performed & { readonly show: () => void }) => {
      performed.push(moment);
      show();
    },
  };
  const teller = new Teller(choreography, new Screen(() => null), story, () => publicSpeed);
  return { teller, story, performed };
}

/** Has a move told event by event, as the playback does; gives what was shown. */
async function tell(teller: Teller, move: SeenMove, speed = 1, signal = new AbortController().signal): Promise<View[]> {
  const shown: View[] = [];
  let before = move.before;
  for (const event of move.events as readonly Event[]) {
    const after = escapePlan.fold(before, event);
    await teller.tell({ event, move, before, after, show: () => shown.push(after), signal, speed, isRetold: false });
    before = after;
  }
  return shown;
}

const turnsOf = (move: SeenMove) => automaTurns(storyOf(move), groundOf(move.before.table, move.after.table));

describe('telling a move', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: null });
    vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '1ms' }));
    vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('performs every happening on the table as it was, in order', async () => {
    const { teller, story, performed } = table();
    for (const move of randomMoves(1, 3).slice(0, 60)) {
      performed.length = 0;
      await tell(teller, move);
      expect(performed.map(({ happening }) => happening)).toEqual(storyOf(move));
      for (const { happening, now, next } of performed) {
        expect(next).toEqual(escapePlan.fold(now, happening));
        if (happening.type === 'contactTaken') expect(now.table.display).toContain(happening.contact);
      }
      expect(story.get().strip).toBeNull();
      const last = turnsOf(move).at(-1);
      if (last !== undefined) expect(story.get().police).toMatchObject({ turns: [last], isTelling: false });
    }
  });

  it('moves nothing for the police and the calendar where they are not to be told', async () => {
    const { teller, performed } = table(0);
    const moves = randomMoves(1, 3).slice(0, 60);
    for (const move of moves) await tell(teller, move);
    const types = new Set(performed.map(({ happening }) => happening.type));
    expect([types.has('moved'), types.has('automaMoved'), types.has('partBegan')]).toEqual([true, false, false]);
  });

  it('tells nothing of others where nothing is to move, but leaves what the police did to be read', async () => {
    const { teller, story, performed } = table();
    const move = randomMoves(1, 3).find((each) => turnsOf(each).length > 0);
    if (move === undefined) throw new Error('no move of the police');
    await tell(teller, move, 0);
    expect(performed).toEqual([]);
    expect(story.get().police?.turns).toEqual(turnsOf(move));
  });

  it('cut short, leaves what the police did to be read; once told, nothing comes back', async () => {
    const move = randomMoves(1, 3).find((each) => turnsOf(each).length > 0);
    if (move === undefined) throw new Error('no move of the police');
    const { teller, story } = table();
    const run = new AbortController();
    await tell(teller, move, 1, run.signal);
    story.set(NO_STORY);
    run.abort();
    expect(story.get()).toBe(NO_STORY);
    const again = new AbortController();
    const [event] = move.events;
    const after = escapePlan.fold(move.before, event as Event);
    const beat = {
      event,
      move,
      before: move.before,
      after,
      show: () => {},
      signal: again.signal,
      speed: 1,
      isRetold: false,
    };
    const telling = teller.tell(beat);
    again.abort();
    await telling;
    expect(story.get().police?.turns).toEqual(turnsOf(move));
  });
});

it('shows at once what happened to readers who want no motion', async () => {
  const { teller, performed } = table();
  for (const move of randomMoves(2, 4).slice(0, 30)) {
    const shown = await tell(teller, move);
    expect(shown).toHaveLength(storyOf(move).length);
  }
  expect(performed).toEqual([]);
});

it('shows a new day and the end standing still to readers who want no motion', async () => {
  const { teller, story } = table();
  const scenes: string[] = [];
  story.subscribe(() => {
    const { strip } = story.get();
    if (strip !== null) scenes.push(strip.kind);
  });
  for (const move of randomMoves(3, 4)) await tell(teller, move);
  expect(scenes.at(-1)).toBe('ended');
  expect(scenes).toContain('day');
  expect(scenes.some((kind) => kind === 'part' || kind === 'tiles')).toBe(false);
  expect(story.get().strip).toBeNull();
});
