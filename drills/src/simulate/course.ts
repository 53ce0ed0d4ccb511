import { Luck } from '../chaos/luck.ts';
import { auditTables } from './audit.ts';
import type { Database } from './database.ts';
import { Fate } from './fate.ts';
import { Machine } from './machine.ts';
import { NoticeBoard } from './notice-board.ts';
import type { Plan } from './plan.ts';
import { Quiet } from './quiet.ts';
import { setTables } from './setting.ts';
import { type Plant, SimNode } from './sim-node.ts';
import { installTime } from './virtual-time.ts';
import { Witness } from './witness.ts';
import { World } from './world.ts';

/** What came of a course. */
export interface Course {
  readonly faults: readonly string[];
  /** Stands for everything that happened, in its order. */
  readonly digest: string;
  readonly entries: number;
  readonly frames: number;
  readonly resends: number;
  readonly happenings: number;
  /** How much time passed in it, in milliseconds. */
  readonly time: number;
  readonly lives: number;
}

export interface CourseOptions {
  readonly plant?: Plant;
  readonly print?: (line: string) => void;
}

/** Players come once the nodes are there, in milliseconds. */
const OPENING = 300;

/** Runs the course of a plan: the same each time, whatever else the machine does. */
export async function runCourse(plan: Plan, database: Database, options: CourseOptions = {}): Promise<Course> {
  const luck = new Luck(plan.seed);
  const databaseMachine = new Machine('database');
  const world = new World(databaseMachine, options.print ?? null);
  const witness = new Witness(world, database);
  const unhandled = (error: unknown) => witness.fault(`something failed that nobody looked after: ${error}`);
  const uninstall = installTime(world);
  process.on('unhandledRejection', unhandled);
  let stopListening = () => {};
  try {
    database.clear();
    const board = new NoticeBoard(world, luck.branch());
    stopListening = database.store.listen((notice) => board.post(notice));
    const around = { world, database, databaseMachine, board, plant: options.plant ?? {} };
    const nodes = plan.nodes.map((node, index) => new SimNode(index, node, around, luck.branch()));
    const setting = { world, witness, nodes, luck: luck.branch() };
    const tables = await setTables(plan.tables, database.store, setting);
    const fate = new Fate(around, witness, nodes, luck.branch());
    database.begin(fate.writing());
    for (const node of nodes) node.start();
    await world.run(() => false, OPENING);
    for (const table of tables) table.open();
    fate.plan(plan.faults, tables);
    await world.run(() => false, OPENING + plan.length);
    const quiet = new Quiet(world, witness, database, nodes, tables);
    await quiet.run(plan.seed);
    fate.judgeTime();
    const entries = await auditTables(tables, database.store, witness);
    for (const table of tables) table.leave();
    for (const node of nodes) node.crash();
    return {
      faults: witness.faults,
      digest: world.digest(),
      entries,
      frames: witness.frames,
      resends: witness.resends,
      happenings: world.happenings,
      time: world.now,
      lives: nodes.reduce((sum, { lives }) => sum + lives, 0),
    };
  } finally {
    await database.end();
    stopListening();
    uninstall();
    process.off('unhandledRejection', unhandled);
  }
}
