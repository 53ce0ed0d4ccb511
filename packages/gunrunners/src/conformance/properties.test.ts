import { act, FastChance, hashOf, hexKeyFromSeed, newHeader, openMatch } from '@stakeout/kernel';
import { checkConformance, mutated, positions } from '@stakeout/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLE_NAMES } from '../cards.ts';
import { configure } from '../config.ts';
import { gunrunners } from '../game.ts';
import { subjectOf } from './subjects.fixture.ts';

const tables = [2, 3, 4].flatMap((seats) => ['en', 'pt'].map((edition) => ({ seats, edition })));

/** Decks that keep to G2.1: six operatives and eight agents, one of them a 1. */
const value = fc.integer({ min: 1, max: 6 });
const decks = fc
  .record({
    operatives: fc.array(value, { minLength: 6, maxLength: 6 }),
    agents: fc.array(value, { minLength: 7, maxLength: 7 }),
  })
  .chain(({ operatives, agents }) => {
    const cards = [
      ...operatives.map((points, index) => ({ role: ROLE_NAMES[index + 1], value: points })),
      ...[1, ...agents].map((points) => ({ role: 'ordinary', value: points })),
    ];
    return fc.shuffledSubarray(cards, { minLength: cards.length });
  });

describe.each(tables)('anything sent by a player ($seats players, $edition)', ({ seats, edition }) => {
  const subject = subjectOf(seats, { edition });

  it('[G4.1] is either listed or refused with a clause or a field, and nothing changes by asking', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.constantFrom('roll', 'flip', 'place'), card: fc.integer() }),
    );
    fc.assert(
      fc.property(positions(subject), fc.integer({ min: -1, max: 4 }), anything, ({ state }, seat, candidate) => {
        const before = hashOf(state);
        const refusals = gunrunners.explain(state, seat, candidate);
        const isListed = gunrunners
          .legal(state, seat)
          .some((action) => JSON.stringify(action) === JSON.stringify(candidate));
        expect(refusals.length === 0).toBe(isListed);
        for (const refusal of refusals) expect(refusal.clause ?? refusal.field).not.toBeNull();
        expect(hashOf(state)).toBe(before);
      }),
      { numRuns: 150 },
    );
  });

  it('[G4.1] is refused by a match without a trace, when it is a legal action gone wrong', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(60), (seed, length) => {
        const secret = hexKeyFromSeed(String(seed), 'secret');
        const nonces = Array.from({ length: seats }, () => secret);
        const players = nonces.map((_, seat) => String(seat));
        const header = newHeader(gunrunners, { matchId: 'm', players, config: subject.config, secret, nonces });
        const match = openMatch(gunrunners, header, secret);
        const dice = new FastChance(seed);
        for (let count = 0; count < length; count++) {
          const [seat = -1] = gunrunners.toAct(match.state);
          const legal = gunrunners.legal(match.state, seat);
          if (legal.length === 0) return;
          const candidate = mutated(legal[dice.pick(legal.length)], dice);
          const before = hashOf(match.state);
          if (!act(match, seat, candidate).ok) {
            expect(hashOf(match.state)).toBe(before);
            act(match, seat, legal[dice.pick(legal.length)]);
          }
        }
        expect(match.entries).toHaveLength(length);
      }),
      { numRuns: 15 },
    );
  });
});

describe('any deck', () => {
  it('[G2.1] that keeps to the rules is played to the end', () => {
    fc.assert(
      fc.property(decks, fc.constantFrom(2, 3, 4), fc.constantFrom('en', 'pt'), (deck, seats, edition) => {
        const subject = subjectOf(seats, { deck, edition });
        expect(checkConformance(subject, 2).games).toBe(2);
      }),
      { numRuns: 25 },
    );
  });

  it('[G2.1] with one card removed, doubled or spoilt is refused', () => {
    const spoils = fc.constantFrom('remove', 'double', 'zero', 'seven', 'half', 'stranger');
    fc.assert(
      fc.property(decks, fc.nat(13), spoils, (deck, index, spoil) => {
        const card = deck[index];
        const rest = deck.filter((_, other) => other !== index);
        const spoilt = {
          remove: rest,
          double: [...deck, card],
          zero: [...rest, { ...card, value: 0 }],
          seven: [...rest, { ...card, value: 7 }],
          half: [...rest, { ...card, value: 1.5 }],
          stranger: [...rest, { ...card, role: 'joker' }],
        }[spoil];
        const result = configure({ deck: spoilt }, 3);
        expect(result.ok).toBe(false);
        if (!result.ok) expect(result.refusals.every((refusal) => refusal.field?.startsWith('deck'))).toBe(true);
      }),
    );
  });
});
