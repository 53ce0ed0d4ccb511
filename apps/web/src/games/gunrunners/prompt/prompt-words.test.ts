import { type Action, countExposed, EXPOSED_FOR_BUST, gunrunners, type View } from '@stakeout/gunrunners';
import { FastChance, LANGUAGES } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { phraseOf, textOf } from '../../../table/phrase.ts';
import { choicesOf, type Parts, standingAfter } from '../play/selection.ts';
import { type PromptWords, ticksFor, wordsForActing, wordsForBust, wordsForWaiting } from './prompt-words.ts';
import { PROMPT_TEXTS, type PromptTextId } from './prompts.texts.ts';

const naming = {
  card: (card: number) => ({ thing: `card ${card % 100}` }),
  place: (location: number) => ({ thing: `place ${location}` }),
  role: (role: number) => ({ thing: `role ${role}` }),
};
const names = (seat: number) => ['Ana', 'Bia', 'Caio', 'Davi'][seat] ?? '?';

function texts({ sentence, params }: PromptWords): readonly string[] {
  return LANGUAGES.map((language) => textOf(phraseOf(PROMPT_TEXTS, language, sentence, params), names));
}

describe('the prompt', () => {
  it('has a complete sentence with a clause of the rulebook for every state of random games, in both languages', () => {
    const said = new Set<PromptTextId>();
    const notes = new Set<PromptTextId | null>();
    const check = (words: PromptWords) => {
      said.add(words.sentence);
      notes.add(words.note);
      for (const text of texts(words)) expect(text).not.toMatch(/[{}]|undefined|place -1/);
      for (const clause of words.clauses) expect(gunrunners.texts.pt.clauses).toHaveProperty([clause]);
    };
    for (let seed = 1; seed <= 16; seed++) {
      const chance = new FastChance(seed);
      const seats = 2 + (seed % 3);
      const configured = gunrunners.configure({ edition: seed % 2 === 0 ? 'en' : 'pt' }, seats);
      if (!configured.ok) throw new Error('wrong configuration');
      const state = gunrunners.setup(configured.value, seats, chance);
      for (let [seat] = gunrunners.toAct(state); seat !== undefined; [seat] = gunrunners.toAct(state)) {
        const view: View = gunrunners.view(state, seat);
        const options = gunrunners.legal(state, seat);
        const choices = choicesOf(view, seat, options);
        const walk = (parts: Parts) => {
          const standing = standingAfter(view, choices, parts);
          check(wordsForActing(view, seat as number, standing, parts, naming));
          if (parts.length < 2) for (const next of [...standing.legal].slice(0, 6)) walk([...parts, next]);
        };
        walk([]);
        check(wordsForWaiting(view, [seat], naming));
        gunrunners.applyInPlace(state, seat, options[chance.pick(options.length)] as Action, chance, null);
      }
    }
    expect(said.size).toBeGreaterThan(35);
    expect(notes).toEqual(new Set([null, 'makesBust', 'bustComes', 'lastCard', 'lastOfAll']));
  });

  it('says whose the agent is that is moved or rolled against, and does not explain a card where a bust is due', () => {
    expect(PROMPT_TEXTS.en.directorDone).toContain('{owner}');
    expect(PROMPT_TEXTS.en.saboteurDone).toContain('{owner}');
    const said = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const chance = new FastChance(seed);
      const configured = gunrunners.configure({ edition: 'en' }, 4);
      if (!configured.ok) throw new Error('wrong configuration');
      const state = gunrunners.setup(configured.value, 4, chance);
      for (let [seat] = gunrunners.toAct(state); seat !== undefined; [seat] = gunrunners.toAct(state)) {
        const view: View = gunrunners.view(state, seat);
        const options = gunrunners.legal(state, seat);
        const standing = standingAfter(view, choicesOf(view, seat, options), []);
        const agents = [...standing.legal].filter((target) => target.startsWith('agent:'));
        for (const parts of [[], ...agents.map((agent) => [agent])]) {
          const words = wordsForActing(view, seat, standing, parts, naming);
          if (words.note === 'bustComes') expect(words.sentence).not.toBe('place');
          const [text = ''] = texts(words);
          if (view.phase === 'operation' && parts.length > 0) said.add(text.replace(/card \d+|place \d|\d/g, '…'));
        }
        gunrunners.applyInPlace(state, seat, options[chance.pick(options.length)] as Action, chance, null);
      }
    }
    expect([...said].filter((text) => /^(Move|Roll)/.test(text)).length).toBeGreaterThan(3);
    for (const text of said) if (/^(Move|Roll)/.test(text)) expect(text).toMatch(/your|’s …/);
  });

  it('says before a flip is confirmed that it brings the bust, and so it comes (G8.1)', () => {
    let foretold = 0;
    for (let seed = 1; seed <= 16; seed++) {
      const chance = new FastChance(seed);
      const configured = gunrunners.configure({ edition: 'en' }, 3);
      if (!configured.ok) throw new Error('wrong configuration');
      const state = gunrunners.setup(configured.value, 3, chance);
      for (let [seat] = gunrunners.toAct(state); seat !== undefined; [seat] = gunrunners.toAct(state)) {
        const view: View = gunrunners.view(state, seat);
        const options = gunrunners.legal(state, seat);
        const action = options[chance.pick(options.length)] as Action;
        gunrunners.applyInPlace(state, seat, action, chance, null);
        if (action.type !== 'flip') continue;
        const parts: Parts = [`probation:${action.location}`];
        const standing = standingAfter(view, choicesOf(view, seat, options), parts);
        const { note } = wordsForActing(view, seat, standing, parts, naming);
        const exposed = countExposed(gunrunners.view(state, seat).fields[action.location] ?? []);
        expect(note === 'makesBust').toBe(exposed === EXPOSED_FOR_BUST);
        if (note !== null) foretold++;
      }
    }
    expect(foretold).toBeGreaterThan(0);
  });

  it('shows four steps, the one under way among them, but none during set-up', () => {
    expect(ticksFor('operation', (step) => step).map(({ state }) => state)).toEqual(['done', 'done', 'now', 'toCome']);
    expect(ticksFor('setUp', (step) => step)).toEqual([]);
  });

  it('names the place of a bust that is being told', () => {
    expect(texts(wordsForBust(2, naming))[0]).toBe('Watch the crates of place 2 being shared out.');
  });
});
