import { seenBy, undoableGoes } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { BotMemories } from './bot-memories.ts';
import { KeptMatch } from './match.fixture.ts';
import { reopenStored } from './reopening.ts';
import { eventsFor, historyFor, movesFor, turnFor } from './sights.ts';

/** A match where whoever is to act can put down a card face down, and what could be done right after it. */
function beforeGo() {
  const kept = new KeptMatch();
  const { game, match } = kept;
  const commits = () => game.legal(match.state, kept.decider).filter((option) => typeOf(option) === 'commit');
  kept.playUntil(() => commits().length > 0);
  const seat = kept.decider;
  const [commit] = commits();
  const ahead = game.copy(match.state);
  game.applyInPlace(ahead, seat, commit, match.chance, null);
  const [next] = game.legal(ahead, seat);
  return { kept, seat, commit, next };
}

function typeOf(option: unknown): string {
  return (option as { readonly type: string }).type;
}

describe('what a seat asks for', () => {
  it('becomes entries that say which of them are one', () => {
    const { kept, seat, commit, next } = beforeGo();
    const from = kept.match.entries.length;
    const result = kept.ask(seat, { actions: [commit, next] });
    if (!result.ok) throw new Error('refused');
    expect(result.value.map(({ seq, joined }) => [seq, joined])).toEqual([
      [from + 1, false],
      [from + 2, true],
    ]);
    expect(kept.log.slice(-2).map(({ content }) => content)).toEqual([{ action: commit }, { action: next }]);
    expect(kept.log.at(-1)?.hash).toBe(kept.match.consequences.at(-1)?.hash);
  });

  it('is refused with the reasons of the rules, and changes nothing', () => {
    const { kept, seat, commit } = beforeGo();
    const { length } = kept.match.entries;
    expect(kept.ask(1 - seat, { actions: [commit] }).ok).toBe(false);
    expect(kept.ask(seat, { actions: [{ type: 'fly' }, commit] })).toMatchObject({ ok: false });
    expect(kept.ask(seat, { undo: 99 })).toMatchObject({ ok: false, refusals: [{ reason: 'undo.tooFar' }] });
    expect(kept.match.entries).toHaveLength(length);
  });

  it('may be to take back, in requests: the log counts actions', () => {
    const { kept, seat, commit } = beforeGo();
    const before = kept.game.view(kept.match.state, seat);
    const most = undoableGoes(kept.match, seat);
    kept.ask(seat, { actions: [commit] });
    expect(turnFor(kept.match, seat).undoable).toBe(most + 1);
    expect(kept.ask(seat, { undo: 1 })).toMatchObject({ ok: true, value: [{ content: { undo: 1 }, emissions: null }] });
    expect(kept.game.view(kept.match.state, seat)).toEqual(before);
  });
});

describe('a stored match', () => {
  it('is opened again as it stood, with what was played in one go', () => {
    const { kept, seat, commit, next } = beforeGo();
    kept.ask(seat, { actions: [commit, next] });
    const again = reopenStored(kept.game, kept.stored);
    if (!again.ok) throw new Error('refused');
    expect(again.value.state).toEqual(kept.match.state);
    expect(again.value.standing).toEqual(kept.match.standing);
  });

  it('that was played under other rules, has holes or would replay differently is refused', () => {
    const { kept, seat, commit } = beforeGo();
    kept.ask(seat, { actions: [commit] });
    const { stored, game } = kept;
    const { entries } = stored;
    const place = (change: Partial<typeof stored>) => {
      const result = reopenStored(game, { ...stored, ...change });
      return result.ok ? null : result.refusals[0]?.field;
    };
    expect(place({})).toBeNull();
    expect(place({ rulesVersion: '0' })).toBe('rulesVersion');
    expect(place({ opening: 'x' })).toBe('opening');
    expect(place({ entries: entries.slice(1) })).toBe('entries');
    expect(place({ header: { ...stored.header, config: { deck: 7 } } })).toBe('config');
    expect(place({ entries: entries.map((entry) => ({ ...entry, hash: 'x' })) })).toBe(
      `entries[${entries.length - 1}]`,
    );
    expect(place({ entries: entries.map((entry) => ({ ...entry, content: { action: null } })) })).toBe('entries[0]');
  });
});

describe('what leaves a host', () => {
  it('is the turn of those who decide, and nobody else’s options', () => {
    const { kept, seat } = beforeGo();
    const { match, game } = kept;
    const own = turnFor(match, seat);
    expect(own).toMatchObject({ toAct: [seat], options: game.legal(match.state, seat), outcome: null });
    expect(turnFor(match, seat, false)).toMatchObject({ toAct: [seat], options: [], undoable: 0 });
    for (const viewer of [1 - seat, null]) expect(turnFor(match, viewer).options).toEqual([]);
  });

  it('is each viewer’s form of what happened, which folds to their view', () => {
    const { kept, seat, commit } = beforeGo();
    const result = kept.ask(seat, { actions: [commit] });
    const [{ emissions } = { emissions: null }] = result.ok ? result.value : [];
    const { match, game } = kept;
    for (const viewer of [0, 1, null]) {
      expect(eventsFor(emissions ?? [], viewer)).toEqual((emissions ?? []).map((one) => seenBy(one, viewer)));
      for (const from of [0, 3, 999]) {
        const { view, moves, ...rest } = historyFor(match, viewer, from);
        expect(rest).toMatchObject({ seq: match.entries.length, viewer, from: Math.min(from, match.standing.length) });
        expect(moves).toEqual(movesFor(match, viewer).slice(from));
        const folded = moves.flatMap(({ events }) => events).reduce((seen, event) => game.fold(seen, event), view);
        expect(folded).toEqual(game.view(match.state, viewer));
      }
    }
    const shown = [seat, 1 - seat].map((viewer) => JSON.stringify(eventsFor(emissions ?? [], viewer)));
    expect(shown[0]).not.toBe(shown[1]);
  });
});

describe('what a bot keeps in mind', () => {
  it('goes on where it stopped: it hears only what it has not heard', () => {
    const { kept, seat, commit } = beforeGo();
    const memories = new BotMemories();
    const first = memories.decision(kept.match, seat);
    expect(first.question).toMatchObject({ game: 'gunrunners', seat, notes: null });
    expect(first.question.events).toEqual(movesFor(kept.match, seat).flatMap(({ events }) => events));
    expect(first.take({ index: 0, notes: 'all of it' })).toBe(first.question.options[0]);
    const heard = kept.match.standing.length;
    kept.ask(seat, { actions: [commit] });
    const second = memories.decision(kept.match, seat);
    expect(second.question.notes).toBe('all of it');
    expect(second.question.events).toEqual(movesFor(kept.match, seat, heard).flatMap(({ events }) => events));
  });

  it('is forgotten when what it heard was taken back, though as much stands again', () => {
    const { kept, seat, commit } = beforeGo();
    kept.ask(seat, { actions: [commit] });
    const memories = new BotMemories();
    memories.decision(kept.match, seat).take({ index: 0, notes: 'of what never was' });
    kept.ask(seat, { undo: 1 });
    kept.ask(seat, { actions: [commit] });
    const { notes, events } = memories.decision(kept.match, seat).question;
    expect(notes).toBeNull();
    expect(events).toEqual(movesFor(kept.match, seat).flatMap((move) => move.events));
  });
});
