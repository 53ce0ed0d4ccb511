import { type Action, type Event, gunrunners, isBack } from '@stakeout/gunrunners';
import { EmissionList, FastChance, seenBy, type Viewer } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../session/session.ts';
import { textOf } from '../../../table/phrase.ts';
import { logEntries } from './log-entries.ts';
import { logLines } from './log-lines.ts';

const names = (seat: number) => ['Ana', 'Bia', 'Caio', 'Davi'][seat] ?? '?';

/** A whole game at random, as one viewer sees it. */
function game(seats: number, viewer: Viewer, seed: number, options: object = {}) {
  const configured = gunrunners.configure(options, seats);
  if (!configured.ok) throw new Error('wrong configuration');
  const chance = new FastChance(seed);
  const state = gunrunners.setup(configured.value, seats, chance);
  const moves: Move[] = [];
  for (let [seat] = gunrunners.toAct(state); seat !== undefined; [seat] = gunrunners.toAct(state)) {
    const legal = gunrunners.legal(state, seat);
    const sink = new EmissionList<Event>();
    gunrunners.applyInPlace(state, seat, legal[chance.pick(legal.length)] as Action, chance, sink);
    moves.push({ seat, by: 'bot', events: sink.emissions.map((emission) => seenBy(emission, viewer)) });
  }
  return { state, moves, view: gunrunners.view(state, viewer) };
}

describe('the log', () => {
  it('is told newest first, with a clause for every entry that the rulebook has', () => {
    const { moves, view } = game(3, 0, 5);
    const entries = logEntries(moves, view);
    expect(entries.length).toBeGreaterThan(40);
    expect(entries[0]?.messages[0]?.id).toMatch(/^log\.gameEnded/);
    expect(entries.at(-1)?.messages[0]?.id).toBe('log.agentStationed');
    for (const { clauses } of entries) {
      expect(clauses.length).toBeGreaterThan(0);
      for (const clause of clauses) expect(gunrunners.texts.en.clauses).toHaveProperty([clause]);
    }
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  it('joins a roll with its delivery, and a bust with its shares', () => {
    const { moves, view } = game(4, 0, 9);
    const entries = logEntries(moves, view);
    const roll = entries.find(({ messages }) => messages[0]?.id === 'log.dieRolled');
    expect(roll?.messages).toHaveLength(2);
    const bust = entries.find(({ isHot }) => isHot);
    expect(bust?.report?.shares.length).toBeGreaterThan(0);
    const lines = logLines(entries, 'en', null).map(({ phrase }) => textOf(phrase, names));
    expect(lines.some((line) => /^Bust 1 in [\w ]+: \w+ \d+/.test(line))).toBe(true);
    expect(lines.join(' ')).not.toMatch(/[{}\uE000]/);
    expect(
      logLines(entries, 'pt', null)
        .map(({ phrase }) => textOf(phrase, names))
        .join(' '),
    ).toMatch(/Batida 1 n[oa] [A-Z]/);
  });

  it('names a tie and its clause when two sums were equal', () => {
    const events: Event[] = [
      { type: 'locationBusted', location: 1, bust: 2, marker: 2, row: [] },
      { type: 'cratesTaken', seat: 0, location: 1, crates: 6, sum: 5 },
      { type: 'cratesTaken', seat: 1, location: 1, crates: 3, sum: 4 },
      { type: 'cratesTaken', seat: 2, location: 1, crates: 2, sum: 4 },
    ];
    const { view } = game(3, 0, 1);
    const entries = logEntries([{ seat: 0, by: 'bot', events }], view);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ isHot: true, clauses: ['G8.5'] });
    expect(textOf(logLines(entries, 'en', null)[0]?.phrase ?? [], names)).toBe(
      'Bust 2 in North Africa: Ana 6 crates with a sum of 5, Bia 3 with 4, Caio 2 with 4. Tie to Bia, nearest card.',
    );
  });

  it('says why a card has no name any more, and does not say that others draw', () => {
    const { moves, view } = game(3, 0, 5);
    const during = { ...view, memory: 'strict', phase: 'roll' } as typeof view;
    const lines = logLines(logEntries(moves, during), 'en', null).map(({ phrase }) => textOf(phrase, names));
    expect(lines.some((line) => /^\w+ flipped \w+’s card in .*\(discarded since\)$/.test(line))).toBe(true);
    expect(lines.some((line) => /drew a \w+ card/.test(line))).toBe(false);
    const early = logLines(logEntries(moves.slice(0, 20), during), 'en', null).map(({ phrase }) =>
      textOf(phrase, names),
    );
    expect(early.some((line) => /Ana drew (agent \d|\w+ \(\d\))\./.test(line))).toBe(true);
  });

  it('names players, not colours, says your of the reader’s own cards, and what one throw brought in one sentence', () => {
    const said = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const { moves, view } = game(4, 0, seed, { memory: 'open' });
      return logLines(logEntries(moves, view), 'en', 0).map(({ phrase }) => textOf(phrase, names));
    });
    const all = said.join('\n');
    expect(all).not.toMatch(/\b(Red|Blue|Yellow|Green)\b/);
    expect(all).toMatch(/^Bia flipped your agent \d in /m);
    expect(all).toMatch(/^Ana flipped Caio’s agent \d in /m);
    expect(all).toMatch(/^\w+ rolled \d: 2 crates to [\w ]+, 1 from the warehouse\.$/m);
    expect(all).toMatch(/^\w+ set the Saboteur on \w+’s .* and rolled \d: the card was discarded\.$/m);
    expect(all).not.toMatch(/discarded\. \w+ rolled|rolled \d\. /);
  });

  it('says of a sabotage that the card is gone, not that it is gone since', () => {
    const { moves, view } = game(4, 0, 3);
    const during = { ...view, memory: 'strict', phase: 'roll' } as typeof view;
    const lines = logLines(logEntries(moves, during), 'pt', 0).map(({ phrase }) => textOf(phrase, names));
    const sabotage = lines.filter((line) => line.includes('carta descartada'));
    expect(sabotage.length).toBeGreaterThan(0);
    for (const line of sabotage)
      expect(line).toMatch(/contra (a|sua) carta( de \w+)? n[oa] [^.]* e rolou \d: carta descartada\.$/);
  });

  it('never names a card that the viewer was not shown', () => {
    const { moves, view } = game(4, 2, 3, { memory: 'open' });
    for (const { messages } of logEntries(moves, view)) {
      for (const { id, params } of messages) {
        if (id !== 'log.cardDrawn') continue;
        const [, card] = params['card'] as readonly [string, number];
        const [, seat] = params['seat'] as readonly [string, number];
        expect(isBack(card)).toBe(seat !== 2);
      }
    }
  });
});
