import type { Refusal } from '@stakeout/kernel';
import { explainFromView } from '../../session/explain-from-view.ts';
import type { Answer, TableSession, TableSnapshot } from '../../session/session.ts';
import { createStore, type Store } from '../../state/store.ts';
import type { Chapter, Shown } from '../motion/playback.ts';
import type { Parts } from './choices.ts';
import { type Pace, Pauses } from './pauses.ts';
import type { Touching } from './touching.ts';

/** Why something did not happen: the rules forbid it, or it could not be carried out. */
export type Trouble = { readonly refusals: readonly Refusal[]; readonly at: string | null } | 'failed';

/** What the player sees, and how they get ahead of it. */
export interface Stage {
  readonly shown: Pick<Store<Shown>, 'get' | 'subscribe'>;
  /** Ahead to the next decision, or to the end of the turn that is told. */
  readonly skip: () => void;
  /** Shows at once what the move under way has brought. */
  readonly hurry: () => void;
}

/** What a reader can do with what is told, besides getting ahead of it. */
export interface Telling extends Stage {
  readonly next: () => void;
  readonly again: () => void;
  readonly canAgain: () => boolean;
  readonly retell: (chapters: readonly Chapter[]) => void;
  readonly hold: (isHeld: boolean) => void;
}

export interface Chosen<Target extends string> {
  /** What was on the screen when this was chosen. */
  readonly moment: string;
  readonly parts: Parts<Target>;
  readonly trouble: Trouble | null;
  readonly isSending: boolean;
  /** Whether the moment has been on the screen long enough for what is pressed now to be meant for it. */
  readonly isSettled: boolean;
}

interface Waiting<Target> {
  readonly target: Target;
  /** Whether it was touched to see the end of what was being told; then it needs no answer. */
  readonly isHaste: boolean;
}

/**
 * What the player at the screen does with what is shown. A touch is judged by the moment that the player sees: one made while
 * a move of their own is on its way waits until it has been shown, and then only chooses; one made while others' moves are
 * told ends the telling and decides nothing. What is pressed twice in a moment is pressed once.
 */
export class Chooser<Target extends string, Action> {
  readonly state: Store<Chosen<Target>>;
  private readonly touching: Touching<Target, Action>;
  private readonly session: TableSession;
  private readonly stage: Stage;
  private readonly needsConfirm: () => boolean;
  private readonly pauses: Pauses;
  private waiting: Waiting<Target>[] = [];

  constructor(
    touching: Touching<Target, Action>,
    session: TableSession,
    stage: Stage,
    needsConfirm: () => boolean,
    pace: Pace,
  ) {
    this.touching = touching;
    this.session = session;
    this.stage = stage;
    this.needsConfirm = needsConfirm;
    this.pauses = new Pauses(pace);
    this.state = createStore<Chosen<Target>>(this.fresh(false));
  }

  /** Follows what is shown until the returned function is called. */
  follow(): () => void {
    this.see();
    const stop = this.stage.shown.subscribe(() => this.see());
    return () => {
      stop();
      this.pauses.end();
    };
  }

  /** A moment is on the screen now: a page takes a while to draw what it knows. */
  readonly seen = (moment: string): void => {
    if (moment === this.state.get().moment) this.pauses.begin(() => this.change({ isSettled: true }));
  };

  readonly touch = (target: Target): void => {
    if (this.pauses.isTouchTwice(target)) return;
    const { told, snapshot } = this.stage.shown.get();
    const { isSending } = this.state.get();
    if (told !== null && told.seat !== snapshot.viewer && !isSending) {
      // Whoever touches something has seen enough of what is being told; what it led to has yet to be seen.
      this.stage.skip();
      return;
    }
    if (snapshot.viewer === null || snapshot.view === null) return;
    if (isSending || told !== null) {
      this.waiting.push({ target, isHaste: told !== null });
      if (told !== null) this.stage.hurry();
      return;
    }
    const { plan, isDecided } = this.judge(target, false) ?? { plan: null, isDecided: false };
    if (plan !== null && isDecided && !this.needsConfirm() && this.state.get().isSettled) void this.send(plan);
  };

  readonly confirm = (): void => {
    if (this.pauses.isPressTwice() || !this.isOpen()) return;
    const { parts, isSettled } = this.state.get();
    const { plan = null, isDecided = false } = this.decision()?.standing(parts) ?? {};
    // With nothing chosen it can mean only the one thing there is to do, and that has to have been seen first.
    if (plan !== null && (parts.length > 0 || (isDecided && isSettled))) void this.send(plan);
  };

  /** Plays at once what needs no choosing; tells whether it was done. */
  readonly play = async (actions: readonly Action[]): Promise<boolean> => {
    if (this.pauses.isPressTwice() || !this.isOpen() || !this.state.get().isSettled) return false;
    return this.send(actions);
  };

