import {
  type Action,
  type Event,
  gunrunnersRules,
  isBack,
  ownerOf,
  type View,
  valueOfCard,
} from '@stakeout/gunrunners';
import { EmissionList, FastChance, LANGUAGES, seenBy } from '@stakeout/kernel';
import { longRun } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { TableSnapshot } from '../../../session/session.ts';
import type { Chapter } from '../../../table/motion/playback.ts';
import { textOf } from '../../../table/phrase.ts';
import { forgotten } from './dealings.ts';
import { recap } from './recap.ts';

const names = (seat: number) => ['You', 'Bia', 'Caio', 'Davi'][seat] ?? '?';
const GAMES = longRun(6, 60);

interface Moment {
  readonly chapters: readonly Chapter[];
  readonly view: View;
}

/** What seat 0 is told before each of its decisions in a game at random. */
function moments(seats: number, seed: number, options: object = {}): readonly Moment[] {
  const configured = gunrunnersRules.configure(options, seats);
  if (!configured.ok) throw new Error('wrong configuration');
  const chance = new FastChance(seed);
  const state = gunrunnersRules.setup(configured.value, seats, chance);
  const found: Moment[] = [];
  let chapters: Chapter[] = [];
  for (let [seat] = gunrunnersRules.toAct(state); seat !== undefined; [seat] = gunrunnersRules.toAct(state)) {
    const view = gunrunnersRules.view(state, 0);
    if (seat === 0 && chapters.length > 0) found.push({ chapters, view });
    const legal = gunrunnersRules.legal(state, seat);
    const sink = new EmissionList<Event>();
    gunrunnersRules.applyInPlace(state, seat, legal[chance.pick(legal.length)] as Action, chance, sink);
    const move = { seat, by: 'bot' as const, events: sink.emissions.map((emission) => seenBy(emission, 0)) };
    chapters = seat === 0 ? [] : [...chapters, { move, before: { view } as TableSnapshot }];
  }
  return found;
}

function told({ chapters, view }: Moment, language: 'en' | 'pt' = 'en') {
  return recap({ chapters, view, reader: 0 }, language);
}

describe('what the others did in Gunrunners', () => {
  it.each([2, 3, 4])('is told whole, in both languages, among %i', (seats) => {
    for (let seed = 0; seed < GAMES; seed++) {
      for (const moment of moments(seats, seed)) {
        for (const language of LANGUAGES) {
          const lines = told(moment, language);
          const covered = new Set(
            lines.flatMap(({ first, last }) => [...Array(last - first + 1).keys()].map((step) => first + step)),
          );
          expect(covered).toEqual(new Set(moment.chapters.keys()));
          expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
          for (const { phrase } of lines) {
            const text = textOf(phrase, names);
            expect(text).toMatch(/\S/);
            expect(text).not.toMatch(/[{}]|undefined|NaN/);
          }
        }
      }
    }
  });

  it('says what was done to the reader: every flip of their agents, and every agent they lost', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      for (const moment of moments(3, seed)) {
        const toMe = told(moment).filter((line) => line.toMe > 0);
        for (const [index, { move }] of moment.chapters.entries()) {
          for (const event of move.events as readonly Event[]) {
            const isLoss = event.type === 'agentFlipped' || event.type === 'agentSabotaged';
            if (!isLoss || ownerOf(event.card) !== 0) continue;
            expect(toMe.some(({ first, last }) => first <= index && index <= last)).toBe(true);
          }
        }
      }
    }
  });

  it('names no card that the reader cannot know, nor, with strict memory, one that was discarded since', () => {
    let checked = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      for (const moment of moments(4, seed, { memory: 'strict' })) {
        const events = moment.chapters.flatMap(({ move }) => move.events as readonly Event[]);
        const lost = forgotten(events, moment.view);
        const known = events.flatMap((event) => ('card' in event ? [event.card] : []));
        const sayable = known.filter((card) => !isBack(card) && !lost.has(card));
        for (const { phrase, toMe } of told(moment)) {
          const [, face] = toMe > 0 ? (/your (agent \d|\w+ \(\d\))/.exec(textOf(phrase, names)) ?? []) : [];
          if (face === undefined) continue;
          checked++;
          const value = Number(/\d/.exec(face)?.[0]);
          expect(sayable.some((card) => ownerOf(card) === 0 && valueOfCard(card) === value)).toBe(true);
        }
      }
    }
    expect(checked).toBeGreaterThan(0);
  });

  it('does not say that a place is filled after it was said who was flipped there', () => {
    let flips = 0;
    for (const moment of moments(4, 2)) {
      for (const seat of [1, 2, 3]) {
        const texts = told(moment)
          .filter((line) => line.seat === seat)
          .map(({ phrase }) => textOf(phrase, names));
        const flipped = texts.findIndex((text) => / flipped /.test(text));
        if (flipped < 0) continue;
        flips++;
        expect(texts.slice(flipped).join()).not.toMatch(/placed a probationary agent/);
      }
    }
    expect(flips).toBeGreaterThan(10);
  });

  it('belongs to whom it tells of: who plays first, and whose Manager took up the post', () => {
    const told0 = new Set<boolean>();
    for (let seed = 0; seed < 4 * GAMES; seed++) {
      for (const moment of moments(4, seed)) {
        for (const { phrase, seat, toMe } of told(moment)) {
          const text = textOf(phrase, names);
          const [, first, manager, you] =
            /^(?:First to play: (\w+)|(\w+): the Manager|(You) play first)/.exec(text) ?? [];
          const whose = first ?? manager ?? you;
          if (whose === undefined) continue;
          expect(names(seat ?? -1)).toBe(whose);
          expect(toMe > 0).toBe(whose === 'You');
          told0.add(toMe > 0);
        }
      }
    }
    expect(told0).toEqual(new Set([true, false]));
  });

  it('says how the reader stands now where something was done to them', () => {
    const sentences = new Set<string>();
    for (let seed = 0; seed < 4 * GAMES; seed++) {
      for (const moment of moments(4, seed)) {
        for (const { phrase, toMe } of told(moment)) if (toMe > 0) sentences.add(textOf(phrase, names));
      }
    }
    const all = [...sentences].join('\n');
    expect(all).toMatch(
      /\w+ flipped your agent \d in [\w ]+: you have \d+ there now and lead, \d+ of \d+ would be yours\./,
    );
    expect(all).toMatch(/level with \w+, whose card is nearer: \d+ of \d+ would be yours\./);
    expect(all).toMatch(/ran 2 crates to [\w ]+: you have \d+ there now/);
    expect(all).toMatch(/Bust \d in /);
    expect(all).toMatch(/moved an agent of \w+ to [\w ]+: you have \d+ there now, /);
  });
});
