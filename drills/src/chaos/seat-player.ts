import { botsOf, type Player, policyNamed } from '@stakeout/bots';
import { type Answer, newKey, type Position, TableClient } from '@stakeout/client';
import type { AnyGame } from '@stakeout/kernel';
import { ServerMessage } from '@stakeout/protocol';
import { ChatHabit } from './chat-habit.ts';
import { foldFault } from './fold-check.ts';
import type { Guest } from './guest.ts';
import type { Ledger } from './ledger.ts';
import { HURRY, type LineSetting, openerOf } from './line.ts';
import type { Luck } from './luck.ts';
import { pause } from './pause.ts';
import type { ClientSeat } from './plan.ts';

const UNDO = 0.05;
/** How likely it plays two actions at once, as an impatient person would. */
const DOUBLE_CLICK = 0.03;
/** How likely it plans on before it knows what comes of the first action: what is not possible any more is not done. */
const PLAN = 0.2;
const MOST_PLANNED = 3;
/** In milliseconds: how long a choice takes at most, how long to wait for news before looking again. */
const LONGEST_THOUGHT = 12;
const LOOK_AGAIN = 300;
/** How long it may be one's turn without options before one suspects that a bot stands in. */
const SUSPICION = 1500;
const LONGEST_NAP = 120_000;

export interface SeatSetting extends LineSetting {
  readonly seat: number;
  readonly plan: ClientSeat;
  readonly game: AnyGame;
  readonly guest: Guest;
  readonly ledger: Ledger;
  readonly luck: Luck;
  readonly isHeld: () => boolean;
  /** How many lines it may say. */
  readonly lines: number;
}

/** Plays one seat over an unreliable line until the match is over. */
export class SeatPlayer {
  readonly setting: SeatSetting;
  readonly client: TableClient;
  readonly #luck: Luck;
  readonly #chat: ChatHabit;
  #player: Player;
  /** The key of the latest request. */
  #key = '';
  #hasNapped = false;
  #hasResigned = false;
  /** Lines that were said while play went on. */
  readonly #saying: Promise<boolean>[] = [];
  #isStopped = false;
  #withoutOptionsSince: number | null = null;

  constructor(setting: SeatSetting) {
    this.setting = setting;
    this.#luck = setting.luck.branch();
    this.#player = this.#sit();
    const { guest, ledger, table } = setting;
    this.client = new TableClient({
      url: table,
      open: openerOf(setting, (node) => guest.headers(node), setting.luck.branch(), ledger),
      game: setting.game,
      pace: HURRY,
      reader: ServerMessage,
      random: this.#luck.fraction,
      newKey: () => {
        this.#key = newKey();
        return this.#key;
      },
    });
    this.#chat = new ChatHabit(`${table.slice(0, 6)} ${setting.seat}`, setting.lines, this.#luck);
    this.#listen();
  }

  get seq(): number {
    return this.client.snapshot.match?.seq ?? 0;
  }

  get isOver(): boolean {
    return (this.client.snapshot.match?.turn.outcome ?? null) !== null;
  }