  readonly undo = (): void => {
    if (this.pauses.isPressTwice() || !this.isOpen()) return;
    const { parts } = this.state.get();
    const { undoable } = this.stage.shown.get().snapshot;
    if (parts.length > 0) this.change({ parts: parts.slice(0, -1), trouble: null });
    else if (undoable > 0) void this.carryOut(() => this.session.undo(1));
  };

  readonly dismiss = (): void => this.change({ trouble: null });

  /** Lays down again what is half chosen. */
  readonly clear = (): void => {
    if (this.isOpen()) this.change({ parts: [], trouble: null });
  };

  /** Why something cannot be touched now; empty where it can, or where nobody may touch anything. */
  readonly whyNot = (target: Target): readonly Refusal[] => {
    const { told, snapshot } = this.stage.shown.get();
    const { parts, isSending } = this.state.get();
    if (told !== null || isSending || snapshot.viewer === null || snapshot.view === null) return [];
    const isLegal = (this.decision()?.touch(parts, target) ?? null) !== null;
    return isLegal ? [] : this.refusalsOf(snapshot, parts, target);
  };

  /** Chooses what a piece of advice says, so that it only needs to be confirmed. */
  readonly choose = (action: Action): void => {
    if (!this.isOpen()) return;
    const way = this.decision()?.way(action) ?? null;
    if (way === null) void this.send([action]);
    else this.change({ parts: way, trouble: null });
  };

  /** Chooses what was touched, or says why not. Gives how the decision stands after it. */
  private judge(target: Target, isHaste: boolean) {
    const { snapshot } = this.stage.shown.get();
    const { parts } = this.state.get();
    const decision = this.decision();
    const next = decision?.touch(parts, target) ?? null;
    if (decision === null || next === null) {
      const refusals = isHaste ? [] : this.refusalsOf(snapshot, parts, target);
      this.change({ trouble: refusals.length > 0 ? { refusals, at: target } : null });
      return null;
    }
    this.change({ parts: next, trouble: null });
    return decision.standing(next);
  }

  private refusalsOf(snapshot: TableSnapshot, parts: Parts<Target>, target: Target): readonly Refusal[] {
    const { offer, ...free } = snapshot;
    const isLegal = offer !== undefined && (this.touching.decisionIn(free)?.touch(parts, target) ?? null) !== null;
    if (isLegal) return [offer.refusal];
    const known = this.touching.refusalsOf?.(snapshot, parts, target) ?? null;
    if (known !== null) return known;
    const meant = this.touching.meaningOf(snapshot, parts, target);
    // The session answers for how the table stands, which may be ahead of what is shown.
    if (this.stage.shown.get().told === null) return this.session.explain(meant);
    return explainFromView(this.session.game, snapshot.view, snapshot.viewer, meant);
  }

  private decision() {
    const { snapshot, told } = this.stage.shown.get();
    return told === null ? this.touching.decisionIn(snapshot) : null;
  }

  private isOpen(): boolean {
    return this.stage.shown.get().told === null && !this.state.get().isSending;
  }

  private send(actions: readonly Action[]): Promise<boolean> {
    return this.carryOut(() => this.session.act(...actions));
  }

  private async carryOut(deed: () => Promise<Answer>): Promise<boolean> {
    this.change({ trouble: null, isSending: true });
    const answer = await deed();
    this.change({ isSending: false });
    if (!answer.ok) {
      const { refusals } = answer;
      this.change({ trouble: refusals.length > 0 ? { refusals, at: null } : 'failed' });
    }
    this.drain();
    return answer.ok;
  }

  /** Judges what was touched meanwhile, once nothing of the player's own is on its way or being told. */
  private drain(): void {
    const { told, snapshot } = this.stage.shown.get();
    if (this.state.get().isSending || (told !== null && told.seat === snapshot.viewer)) return;
    const { waiting } = this;
    this.waiting = [];
    for (const { target, isHaste } of waiting) this.judge(target, isHaste);
  }

  /** Every new moment begins with nothing chosen. */
  private see(): void {
    const moment = momentOf(this.stage.shown.get());
    if (moment !== this.state.get().moment) {
      this.state.set(this.fresh(this.state.get().isSending));
      this.pauses.end();
    }
    this.drain();
  }

  private fresh(isSending: boolean): Chosen<Target> {
    return { moment: momentOf(this.stage.shown.get()), parts: [], trouble: null, isSending, isSettled: false };
  }

  private change(what: Partial<Chosen<Target>>): void {
    const state = this.state.get();
    const isSame = Object.entries(what).every(([key, value]) => state[key as keyof Chosen<Target>] === value);
    if (!isSame) this.state.set({ ...state, ...what });
  }
}

/** What tells one moment on the screen from another. */
export function momentOf({ snapshot: { seq, viewer }, told }: Shown): string {
  return `${seq} ${viewer} ${told === null ? '' : 'told'}`;
}
