import type { Past, TableChange, TableSession, TableSnapshot } from '../../session/session.ts';
import { createStore, type Store } from '../../state/store.ts';
import type { Chapter } from '../motion/playback.ts';
import { isFormality } from '../selection/formalities.ts';

/** Nobody reads more than this of what happened. */
const MOST = 200;
const NOTHING: readonly Chapter[] = [];

/**
 * What the others did since the viewer's last move, with the table before each of their moves. Whoever comes to a table, or takes
 * the device, is told from the match's own story.
 */
export class Chronicle {
  readonly since: Store<readonly Chapter[]> = createStore(NOTHING);
  private readonly session: TableSession;
  private chapters: readonly Chapter[] = NOTHING;
  /** A story that was asked for before the latest jump tells of another table. */
  private jumps = 0;

  constructor(session: TableSession) {
    this.session = session;
  }

  /** Follows the session until the returned function is called. */
  follow(): () => void {
    this.jump();
    const stop = this.session.subscribe((change) => this.hear(change));
    return () => {
      stop();
      this.jumps++;
    };
  }

  private hear(change: TableChange): void {
    if (change.type === 'moved') {
      const { move, before } = change;
      if (before.view !== null) this.keep([...this.chapters, { move, before }]);
    } else if (change.type === 'undone') {
      this.keep(this.chapters.slice(0, Math.max(0, this.chapters.length - change.count)));
    } else if (change.type === 'replaced') this.jump();
  }

  private jump(): void {
    const jump = ++this.jumps;
    this.keep(NOTHING);
    const { viewer, view, moves } = this.session.get();
    if (viewer === null || view === null || moves.length === 0) return;
    this.session.recall().then(
      (past) => {
        if (past !== null && jump === this.jumps) this.fill(past);
      },
      () => undefined,
    );
  }

  /** What happened before anybody looked comes before what has been seen since. */
  private fill({ view, moves }: Past): void {
    const snapshot = this.session.get();
    const missing = snapshot.moves.length - this.chapters.length;
    if (missing <= 0 || moves.length < missing) return;
    const { fold } = this.session.game;
    const earlier: Chapter[] = [];
    let seen = view;
    for (const [index, move] of snapshot.moves.slice(0, missing).entries()) {
      earlier.push({ move, before: beforeMove(snapshot, index, seen) });
      seen = move.events.reduce((now, event) => fold(now, event), seen);
    }
    this.keep([...earlier, ...this.chapters]);
  }

  private keep(chapters: readonly Chapter[]): void {
    this.chapters = chapters.slice(-MOST);
    const { viewer } = this.session.get();
    const isOwn = ({ move }: Chapter) => move.seat === viewer;
    // What the page did for the viewer does not tell that they have looked.
    const isDecided = (chapter: Chapter) => isOwn(chapter) && !isFormality(this.session, chapter.before.seq);
    const recent = this.chapters.slice(this.chapters.findLastIndex(isDecided) + 1);
    const since = viewer === null ? NOTHING : recent.filter((chapter) => !isOwn(chapter));
    this.since.set(since.length === 0 ? NOTHING : since);
  }
}

function beforeMove(now: TableSnapshot, index: number, view: unknown): TableSnapshot {
  const seat = now.moves[index]?.seat;
  return {
    ...now,
    view,
    seq: index,
    toAct: seat === undefined ? [] : [seat],
    moves: now.moves.slice(0, index),
    options: [],
    undoable: 0,
    outcome: null,
  };
}
