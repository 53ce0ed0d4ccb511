/**
 * How much a fleet carries, from what was measured with several nodes on one machine. Pure: measurements in, figures out.
 *
 * Every action takes processor time of a node, of the database and of the proxy, and each of these has only so much. What waits in the
 * queue of the busiest grows as 1 / (1 − busy): half of the actions wait little, one in a hundred several times the mean.
 */

/** A spell of the load drill. */
export interface Observation {
  readonly engine: 'sqlite' | 'postgres';
  readonly nodes: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processors in use by all nodes, by the database, by the proxy, and by everything on the machine, of so many. */
  readonly nodeCores: number;
  readonly databaseCores: number;
  readonly proxyCores: number;
  readonly usedCores: number;
  readonly machineCores: number;
}

/** What an action costs, in milliseconds of a processor, and what a node costs when nobody plays, in processors. */
export interface Costs {
  readonly nodeMs: number;
  readonly nodeRest: number;
  readonly databaseMs: number;
  readonly proxyMs: number;
}

/** A time that an action takes: `base`, and `slope` for each unit of the queue before the busiest. Milliseconds. */
export interface Curve {
  readonly base: number;
  readonly slope: number;
}

export interface Model {
  readonly costs: Readonly<Record<Observation['engine'], Costs>>;
  readonly p50: Curve;
  readonly p99: Curve;
}

/** Machines for a service: each node has one processor to itself, since its event loop uses no more. */
export interface Fleet {
  readonly engine: Observation['engine'];
  readonly nodes: number;
  readonly databaseCores: number;
  readonly proxyCores: number;
}

export interface Forecast {
  readonly perSecond: number;
  readonly node: number;
  readonly database: number;
  readonly proxy: number;
  readonly p50: number;
  readonly p99: number;
}

/** Beyond this, queues grow quickly, and nothing is left for a bad hour. */
const COMFORT = 0.7;
/** Nothing is ever quite full: what is asked beyond it waits for ever, and nothing can be said of it. */
const FULL = 0.98;

/** After so many a fit does not change any more. */
const ROUNDS = 20;

/** Fits costs and curves to what was observed; `null` when that is too little. */
export function fitModel(observations: readonly Observation[]): Model | null {
  const sqlite = costsOf(observations.filter(({ engine }) => engine === 'sqlite'));
  const postgres = costsOf(observations.filter(({ engine }) => engine === 'postgres'));
  const some = sqlite ?? postgres;
  if (some === null || observations.length < 3) return null;
  const queues = observations.map(queueOf);
  return {
    costs: { sqlite: sqlite ?? some, postgres: postgres ?? some },
    p50: fitCurve(
      queues,
      observations.map(({ p50 }) => p50),
    ),
    p99: fitCurve(
      queues,
      observations.map(({ p99 }) => p99),
    ),
  };
}

/** What the model says of a spell that was observed, from how busy everything was. */
export function recall(model: Model, observation: Observation): { readonly p50: number; readonly p99: number } {
  const queue = queueOf(observation);
  return { p50: at(model.p50, queue), p99: at(model.p99, queue) };
}

/** What a fleet does at so many actions a second. */
export function forecast(model: Model, fleet: Fleet, perSecond: number): Forecast {
  const costs = model.costs[fleet.engine];
  const node = (perSecond * costs.nodeMs) / 1000 / fleet.nodes + costs.nodeRest;
  const database = (perSecond * costs.databaseMs) / 1000 / fleet.databaseCores;
  const proxy = (perSecond * costs.proxyMs) / 1000 / fleet.proxyCores;
  const queue = lengthOf(Math.max(node, database, proxy));
  return { perSecond, node, database, proxy, p50: at(model.p50, queue), p99: at(model.p99, queue) };
}

/** The most actions a second with nothing busier than is comfortable, and one in a hundred slower than `p99` milliseconds at most. */
export function reachOf(model: Model, fleet: Fleet, p99: number): Forecast {
  const fits = (perSecond: number) => {
    const { node, database, proxy, p99: slow } = forecast(model, fleet, perSecond);
    return Math.max(node, database, proxy) <= COMFORT && slow <= p99;
  };
  let [good, bad] = [0, 1_000_000];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return forecast(model, fleet, good);
}

/** The busiest of what an action has to pass: the whole machine, or the event loop of the nodes. */
function queueOf({ usedCores, machineCores, nodeCores, nodes }: Observation): number {
  return lengthOf(Math.max(usedCores / machineCores, nodeCores / nodes));
}

function lengthOf(busy: number): number {
  const bounded = Math.min(FULL, Math.max(0, busy));
  return bounded / (1 - bounded);
}

function at({ base, slope }: Curve, queue: number): number {
  return base + slope * queue;
}

/** Processor time by actions and nodes, by least squares; a cost is never below nothing. */
function costsOf(observations: readonly Observation[]): Costs | null {
  if (observations.length === 0) return null;
  const rates = observations.map(({ perSecond }) => perSecond);
  const nodes = observations.map((one) => one.nodes);
  const [perAction, perNode] = twoFactors(
    rates,
    nodes,
    observations.map(({ nodeCores }) => nodeCores),
  );
  return {
    nodeMs: perAction * 1000,
    nodeRest: perNode,
    databaseMs:
      ratio(
        observations.map(({ databaseCores }) => databaseCores),
        rates,
      ) * 1000,
    proxyMs:
      ratio(
        observations.map(({ proxyCores }) => proxyCores),
        rates,
      ) * 1000,
  };
}

/** `y = a·x + b·z` with neither below nothing. */
function twoFactors(x: readonly number[], z: readonly number[], y: readonly number[]): readonly [number, number] {
  const [xx, xz, zz, xy, zy] = [dot(x, x), dot(x, z), dot(z, z), dot(x, y), dot(z, y)];
  const size = xx * zz - xz * xz;
  // Nearly in step with each other, they cannot be told apart.
  const a = size > 1e-9 * xx * zz ? (xy * zz - zy * xz) / size : xy / xx;
  const b = size > 1e-9 * xx * zz ? (zy * xx - xy * xz) / size : 0;
  if (b < 0) return [xy / xx, 0];
  return a < 0 ? [0, zy / zz] : [a, b];
}

/**
 * By relative errors, since times of a hundredth and of a second count alike: least squares with neither part below nothing, each time
 * weighed by what the fit before says it should be. Weighed by itself, whatever was too slow would count for too little.
 */
function fitCurve(queues: readonly number[], times: readonly number[]): Curve {
  let curve: Curve = { base: 0, slope: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const scales = queues.map((queue, index) => (round === 0 ? (times[index] ?? 1) : at(curve, queue)));
    const scaled = (value: number, index: number) => value / (scales[index] ?? 1);
    const [base, slope] = twoFactors(
      scales.map((scale) => 1 / scale),
      queues.map(scaled),
      times.map(scaled),
    );
    curve = { base, slope };
  }
  return curve;
}

function ratio(y: readonly number[], x: readonly number[]): number {
  return Math.max(0, dot(x, y) / dot(x, x));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
