import type { Costs, Throughput } from './costs.ts';

/** A way to run the service. */
export interface Plan {
  readonly nodes: number;
  readonly tablesPerNode: number;
  /** Actions a second at one table. */
  readonly pace: number;
  readonly layout: Layout;
}

export interface Layout {
  readonly id: string;
  readonly what: string;
  /** Whether all sockets of a table are led to one node. */
  readonly isRouted: boolean;
  /** Whether every commit carries its notice to all nodes; otherwise notices go by themselves, to those concerned. */
  readonly isAnnounced: boolean;
  /** Databases among which the tables are divided. */
  readonly databases: number;
  /** A database in a file of the only node. */
  readonly isFile: boolean;
}

const SERVER = { isRouted: false, isAnnounced: true, databases: 1, isFile: false };

export const FILE: Layout = { ...SERVER, id: 'file', what: 'one node, SQLite', isRouted: true, isFile: true };
export const LAYOUTS: readonly Layout[] = [
  { ...SERVER, id: 'as it is', what: 'PostgreSQL, sockets on any node' },
  { ...SERVER, id: 'routed', what: 'the same, a table’s sockets on one node', isRouted: true },
  {
    ...SERVER,
    id: 'apart',
    what: 'routed, notices outside the commit and only to those concerned',
    isRouted: true,
    isAnnounced: false,
  },
  {
    ...SERVER,
    id: 'divided',
    what: 'apart, tables divided among 16 databases',
    isRouted: true,
    isAnnounced: false,
    databases: 16,
  },
];

const SEATS = 4;
/** Each node tells the others who is at its tables this often, and writes a sign of life so often, a second. */
const PRESENCE = 1 / 60;
const HEARTBEATS = 2;

/** How busy everything is: 1 is all there is. */
export interface Burden {
  readonly actionsPerSecond: number;
  readonly commitsPerSecond: number;
  /** On how many nodes the four players of a table are. */
  readonly spread: number;
  /** The processor of a node's event loop, and the part that goes on beside its own actions. */
  readonly node: number;
  readonly nodeBeside: number;
  /** The database's commits and its processors. */
  readonly commits: number;
  readonly database: number;
  readonly nodeBytes: number;
}

export function burdenOf({ nodes, tablesPerNode, pace, layout }: Plan, costs: Costs): Burden {
  const tables = nodes * tablesPerNode;
  const actionsPerSecond = tables * pace;
  const spread = layout.isRouted ? 1 : nodes * (1 - (1 - 1 / nodes) ** SEATS);
  const notices = actionsPerSecond + tables * spread * PRESENCE;
  const heardByEach = layout.isAnnounced ? notices : (notices * spread) / nodes;
  const sockets = tablesPerNode * SEATS;
  const beside = (layout.isFile ? 0 : heardByEach * costs.hearingMs) + sockets * costs.idleSocketMs;
  const own = actionMs(layout, costs) * tablesPerNode * pace;
  const following = (spread - 1) * costs.actionCpuMs * tablesPerNode * pace;
  const commitsPerSecond = actionsPerSecond + nodes * HEARTBEATS;
  const telling = layout.isAnnounced ? notices * nodes * costs.databaseTellingMs : 0;
  return {
    actionsPerSecond,
    commitsPerSecond,
    spread,
    node: (own + following + beside) / 1000,
    nodeBeside: beside / 1000,
    commits: layout.isFile ? 0 : commitsPerSecond / layout.databases / worstOf(throughputs(layout, costs)),
    database: layout.isFile
      ? 0
      : (commitsPerSecond * costs.databaseMs + telling) / 1000 / costs.databaseCores / layout.databases,
    nodeBytes: costs.nodeBytes + sockets * costs.socketBytes,
  };
}

/** How long an action keeps the event loop of its node from everything else. A file is waited for, a server is not. */
export function actionMs({ isFile }: Layout, costs: Costs): number {
  return isFile ? costs.fileActionCpuMs + costs.fileWaitMs : costs.actionCpuMs;
}

export function throughputs({ isAnnounced }: Layout, costs: Costs): readonly Throughput[] {
  return isAnnounced ? costs.announced : costs.silent;
}

/** What can be relied on when many write at once. With notices in the commit that is less than when few do. */
function worstOf(throughputs: readonly Throughput[]): number {
  const most = Math.max(...throughputs.map(({ writers }) => writers));
  return throughputs.find(({ writers }) => writers === most)?.perSecond ?? 0;
}
