import type { Cluster } from './cluster.ts';
import type { Luck } from './luck.ts';
import { pause } from './pause.ts';

/** The last kill comes about here, as a part of all actions that are expected: some play must be left after it. */
const LAST_KILL = 0.7;
/** How likely a node that starts again is killed before it is open. */
const FALSE_START = 0.15;
const LOOK_EVERY = 10;
/** In milliseconds: how long a killed node stays away, and when a false start ends. */
const LONGEST_ABSENCE = 500;
const LONGEST_START = 600;

/** Kills the nodes in turn, at random moments spread over the play. */
export class Killer {
  readonly #cluster: Cluster;
  readonly #luck: Luck;
  readonly #moments: readonly number[];
  #progress = () => 0;
  kills = 0;
  /** How often something happened to what the nodes rely on. */
  disasters = 0;

  constructor(cluster: Cluster, wanted: number, luck: Luck) {
    this.#cluster = cluster;
    this.#luck = luck;
    this.#moments = Array.from({ length: wanted }, (_, kill) => ((kill + luck.fraction()) / wanted) * LAST_KILL);
  }

  /**
   * Whether a kill should have come that cannot yet, since a node is still starting. Whoever plays waits for it, or on a
   * busy machine the matches would be over first.
   */
  isDue = (): boolean => {
    const moment = this.#moments[this.kills];
    return moment !== undefined && this.#progress() >= moment;
  };

  /** `progress` is the part of the expected actions that has been played; `isOver` ends the killing early. */
  async run(progress: () => number, isOver: () => boolean): Promise<void> {
    this.#progress = progress;
    while (this.kills < this.#moments.length) {
      while (!this.isDue() && !isOver()) await pause(LOOK_EVERY);
      if (isOver()) return;
      await this.#strike();
      await this.#killOne();
    }
  }

  /** Disasters are spread evenly among the kills: the next kill comes when the nodes have something to rely on again. */
  async #strike(): Promise<void> {
    const { disasters } = this.#cluster;
    const next = disasters[this.disasters];
    const moment = Math.floor((this.#moments.length * (this.disasters + 1)) / (disasters.length + 1));
    if (next === undefined || this.kills < moment) return;
    await next();
    this.disasters += 1;
  }

  async #killOne(): Promise<void> {
    const { nodes } = this.#cluster;
    const node = nodes[this.kills % nodes.length];
    if (node === undefined) return;
    await node.kill();
    this.kills += 1;
    await pause(this.#luck.pick(LONGEST_ABSENCE));
    if (this.#luck.isHit(FALSE_START)) {
      const starting = node.start();
      await pause(this.#luck.pick(LONGEST_START));
      await node.kill();
      await starting;
    }
    await node.start();
  }
}
