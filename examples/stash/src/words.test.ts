import { FastChance, LANGUAGES, say } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { SELL } from './action.ts';
import type { Event } from './event.ts';
import { stash } from './game.ts';
import { played, street } from './street.fixture.ts';

const { texts } = stash;

describe('the texts', () => {
  it('are there in both languages, with the same placeholders and numbers', () => {
    expect(Object.keys(texts.pt.clauses)).toEqual(Object.keys(texts.en.clauses));
    expect(Object.keys(texts.pt.messages)).toEqual(Object.keys(texts.en.messages));
    const holes = (sentence = '') => [...new Set(sentence.match(/\{\w+/g))].sort();
    for (const [id, sentence] of Object.entries(texts.en.messages))
      expect(holes(texts.pt.messages[id]), id).toEqual(holes(sentence));
    const numbers = (text = '') => text.match(/\d+/g);
    for (const [id, clause] of Object.entries(texts.en.clauses))
      expect(numbers(texts.pt.clauses[id]), id).toEqual(numbers(clause));
  });
});

describe('the log', () => {
  it('tells everybody what they saw', () => {
    const { after, emissions } = played(street([2, 0]), 0, { type: 'carry', house: 3 });
    const lines = (events: readonly Event[], viewer: number) =>
      stash.narrate(events, stash.view(after, viewer)).map((message) => say(texts.en, message));
    expect(
      lines(
        emissions.map(({ event }) => event),
        0,
      ),
    ).toEqual(['Red carried loot next door: the chapel.']);
    expect(
      lines(
        emissions.map(({ redacted }) => redacted),
        1,
      ),
    ).toEqual(['Red carried loot next door.']);
  });

  it('names whose loot was found', () => {
    const events: Event[] = [
      { type: 'searched', seat: 0, house: 1, found: [1, 2] },
      { type: 'patrolled', house: 4, found: [] },
    ];
    const lines = stash.narrate(events, stash.view(street([0, 1, 1]), 0)).map((message) => say(texts.en, message));
    expect(lines).toEqual([
      'Red searched: the pawnshop. Owners of what was found: Blue, Yellow.',
      'The patrol came by and found nothing: the cinema.',
    ]);
  });
});

describe('whoever does not see the table', () => {
  it('hears whose turn it is, where their loot is, and what everybody can tell', () => {
    const state = played(street([2, 0]), 0, SELL).after;
    const lines = (viewer: number | null) =>
      stash.tell(stash.view(state, viewer)).map((message) => say(texts.en, message));
    expect(lines(1)).toEqual([
      'Night 1 of 5. Blue is to act.',
      'Your loot lies here: the bakery.',
      'Red has 1. The loot may lie here: the garage.',
      'Blue has 0. The loot may lie anywhere.',
    ]);
    expect(lines(null)).not.toContain('Your loot lies here: the bakery.');
  });

  it.each(LANGUAGES)('hears whole sentences in %s, in a game to its end', (language) => {
    const chance = new FastChance(3);
    let state = street([1, 2, 3], { nights: 3 });
    for (let [seat] = stash.toAct(state); seat !== undefined; [seat] = stash.toAct(state)) {
      const options = stash.legal(state, seat);
      const view = stash.view(state, seat);
      const after = stash.copy(state);
      const action = options[chance.pick(options.length)] ?? SELL;
      stash.applyInPlace(after, seat, action, chance, null);
      for (const message of [...stash.tell(view), ...options.map((option) => stash.name(option, view))]) {
        expect(say(texts[language], message)).not.toMatch(/[{}]|undefined|^(tell|name|log)\./);
      }
      state = after;
    }
    expect(stash.tell(stash.view(state, 0))[0]).toMatchObject({ id: 'tell.over' });
  });
});
