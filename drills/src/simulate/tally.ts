import type { Course } from './course.ts';
import type { Plan, PlannedFault } from './plan.ts';

/** A course that failed, and the least of its plan that still does. */
export interface Failure {
  readonly seed: number;
  readonly faults: readonly string[];
  readonly again: string;
}

/** All courses of a run together. */
export class Tally {
  readonly sums = { courses: 0, tables: 0, entries: 0, frames: 0, resends: 0, happenings: 0, time: 0, lives: 0 };
  readonly faults = new Map<PlannedFault['kind'], number>();
  readonly failures: Failure[] = [];

  add({ tables, faults }: Plan, course: Course): void {
    const { sums } = this;
    sums.courses++;
    sums.tables += tables.length;
    sums.entries += course.entries;
    sums.frames += course.frames;
    sums.resends += course.resends;
    sums.happenings += course.happenings;
    sums.time += course.time;
    sums.lives += course.lives;
    for (const { kind } of faults) this.faults.set(kind, (this.faults.get(kind) ?? 0) + 1);
  }
}