  async play(): Promise<void> {
    while (!this.isOver && !this.#isStopped) {
      const { connection } = this.client.snapshot;
      if (connection.status === 'closed') {
        this.setting.ledger.faults.push(`was sent away for good: ${connection.reason}`);
        return;
      }
      if (!(await this.#step())) await this.#news(LOOK_AGAIN);
    }
    await Promise.all(this.#saying);
  }

  stop(): void {
    this.#isStopped = true;
    this.client.close();
  }

  /** Where it hangs, if it hangs. */
  describe(): string {
    const { connection, match, table } = this.client.snapshot;
    const seat = table?.seats[this.setting.seat];
    const waiting = [...this.setting.ledger.asked.values()].filter(({ answer }) => answer === null);
    return [
      `seat ${this.setting.seat}: ${JSON.stringify(connection)}, table ${table?.status}, seq ${match?.seq}`,
      `toAct ${match?.turn.toAct}, ${match?.turn.options.length} options, standIn ${seat?.standIn}`,
      `resigned ${seat?.resigned}, waiting for ${waiting.map(({ text }) => text).join(' ') || 'nothing'}`,
    ].join(', ');
  }

  /** Does one thing, and says whether there was anything to do. */
  async #step(): Promise<boolean> {
    const { match, table } = this.client.snapshot;
    if (match === null || this.#hasResigned) return false;
    const { plan, seat } = this.setting;
    if (table?.seats[seat]?.standIn === true) return this.#comeBack();
    if (!match.turn.toAct.includes(seat)) return false;
    if (match.turn.options.length === 0) return this.#suspect();
    this.#withoutOptionsSince = null;
    if (this.setting.isHeld()) return false;
    await pause(this.#luck.pick(LONGEST_THOUGHT));
    if (this.client.snapshot.match !== match) return true;
    if (plan.napsAt !== null && match.seq >= plan.napsAt && !this.#hasNapped) return this.#nap(match.seq);
    if (plan.resignsAt !== null && match.seq >= plan.resignsAt) return this.#resign();
    const line = this.#chat.next();
    if (line !== null) this.#saying.push(this.#ask(this.client.say(line)));
    if (match.turn.undoable > 0 && this.#luck.isHit(UNDO)) {
      return this.#ask(this.client.undo(1 + this.#luck.pick(match.turn.undoable)));
    }
    return this.#act(match);
  }

  async #act({ turn: { options }, view }: Position<unknown, unknown>): Promise<boolean> {
    const choice = this.#player.choose(() => view, options);
    const planned = this.#luck.isHit(PLAN) ? options : [];
    const first = this.#ask(this.client.act(options[choice], ...planned.slice(0, MOST_PLANNED)));
    // Both are for the same place in the log, so that only one of them can be done.
    const isDouble = this.#luck.isHit(DOUBLE_CLICK);
    const second = isDouble && this.#ask(this.client.act(options[this.#luck.pick(options.length)]));
    return (await Promise.all([first, second])).includes(true);
  }

  async #resign(): Promise<boolean> {
    this.setting.ledger.resignedAt ??= this.seq;
    this.#hasResigned = await this.#ask(this.client.resign());
    return this.#hasResigned;
  }

  /** Sleeps until a bot has taken over, which takes longer than the clock says when the server is down meanwhile. */
  async #nap(seq: number): Promise<boolean> {
    this.#hasNapped = true;
    const end = performance.now() + LONGEST_NAP;
    while (performance.now() < end && !this.#isStopped && this.seq === seq) await this.#news(LOOK_AGAIN);
    return true;
  }

  async #comeBack(): Promise<boolean> {
    this.#withoutOptionsSince = null;
    await this.#ask(this.client.takeBackSeat());
    // The table as it is now is on its way; until then the old one says that a bot stands in.
    return false;
  }

  /** The message that a bot stands in may have been lost. */
  #suspect(): boolean | Promise<boolean> {
    const now = performance.now();
    this.#withoutOptionsSince ??= now;
    return now - this.#withoutOptionsSince > SUSPICION ? this.#comeBack() : false;
  }

  /** Notes what comes of the request that was just made, and says whether it was done. */
  async #ask(asking: Promise<Answer>): Promise<boolean> {
    const key = this.#key;
    const answer = await asking;
    this.setting.ledger.answered(key, answer);
    return answer.ok;
  }

  #sit(): Player {
    const { game, plan, seat } = this.setting;
    const policy = policyNamed(botsOf(game), plan.policy);
    if (policy === null) throw new Error(`nobody plays ${game.id} like ${plan.policy}`);
    return policy.sit(seat, this.#luck);
  }

  #listen(): void {
    const { ledger } = this.setting;
    this.client.subscribe((change) => {
      const fault = foldFault(change, ledger.mayDoubt);
      if (fault !== null) ledger.faults.push(fault);
      if (change.type === 'entry') {
        this.#player.watch?.(change.events);
      } else if (change.type === 'undone') {
        // What it remembers is not what happened any more: it sits down afresh.
        this.#player = this.#sit();
      } else if (change.type === 'state' && change.before !== null && change.before.seq !== change.match.seq) {
        this.#player = this.#sit();
        ledger.gaps += 1;
      }
    });
  }

  /** Waits for any change, but not longer than so many milliseconds. */
  #news(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      const unsubscribe = this.client.subscribe(done);
    });
  }
}
