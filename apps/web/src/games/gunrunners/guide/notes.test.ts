import { type Action, gunrunners, isExposed, ownerOf, type View } from '@stakeout/gunrunners';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { noteFor } from '../../../guide/notes.ts';
import { NOTES } from './notes.ts';

/** What seat 0 sees in games at random. */
function* views(): Generator<View> {
  for (let seed = 1; seed <= 8; seed++) {
    const configured = gunrunners.configure({ edition: 'en' }, 4);
    if (!configured.ok) throw new Error('wrong configuration');
    const chance = new FastChance(seed);
    const state = gunrunners.setup(configured.value, 4, chance);
    for (let [seat] = gunrunners.toAct(state); seat !== undefined; [seat] = gunrunners.toAct(state)) {
      if (seat === 0) yield gunrunners.view(state, 0);
      const legal = gunrunners.legal(state, seat);
      gunrunners.applyInPlace(state, seat, legal[chance.pick(legal.length)] as Action, chance, null);
    }
  }
}

describe('a note of a first game', () => {
  it('about a rival’s undercover agent points at that card, not at one of the reader’s own', () => {
    let own = 0;
    for (const view of views()) {
      const note = noteFor(NOTES, view, (id) => id !== 'undercover');
      if (note === null) continue;
      const [anchor = ''] = note.anchorsIn?.(view) ?? [];
      const [, location = -1, index = -1] = (/field-(\d)-(\d+)/.exec(anchor) ?? []).map(Number);
      const card = view.fields[location]?.[index] ?? 0;
      expect(isExposed(card)).toBe(false);
      expect(ownerOf(card)).not.toBe(0);
      if (view.fields.flat().some((other) => !isExposed(other) && ownerOf(other) === 0)) own++;
    }
    expect(own).toBeGreaterThan(0);
  });

  it('about the bust points at the row it speaks of', () => {
    expect(NOTES.find(({ id }) => id === 'bust')?.anchors[0]).toBe('.gr-row.is-hot');
  });
});
