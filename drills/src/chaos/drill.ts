import { type Cluster, type ClusterPlan, startCluster } from './cluster.ts';
import type { Fault } from './fault.ts';
import { Killer } from './killer.ts';
import { Luck } from './luck.ts';
import { openTable, welcomeAll } from './opening.ts';
import { planTables, type TablePlan } from './plan.ts';
import type { Report } from './report.ts';
import { auditTable, type TableFinding } from './table-audit.ts';
import { TableRun, type TableSetting } from './table-run.ts';
import { watchOver } from './watch.ts';
import { noMishaps, STORM } from './weather.ts';

/** How many tables are opened, or audited, at the same time. */
const AT_ONCE = 6;

export interface DrillRequest extends ClusterPlan {
  readonly tables: number;
  readonly kills: number;
  readonly seed: number;
}

/** Plays all tables to the end while servers are killed and lines fail, and then looks whether anything is wrong. */
export async function runDrill(request: DrillRequest, show: (line: string) => void): Promise<Report> {
  const { engine, seed } = request;
  const began = performance.now();
  const faults: Fault[] = [];
  const luck = new Luck(seed);
  const note = (what: string) => faults.push({ table: null, seat: null, what });
  show(`${engine}: starting`);
  const cluster = await startCluster(request, note);
  const killer = new Killer(cluster, request.kills, luck.branch());
  const mishaps = noMishaps();
  let runs: readonly TableRun[] = [];
  let findings: readonly TableFinding[] = [];
  try {
    runs = await openTables(cluster, planTables(request.tables, luck.branch()), luck.branch(), {
      weather: STORM,
      mishaps,
      isHeld: killer.isDue,
      mayDoubt: request.hasStandby,
    });
    await play({ ...request, disasters: cluster.disasters.length }, runs, killer, show, note);
    for (const run of runs) run.stop();
    show(`${engine}: looking for faults`);
    findings = await audit(cluster, runs, luck.branch());
  } catch (error) {
    // What the servers wrote before tells more than what came of it.
    note(`the drill broke off: ${error instanceof Error ? error.stack : error}`);
  } finally {
    for (const run of runs) run.stop();
    await cluster.stop();
  }
  faults.push(...findings.flatMap((finding) => finding.faults));
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const { kills, disasters } = killer;
  const layout = { engine, proxy: request.proxy, notices: request.notices, nodes: cluster.nodes.length };
  return { ...layout, seed, kills, disasters, weather: mishaps, seconds, faults, ...count(runs, findings) };
}

async function openTables(
  cluster: Cluster,
  plans: readonly TablePlan[],
  luck: Luck,
  line: Pick<TableSetting, 'weather' | 'mishaps' | 'isHeld' | 'mayDoubt'>,
): Promise<readonly TableRun[]> {
  const { doors } = cluster;
  const [first] = doors;
  if (first === undefined) throw new Error('no way in');
  // Drawn before anything happens at the same time, so that each table has its own chance whatever comes first.
  const settings = plans.map((plan) => ({ plan, luck: luck.branch() }));
  return inBatches(settings, async (setting, index) => {
    // Each table has people of its own: nobody may host so many, or say so much.
    const guests = await welcomeAll(first);
    const id = await openTable(setting.plan, guests, doors[index % doors.length] ?? first);
    return new TableRun({ ...setting, id, guests, doors, ...line });
  });
}

/** Plays all tables to the end, or says which of them hang. */
async function play(
  { engine, kills, disasters }: DrillRequest & { readonly disasters: number },
  runs: readonly TableRun[],
  killer: Killer,
  show: (line: string) => void,
  note: (what: string) => void,
): Promise<void> {
  const expected = runs.reduce((sum, { plan }) => sum + plan.length, 0);
  const played = () => runs.reduce((sum, { seq }) => sum + seq, 0);
  // A match that ended early has been played whole.
  const progress = () => runs.reduce((sum, run) => sum + (run.isOver ? run.plan.length : run.seq), 0) / expected;
  let isOver = false;
  const playing = Promise.all(runs.map((run) => run.play()));
  const killing = killer.run(progress, () => isOver);
  const hanging = await watchOver(playing, played, () =>
    show(
      `${engine}: ${runs.filter((run) => run.isOver).length} of ${runs.length} tables over, ` +
        `${played()} of about ${expected} actions, ${killer.kills} of ${kills} kills`,
    ),
  );
  isOver = true;
  await killing;
  if (hanging !== null) {
    for (const run of runs) if (!run.isOver) note(`${hanging}: ${run.describe()}`);
  } else if (killer.kills < kills || killer.disasters < disasters) {
    note(
      `the matches were over after ${killer.kills} of ${kills} kills, ${killer.disasters} of ${disasters} disasters`,
    );
  }
}

/** Everything is asked of servers that know only what was stored. */
async function audit(cluster: Cluster, runs: readonly TableRun[], luck: Luck): Promise<readonly TableFinding[]> {
  await cluster.restart();
  const { doors } = cluster;
  return inBatches(runs, async (run, index) => {
    const door = doors[index % doors.length];
    if (door === undefined) throw new Error('no way in');
    return auditTable(run, door, luck);
  });
}

function count(runs: readonly TableRun[], findings: readonly TableFinding[]) {
  const ledgers = runs.flatMap(({ players }) => players.map(({ setting }) => setting.ledger));
  const asked = ledgers.flatMap((ledger) => [...ledger.asked.values()]);
  const acked = asked.filter(({ acks }) => acks.length > 0);
  const ackedOf = (type: string) => acked.filter(({ request }) => request.type === type).length;
  return {
    tables: runs.length,
    clients: ledgers.length,
    actions: sum(findings, ({ entries }) => entries),
    undos: ackedOf('undo'),
    acks: acked.length,
    refusals: asked.filter(({ refusals }) => refusals.length > 0).length,
    lines: ackedOf('say'),
    resigned: ackedOf('resign'),
    standIns: sum(findings, ({ standIns }) => standIns),
    unseen: sum(findings, ({ unseen }) => unseen),
    resends: sum(asked, ({ frames }) => frames - 1),
    duplicates: sum(ledgers, ({ repeats }) => repeats),
    gaps: sum(ledgers, ({ gaps }) => gaps),
    revived: sum(findings, ({ revived }) => revived),
    doubtful: sum(findings, ({ doubtful }) => doubtful),
    resentAfterEnd: sum(findings, ({ resends }) => resends),
  };
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

async function inBatches<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const batch = items.slice(start, start + AT_ONCE).map((item, offset) => work(item, start + offset));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}
