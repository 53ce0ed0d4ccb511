import { canonicalText, type LogEntry } from '@stakeout/kernel';
import type { EntryMaker } from '@stakeout/protocol';
import type { Asked } from './ledger.ts';
import type { SeatPlayer } from './seat-player.ts';
import type { TableRun } from './table-run.ts';

/** Compares the log of a finished match with what its clients asked for and were answered. */
export class LogAudit {
  readonly faults: { readonly seat: number | null; readonly what: string }[] = [];
  /** Entries that bots made for people. */
  standIns = 0;
  /** Those of them that no client happened to see being made, so that it is only likely that a bot made them. */
  unseen = 0;
  /** Requests that were refused because a bot stood in, and done when a late copy of them came after the return. */
  revived = 0;
  readonly #run: TableRun;
  readonly #entries: readonly LogEntry<unknown>[];
  readonly #makers: ReadonlyMap<number, EntryMaker>;
  /** Which request each entry came from. */
  readonly #origins = new Map<number, Asked>();

  constructor(run: TableRun, entries: readonly LogEntry<unknown>[]) {
    this.#run = run;
    this.#entries = entries;
    this.#makers = new Map(run.players.flatMap(({ setting }) => [...setting.ledger.makers]));
  }

  audit(): void {
    for (const player of this.#run.players) this.#auditRequests(player);
    for (const player of this.#run.players) this.#auditEntries(player);
  }

  #auditRequests({ setting: { seat, ledger } }: SeatPlayer): void {
    let latest = 0;
    for (const asked of ledger.asked.values()) {
      if (asked.request.type !== 'act' && asked.request.type !== 'undo') continue;
      const found = faultOfAnswers(asked, asked.request.seq + 1);
      if (found !== null) this.#fault(seat, `${found}: ${asked.text}`);
      const [seq] = asked.acks;
      if (seq === undefined) continue;
      if (asked.refusals.length > 0) this.revived += 1;
      if (seq <= latest) this.#fault(seat, `was acknowledged out of order after ${latest}: ${asked.text}`);
      latest = seq;
      this.#claim(seat, seq, asked);
    }
  }

  /** What was acknowledged is in the log, there and nowhere else. */
  #claim(seat: number, seq: number, asked: Asked): void {
    const entry = this.#entries[seq - 1];
    if (entry === undefined || entry.seat !== seat || contentOf(entry) !== contentOf(asked.request)) {
      this.#fault(seat, `was acknowledged, but the log has ${JSON.stringify(entry)}: ${asked.text}`);
    }
    const other = this.#origins.get(seq);
    if (other !== undefined) this.#fault(seat, `shares an entry with ${other.text}: ${asked.text}`);
    this.#origins.set(seq, asked);
    const maker = this.#makers.get(seq) ?? 'person';
    if (maker !== 'person') this.#fault(seat, `was acknowledged, but told as made by ${maker}: ${asked.text}`);
  }

  /** What is in the log of a seat, its client asked for, unless a bot stood in. */
  #auditEntries(player: SeatPlayer): void {
    const { seat } = player.setting;
    for (const [index, entry] of this.#entries.entries()) {
      const seq = index + 1;
      if (entry.seat !== seat || this.#origins.has(seq)) continue;
      const maker = this.#makers.get(seq);
      if (maker === undefined) this.unseen += 1;
      if (maker === 'standIn' || (maker === undefined && this.#mayStandIn(player, seq))) this.standIns += 1;
      else this.#fault(seat, `is said to have played what it never asked for: ${JSON.stringify(entry)} at ${seq}`);
    }
  }

  /** Whether a bot may have made an entry that no client happened to see being made. */
  #mayStandIn({ setting: { ledger } }: SeatPlayer, seq: number): boolean {
    const hasResigned = ledger.resignedAt !== null && seq > ledger.resignedAt;
    return hasResigned || this.#run.plan.clock !== null;
  }

  #fault(seat: number, what: string): void {
    this.faults.push({ seat, what });
  }
}

/** What is wrong with the answers to a request that was to become entry `expected`. */
function faultOfAnswers({ acks, refusals, answer }: Asked, expected: number): string | null {
  if (answer === null) return 'was never answered';
  if (acks.some((seq) => seq !== expected)) return `was acknowledged as ${acks.join(', ')}`;
  if (acks.length === 0 && answer.ok) return `was taken for done as ${answer.seq} though nobody said so`;
  if (acks.length > 0 && refusals.some((error) => error !== 'standIn')) return `was done and refused (${refusals})`;
  if (acks.length > 0 && !answer.ok && refusals.length === 0) return `was done and taken for ${answer.error}`;
  return null;
}

/** What an entry, or a request for one, says, in the words of the log. */
function contentOf(said: object): string {
  if ('action' in said) return canonicalText({ action: said.action });
  const undo = 'count' in said ? said.count : 'undo' in said ? said.undo : null;
  return canonicalText({ undo });
}
