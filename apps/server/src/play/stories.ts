import { movesInTurn, pastFor } from '@stakeout/host';
import { type AnyMatch, exportMatch, exportText, type Standing, type Viewer } from '@stakeout/kernel';
import type { Room } from './room.ts';
import type { SlowLane } from './slow-lane.ts';

/** All kept stories together may weigh this much, in bytes. */
const MOST_WEIGHT = 32 * 1024 * 1024;
/** What a story weighs besides its texts, and a move besides its text. */
const STORY = 500;
const MOVE = 300;

/** What a viewer was told of a match, a text for every standing action. */
interface Story {
  readonly moves: string[];
  /** The actions it tells: where another stands in the place of one of them, it was taken back. */
  readonly told: Standing<unknown>[];
}

/**
 * The stories of matches as their readers may hear them, and the files of those that are over. Their texts are kept, so that
 * whoever asks again and again costs no more than the sending. To be called from a task of the room's queue.
 */
export class Stories {
  /** Insertion order is order of use. */
  private readonly kept = new Map<string, { readonly story: Story; weight: number }>();
  private total = 0;
  private readonly lane: SlowLane;
  private readonly most: number;

  constructor(lane: SlowLane, most = MOST_WEIGHT) {
    this.lane = lane;
    this.most = most;
  }

  /** What all kept stories together weigh, in bytes. */
  get weight(): number {
    return this.total;
  }

  /** The fields of a history, as the inside of a JSON object. */
  async history({ table, match }: Room, viewer: Viewer, from: number): Promise<string> {
    const key = `${table.id} ${viewer}`;
    const story = this.storyOf(key);
    await this.lane.run(tellOn(story, match, viewer));
    this.weigh(key, story);
    const { outcome, ...past } = pastFor(match, viewer, from);
    const front = JSON.stringify(past).slice(1, -1);
    return `${front},"moves":[${story.moves.slice(past.from).join(',')}],"outcome":${JSON.stringify(outcome)}`;
  }

  /** The file of a match; `null` while it runs. Nothing is added to one that is over. */
  file({ table, match }: Room): string | null {
    const key = `${table.id} file`;
    const story = this.storyOf(key);
    if (story.moves.length === 0) {
      const exported = exportMatch(match, table.secret);
      if (exported.ok) story.moves.push(exportText(exported.value));
    }
    this.weigh(key, story);
    return story.moves[0] ?? null;
  }

  private storyOf(key: string): Story {
    const known = this.kept.get(key) ?? { story: { moves: [], told: [] }, weight: 0 };
    this.kept.delete(key);
    this.kept.set(key, known);
    return known.story;
  }

  /** A story that was forgotten while it was told stays so. */
  private weigh(key: string, story: Story): void {
    const kept = this.kept.get(key);
    if (kept?.story !== story) return;
    const weight = story.moves.reduce((sum, move) => sum + MOVE + move.length, STORY);
    this.total += weight - kept.weight;
    kept.weight = weight;
    for (const oldest of this.kept.keys()) {
      if (this.total <= this.most) return;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.total -= this.kept.get(key)?.weight ?? 0;
    this.kept.delete(key);
  }
}

/** Brings a story up to the present, move by move. */
function* tellOn(story: Story, match: AnyMatch, viewer: Viewer): Generator<undefined, void> {
  const { moves, told } = story;
  // Actions are taken back from the end, so what stands in its place has all before it in theirs.
  while (told.length > 0 && told.at(-1) !== match.standing[told.length - 1]) told.pop();
  moves.length = told.length;
  if (told.length === match.standing.length) return;
  for (const move of movesInTurn(match, viewer, told.length)) {
    const standing = match.standing[told.length];
    if (standing !== undefined) told.push(standing);
    moves.push(JSON.stringify(move));
    yield;
  }
}
