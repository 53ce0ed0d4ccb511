import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Course, runCourse } from './course.ts';
import { Database } from './database.ts';
import { readOptions, type SimulationOptions } from './options.ts';
import { type Plan, planOf } from './plan.ts';
import { PLANTS } from './plants.ts';
import { type Found, pageOf } from './report.ts';
import { type Cut, cutDown, shrink, wholeOf } from './shrink.ts';
import type { Plant } from './sim-node.ts';
import { Tally } from './tally.ts';

const PAGE = fileURLToPath(new URL('../../../bench/results/simulation.md', import.meta.url));
const FAILED = 1;
const BAD_INPUT = 2;
/** How many seeds what was planted must show itself within. */
const TRIES = 500;
/** How often is told how far it is. */
const STEP = 500;

/** `npm run simulate-faults`: whole clusters in virtual time, a course for each seed; 1 when any shows something wrong. */
export async function simulateCommand(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    process.stderr.write(`simulate-faults: ${options}\n`);
    return BAD_INPUT;
  }
  const database = await Database.open();
  try {
    return await new Simulation(options, database).run();
  } finally {
    await database.close();
  }
}

class Simulation {
  private readonly options: SimulationOptions;
  private readonly database: Database;
  private readonly plant: Plant;

  constructor(options: SimulationOptions, database: Database) {
    this.options = options;
    this.database = database;
    this.plant = PLANTS.get(options.plant ?? '') ?? {};
  }

  async run(): Promise<number> {
    const { options } = this;
    const before = process.cpuUsage();
    const tally = new Tally();
    for (let seed = options.first; seed <= options.last; seed++) {
      const plan = this.planOf(seed);
      const course = await this.course(plan, this.plant);
      tally.add(plan, course);
      if (options.first === options.last) process.stdout.write(`seed ${seed}, course ${course.digest}\n`);
      if (course.faults.length > 0) tally.failures.push(await this.failure(plan, course));
      if (tally.sums.courses % STEP === 0) say(`${tally.sums.courses} courses, ${tally.failures.length} failed`);
    }
    const { user, system } = process.cpuUsage(before);
    const cpuSeconds = (user + system) / 1_000_000;
    const { courses, entries, lives } = tally.sums;
    process.stdout.write(
      `${courses} courses, ${entries} entries, ${lives} lives of nodes, ${tally.failures.length} failed, ` +
        `${cpuSeconds.toFixed(1)} s of processor time\n`,
    );
    const planted = options.isReported ? await this.findAll() : [];
    if (options.isReported) {
      writeFileSync(PAGE, pageOf({ options, tally, planted, tries: TRIES, cpuSeconds, at: new Date() }));
    }
    const isMissed = planted.some(({ seed }) => seed === null);
    return tally.failures.length > 0 || isMissed ? FAILED : 0;
  }

  private planOf(seed: number): Plan {
    const { faults, tables, length } = this.options;
    const plan = planOf(seed);
    const whole = wholeOf(plan);
    return cutDown(plan, {
      faults: faults ?? whole.faults,
      tables: tables ?? whole.tables,
      length: length ?? whole.length,
    });
  }

  private course(plan: Plan, plant: Plant): Promise<Course> {
    const print = this.options.isTraced ? (line: string) => process.stdout.write(`${line}\n`) : null;
    return runCourse(plan, this.database, { plant, ...(print === null ? {} : { print }) });
  }

  /** Says what failed, and with how little of the plan it still does. */
  private async failure(plan: Plan, { faults, digest }: Course) {
    const { seed } = plan;
    for (const what of faults) process.stdout.write(`FAULT seed ${seed}: ${what}\n`);
    if (this.options.isTraced) return { seed, faults, again: '' };
    const fails = async (smaller: Plan) => (await this.course(smaller, this.plant)).faults.length > 0;
    if ((await this.course(plan, this.plant)).digest !== digest) {
      process.stdout.write(`FAULT seed ${seed}: the course is not the same when it is run again\n`);
    }
    const cut = await shrink(plan, fails);
    const again = this.commandFor(seed, cut);
    const left = cutDown(plan, cut).faults.map((fault) => JSON.stringify(fault));
    process.stdout.write(`  it takes no more than ${left.join(' ') || 'nothing at all'}\n  ${again}\n`);
    return { seed, faults, again };
  }

  private commandFor(seed: number, { faults, tables, length }: Cut): string {
    const plant = this.options.plant === null ? '' : ` --plant ${this.options.plant}`;
    const parts = `--faults ${faults.join(',') || "''"} --tables ${tables} --length ${length}`;
    return `npm run simulate-faults -- --seed ${seed} ${parts}${plant} --trace`;
  }

  /** Everything that can be planted is looked for, from the first seed on. */
  private async findAll(): Promise<readonly Found[]> {
    const all: Found[] = [];
    for (const [name, plant] of PLANTS) {
      all.push(await this.find(name, plant));
      say(`planted: ${name}, found with seed ${all.at(-1)?.seed}`);
    }
    return all;
  }

  private async find(name: string, plant: Plant): Promise<Found> {
    for (let seed = 1; seed <= TRIES; seed++) {
      const [what] = (await this.course(planOf(seed), plant)).faults;
      if (what !== undefined) return { plant: name, seed, what };
    }
    return { plant: name, seed: null, what: '' };
  }
}

function say(line: string): void {
  process.stderr.write(`simulate-faults: ${line}\n`);
}
