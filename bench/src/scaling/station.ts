import type { EventQueue } from './event-queue.ts';

/** Something to be done at a station, and what follows. */
export interface Task {
  /** Milliseconds of work, before the station's own circumstances. */
  readonly work: number;
  done(now: number): void;
}

/**
 * Does one task after the other, as an event loop and a lock do. `pace` says how long a task takes, given its work and how
 * many wait, itself included.
 */
export class Station {
  private readonly waiting: Task[] = [];
  private head = 0;
  private isBusy = false;
  private readonly events: EventQueue<(now: number) => void>;
  private readonly pace: (work: number, waiting: number) => number;

  constructor(events: EventQueue<(now: number) => void>, pace: (work: number, waiting: number) => number) {
    this.events = events;
    this.pace = pace;
  }

  add(now: number, task: Task): void {
    this.waiting.push(task);
    if (!this.isBusy) this.begin(now);
  }

  private begin(now: number): void {
    const task = this.waiting[this.head];
    if (task === undefined) {
      this.isBusy = false;
      this.waiting.length = 0;
      this.head = 0;
      return;
    }
    this.isBusy = true;
    const takes = this.pace(task.work, this.waiting.length - this.head);
    this.head++;
    this.events.add(now + takes, (then) => {
      task.done(then);
      this.begin(then);
    });
  }
}
