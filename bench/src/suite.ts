import type { Contender, Setting } from './contender.ts';
import type { Suite } from './contenders/index.ts';
import { type LaneOrder, type OpenLane, openLane } from './lane.ts';
import { interleave } from './measure.ts';
import { type Course, type GameReport, reportOf } from './report.ts';

export interface Timing {
  readonly rounds: number;
  /** How long each contender is measured, all rounds together. */
  readonly seconds: number;
  /** How long each contender works before that, unmeasured, until V8 has compiled what it needs. */
  readonly warmUp: number;
}

/** Measures every contender of a suite at every game it can play, game by game. */
export async function runSuite(
  suite: Suite,
  settings: readonly Setting[],
  timing: Timing,
  progress: (line: string) => void,
  open: (order: LaneOrder) => OpenLane = openLane,
): Promise<GameReport[]> {
  const reports: GameReport[] = [];
  for (const setting of settings) reports.push(await measureGame(suite, setting, timing, progress, open));
  return reports;
}

async function measureGame(
  suite: Suite,
  setting: Setting,
  { rounds, seconds, warmUp }: Timing,
  progress: (line: string) => void,
  open: (order: LaneOrder) => OpenLane,
): Promise<GameReport> {
  const { id } = setting.game;
  const contenders = suite.contenders.filter(({ games }) => games === undefined || games.includes(id));
  const lanes: OpenLane[] = [];
  try {
    progress(`${id}: warming up`);
    const heapsBefore: number[] = [];
    for (const contender of contenders) {
      const lane = open(orderOf(contender, setting));
      lanes.push(lane);
      // The answer comes when everything is prepared: nobody prepares while somebody else is working.
      heapsBefore.push(await lane.heapBytes());
    }
    await interleave(lanes, 1, warmUp);
    const slices = await interleave(lanes, rounds, seconds / rounds, (round) => {
      progress(`${id}: round ${round + 1} of ${rounds}`);
    });
    const courses: Course[] = [];
    for (const [index, contender] of contenders.entries()) {
      courses.push({
        contender,
        slices: slices[index] ?? [],
        heapBytesBefore: heapsBefore[index] ?? 0,
        heapBytesAfter: (await lanes[index]?.heapBytes()) ?? 0,
      });
    }
    return reportOf(suite, setting, courses);
  } finally {
    for (const lane of lanes) await lane.close();
  }
}

function orderOf(contender: Contender, { game, players, config }: Setting): LaneOrder {
  return { contender: contender.id, game: game.id, players, config };
}
