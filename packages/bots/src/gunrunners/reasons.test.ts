import { type Action, gunrunners, type View } from '@stakeout/gunrunners';
import { FastChance, LANGUAGES, say } from '@stakeout/kernel';
import { misjoined, sentenceFaults } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { playGame, TABLES } from './game.fixture.ts';
import { REASON_TEXTS } from './reasons.texts.ts';
import { reasonFor } from './reasons.ts';

const RED = 0;

function viewOf(changes: Partial<View> = {}): View {
  const config = gunrunners.configure({}, 3);
  if (!config.ok) throw new Error('no such table');
  const view = gunrunners.view(gunrunners.setup(config.value, 3, new FastChance(1)), RED);
  return { ...view, probation: [1100, 1200, 1300], fields: [[], [], []], crates: [4, 9, 4], ...changes };
}

function english(view: View, action: Action): string {
  const { id, params } = reasonFor(view, action);
  return say({ ...gunrunners.texts.en, messages: REASON_TEXTS.en }, { id, params });
}

describe('the reasons', () => {
  it('say the same in both languages', () => {
    expect(Object.keys(REASON_TEXTS.pt)).toEqual(Object.keys(REASON_TEXTS.en));
    expect(sentenceFaults(REASON_TEXTS)).toEqual([]);
  });

  it.each(Object.keys(REASON_TEXTS.pt))('%s goes in Portuguese with the gender of every name', (id) => {
    const { terms } = gunrunners.texts.pt;
    for (const value of [0, 1, 2, 3]) {
      const place = ['location', value] as const;
      for (const [card, role] of [
        [103, 1],
        [142, 4],
      ] as const) {
        const params = { location: place, from: place, to: place, card: ['card', card], role: ['role', role] } as const;
        const text = say({ terms, messages: REASON_TEXTS.pt }, { id, params });
        const names = [terms['theLocation']?.(value), terms['theCard']?.(card), terms['theRole']?.(role)];
        expect(misjoined(text, names.map(String))).toEqual([]);
      }
    }
  });
});

describe('the reason', () => {
  const flip: Action = { type: 'flip', location: 1 };

  it('[G8.1] for a fourth agent is the bust and what it brings', () => {
    const view = viewOf({ fields: [[], [104, 103, 202], []] });
    expect(reasonFor(view, flip)).toEqual({
      id: 'reason.bust.first',
      clause: 'G8.1',
      params: { location: ['location', 1], crates: 5 },
    });
    expect(english(view, flip)).toBe('A fourth agent busts North Africa while you lead there: 5 crates for you.');
  });

  it('[G8.5] for a bust with equal sums is the nearest card', () => {
    const view = viewOf({ fields: [[], [104, 301, 303], []] });
    expect(english(view, flip)).toBe(
      'A fourth agent busts North Africa. You tie with Yellow, and your nearest card serves you first: 5 crates.',
    );
    expect(reasonFor(view, flip).clause).toBe('G8.5');
  });

  it('[G8.4] [G8.6] for a bust from behind is the share, or that the field is cleared', () => {
    expect(reasonFor(viewOf({ fields: [[], [204, 203, 102], []] }), flip)).toMatchObject({
      id: 'reason.bust.share',
      clause: 'G8.4',
      params: { crates: 2 },
    });
    expect(reasonFor(viewOf({ fields: [[], [204, 203, 302], []] }), flip)).toMatchObject({ clause: 'G8.6' });
  });

  it('[G9.1] for the last bust is the end of the game', () => {
    const view = viewOf({ marker: 6, fields: [[], [104, 103, 202], []] });
    expect(reasonFor(view, flip)).toMatchObject({ id: 'reason.bust.last', clause: 'G9.1' });
  });

  it('[G6.1] [G6.2] [G8.4] for an ordinary flip is the room it makes', () => {
    expect(reasonFor(viewOf(), flip)).toMatchObject({ clause: 'G8.4', params: { crates: 9 } });
    expect(reasonFor(viewOf({ probation: [1100, 3201, 1300] }), flip)).toMatchObject({ clause: 'G6.1' });
    expect(reasonFor(viewOf(), { type: 'flip', location: 0 })).toMatchObject({ clause: 'G6.2' });
  });

  it('[G6.4] [G8.4] [G8.5] for an undercover agent is what its sum does', () => {
    const hide: Action = { type: 'undercover', card: 104, location: 1 };
    expect(english(viewOf({ fields: [[], [203], []] }), hide)).toBe(
      'Unseen, you pass Blue in North Africa with a sum of 4, where 9 crates lie.',
    );
    expect(reasonFor(viewOf({ fields: [[], [203, 104], []] }), hide)).toMatchObject({ id: 'reason.undercover.secure' });
    expect(reasonFor(viewOf({ fields: [[], [203, 204], []] }), hide)).toMatchObject({ clause: 'G8.4' });
    expect(reasonFor(viewOf(), hide)).toMatchObject({ clause: 'G8.5' });
  });

  it('[G7.1] [G8.3] [G8.4] for a card put down is its power, its sum or its price', () => {
    const view = viewOf({ phase: 'place', site: 1, probation: [1100, 0, 1300] });
    expect(reasonFor(view, { type: 'place', card: 142 })).toMatchObject({
      clause: 'G7.1',
      params: { role: ['role', 4] },
    });
    expect(reasonFor(view, { type: 'place', card: 104 })).toMatchObject({ clause: 'G8.3', params: { sum: 4 } });
    expect(reasonFor(view, { type: 'place', card: 101 })).toMatchObject({ id: 'reason.place.low' });
    const busting = { ...view, fields: [[], [201, 202, 301, 302], []] };
    expect(reasonFor(busting, { type: 'place', card: 101 })).toMatchObject({ id: 'reason.place.afterBust' });
  });

  it('[G7.2] [G7.4] [G8.1] for an operation is what it changes', () => {
    const fields = [[104, 203, 202, 201], [101, 302, 303], []];
    const view = viewOf({ phase: 'operation', power: RED, fields });
    expect(reasonFor(view, { type: 'transfer', from: 0, index: 1, to: 1 })).toMatchObject({
      id: 'reason.transfer.bust',
    });
    expect(reasonFor(view, { type: 'transfer', from: 0, index: 1, to: 2 })).toMatchObject({
      id: 'reason.transfer.prevent',
    });
    expect(reasonFor(view, { type: 'transfer', from: 1, index: 0, to: 2 })).toMatchObject({
      id: 'reason.transfer.own',
    });
    expect(reasonFor(view, { type: 'sabotage', location: 1, index: 2 })).toMatchObject({
      clause: 'G7.4',
      params: { odds: 4 },
    });
  });

  it('is given for every legal action, cites a clause there is, and can be said in every language', () => {
    for (const table of TABLES) {
      playGame(table, 3, {
        decide({ truth, seat, options }) {
          const view = gunrunners.view(truth, seat);
          for (const option of options) {
            const { id, clause, params } = reasonFor(view, option);
            for (const language of LANGUAGES) {
              const texts = gunrunners.texts[language];
              expect(texts.clauses).toHaveProperty([clause]);
              const sentence = say({ ...texts, messages: REASON_TEXTS[language] }, { id, params });
              expect(sentence).not.toMatch(/[{}]|^reason/);
            }
          }
          return undefined;
        },
      });
    }
  });
});
