import { eventsFor } from '@stakeout/host';
import { type AnyGame, type AnyMatch, act, canonicalText, type Emission, openMatch, undo } from '@stakeout/kernel';
import { type EntryRecord, headerOf, type TableRecord } from '@stakeout/server/parts';
import type { Shown } from './witness.ts';

interface Told {
  readonly emissions: readonly Emission<unknown>[];
}

/** Plays what is stored of a table through by the rules, and holds against it whatever anybody was shown on the way. */
export class LogAudit {
  readonly faults: string[] = [];
  private readonly game: AnyGame;
  private readonly table: TableRecord;
  private readonly entries: readonly EntryRecord[];
  private readonly bySeq = new Map<number, Shown[]>();
  private readonly told: Told[] = [];

  constructor(game: AnyGame, table: TableRecord, entries: readonly EntryRecord[], shown: readonly Shown[]) {
    this.game = game;
    this.table = table;
    this.entries = entries;
    for (const one of shown) this.bySeq.set(one.seq, [...(this.bySeq.get(one.seq) ?? []), one]);
  }

  audit(): void {
    const { table, entries } = this;
    if (entries.some(({ seq }, index) => seq !== index + 1)) this.fault('has a log with gaps');
    if (table.seq !== entries.length) this.fault(`says it has ${table.seq} entries, and has ${entries.length}`);
    const match = openMatch(this.game, headerOf(table), table.secret);
    if (match.opening.hash !== table.openingHash) this.fault('does not begin as it is stored');
    this.compare(match, 0);
    for (const entry of entries) {
      const { seat, content } = entry;
      const result =
        'undo' in content ? undo(match, seat, content.undo) : act(match, seat, content.action, entry.joined);
      if (!result.ok) {
        this.fault(`does not replay at ${entry.seq}: ${JSON.stringify(result.refusals)}`);
        return;
      }
      if (match.consequences.at(-1)?.hash !== entry.hash) this.fault(`replays differently at ${entry.seq}`);
      this.told.push({ emissions: result.value ?? [] });
      this.compare(match, entry.seq);
    }
    this.compareRecord(match);
    for (const seq of this.bySeq.keys())
      if (seq > entries.length) this.fault(`was shown up to ${seq}, which is not there`);
  }

  private compareRecord({ state }: AnyMatch): void {
    const { table, game } = this;
    if (canonicalText(table.toAct) !== canonicalText(game.toAct(state)))
      this.fault('says that somebody else is to act');
    const outcome = game.outcome(state);
    if (canonicalText(table.outcome) !== canonicalText(outcome)) this.fault('has another outcome than its log');
    if ((table.status === 'over') !== (outcome !== null)) this.fault(`is ${table.status}, and its match is not`);
  }

  private compare({ state }: AnyMatch, seq: number): void {
    const views = new Map<number | null, string>();
    for (const shown of this.bySeq.get(seq) ?? []) {
      const { seat, name } = shown.speaker;
      if (shown.kind === 'moves') {
        this.compareMoves(shown);
        continue;
      }
      const expected = views.get(seat) ?? JSON.stringify(this.game.view(state, seat));
      views.set(seat, expected);
      if (shown.text !== expected && !isSame(shown.text, expected)) {
        this.fault(`${shown.kind === 'view' ? 'showed' : 'folds for'} ${name} another view at ${seq} than is stored`);
      }
    }
  }

  private compareMoves({ speaker, seq, count, text }: Shown): void {
    const told = this.told.slice(seq - count, seq);
    const expected = JSON.stringify(told.map(({ emissions }) => eventsFor(emissions, speaker.seat)));
    if (text !== expected && !isSame(text, expected))
      this.fault(`told ${speaker.name} of ${seq} what is not theirs to see`);
  }

  private fault(what: string): void {
    this.faults.push(`${this.table.id} ${what}`);
  }
}

function isSame(one: string, other: string): boolean {
  return canonicalText(JSON.parse(one)) === canonicalText(JSON.parse(other));
}
