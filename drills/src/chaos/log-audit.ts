import { canonicalText, type LogEntry } from '@stakeout/kernel';
import { ACTIONS_AT_ONCE, type EntryMaker } from '@stakeout/protocol';
import { type Asked, IN_DOUBT, type Request } from './ledger.ts';
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
  /** Entries of requests that a server could not answer, since its database went away meanwhile. */
  doubtful = 0;
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
      const found = faultOfAnswers(asked, asked.request);
      if (found !== null) this.#fault(seat, `${found}: ${asked.text}`);
      const [seq] = asked.acks;
      if (seq === undefined) continue;
      if (asked.refusals.length > 0) this.revived += 1;
      if (seq <= latest) this.#fault(seat, `was acknowledged out of order after ${latest}: ${asked.text}`);
      latest = seq;
      for (let own = asked.request.seq + 1; own <= seq; own++) this.#claim(seat, own, asked, asked.request);
    }
  }

  /** What was acknowledged is in the log, there and nowhere else. */
  #claim(seat: number, seq: number, asked: Asked, request: Acting): void {
    const entry = this.#entries[seq - 1];
    if (entry === undefined || entry.seat !== seat || !isAskedFor(entry, request, seq - request.seq - 1)) {
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
      if (maker !== 'standIn' && isInDoubt(player, entry, seq)) {
        this.doubtful += 1;
        continue;
      }
      if (maker === undefined) this.unseen += 1;
      if (maker === 'standIn' || (maker === undefined && this.#mayStandIn(player, seq))) this.standIns += 1;
      else this.#fault(seat, strayOf(player, entry, seq, maker));
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

/** An entry that nobody asked for, with who was said to have made it, and with what was asked for there and answered. */
function strayOf(
  { setting: { ledger } }: SeatPlayer,
  entry: LogEntry<unknown>,
  seq: number,
  maker?: EntryMaker,
): string {
  const there = [...ledger.of('act'), ...ledger.of('undo')].filter(
    ({ request }) => 'seq' in request && request.seq < seq && request.seq >= seq - ACTIONS_AT_ONCE,
  );
  const asked = there.map(({ text, acks, refusals }) => `${text} (${[...acks, ...refusals].join(', ')})`).slice(-3);
  const what = `${JSON.stringify(entry)} at ${seq}, made by ${maker ?? 'somebody unseen'}`;
  const resigned = ledger.resignedAt === null ? '' : `, gave up at ${ledger.resignedAt}`;
  return `is said to have played what it never asked for: ${what}${resigned}; asked there: ${asked.join(' ')}`;
}

type Acting = Extract<Request, { readonly type: 'act' | 'undo' }>;

/** What is wrong with the answers to a request that was to become the next entries, or the first of them. */
function faultOfAnswers({ acks, refusals, answer }: Asked, request: Acting): string | null {
  const most = request.seq + (request.type === 'act' ? request.actions.length : 1);
  if (answer === null) return 'was never answered';
  if (acks.some((seq) => seq <= request.seq || seq > most)) return `was acknowledged as ${acks.join(', ')}`;
  if (acks.length === 0 && answer.ok) return `was taken for done as ${answer.seq} though nobody said so`;
  if (acks.length > 0 && refusals.some((error) => error !== 'standIn' && error !== IN_DOUBT))
    return `was done and refused (${refusals})`;
  if (acks.length > 0 && !answer.ok && refusals.length === 0) return `was done and taken for ${answer.error}`;
  return null;
}

/** Whether the seat asked for this entry, at this place, and was never told what came of it. */
function isInDoubt({ setting: { ledger } }: SeatPlayer, entry: LogEntry<unknown>, seq: number): boolean {
  const asked = [...ledger.inDoubt('act'), ...ledger.inDoubt('undo')];
  return asked.some(({ request }) => {
    if (request.type !== 'act' && request.type !== 'undo') return false;
    const index = seq - request.seq - 1;
    return index >= 0 && isAskedFor(entry, request, index);
  });
}

/** Whether an entry is the one numbered `index` of those that the request asked for. A request taken back may be many actions. */
function isAskedFor(entry: LogEntry<unknown>, request: Acting, index: number): boolean {
  if ('undo' in entry) return request.type === 'undo' && entry.undo >= request.count;
  return request.type === 'act' && canonicalText(entry.action) === canonicalText(request.actions[index]);
}
