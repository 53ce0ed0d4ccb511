import { escapePlan } from '../game.ts';
import '@fontsource/big-shoulders-display/latin-800';
import '@fontsource/sofia-sans-condensed/latin-600';
import '@fontsource/sofia-sans-condensed/latin-700';
import '@fontsource/sofia-sans-condensed/latin-800';
import '@fontsource/source-sans-3/latin-400';
import '@fontsource/source-sans-3/latin-600';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import type { State } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { createRoot } from 'react-dom/client';
import { followSettings } from '../../../app/theme.ts';
import { LiveRegion } from '../../../parts/live-region.tsx';
import { changeSettings } from '../../../state/settings.ts';
import { demoSession } from '../../../table/demo-session.fixture.ts';
import EscapePlanTable from '../escape-plan-table.tsx';
import { front } from '../front.ts';

/**
 * A table for looking at, in development only: /src/games/escape-plan/demo/index.html?seats=4&frame=travel&day=2&part=1&seed=x. It
 * is played at random until that frame waits for the viewer on that day and in that part of it; `skip=3` waits for the fourth
 * time. `still` keeps the others from moving, `watch` shows what a spectator sees, `over` plays to the end.
 */
const query = new URLSearchParams(location.search);
const seats = Number(query.get('seats') ?? 4);
const frame = query.get('frame');
const day = Number(query.get('day') ?? 1);
const part = Number(query.get('part') ?? 0);
const viewer = query.has('watch') ? null : Number(query.get('viewer') ?? 0);

followSettings();
// The guide of the first game stays away unless `guide` asks for it.
changeSettings({ guided: query.has('guide') ? [] : ['gunrunners', 'escape-plan'] });
await escapePlan.ready();
const session = findTable();
Object.assign(window, { session });

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <>
      <LiveRegion />
      <EscapePlanTable session={session} front={front} />
    </>,
  );
}

/** Tables are tried until one comes to the state that is wanted. */
function findTable() {
  const seed = query.get('seed') ?? 'demo';
  for (let attempt = 0; attempt < 60; attempt++) {
    const table = tableFor(attempt === 0 ? seed : `${seed} ${attempt}`);
    if (query.has('over') || table.get().outcome === null) return table;
    table.close();
  }
  return tableFor(seed);
}

function tableFor(seed: string) {
  let skip = Number(query.get('skip') ?? 0);
  return demoSession({
    game: escapePlan,
    names: ['Ana', 'Okafor', 'Marta', 'Vance', 'Ruth'].slice(0, seats),
    seed,
    viewer,
    pace: query.has('still') ? null : Number(query.get('pace') ?? 900),
    until: (state, toAct) => isWanted(state as State, toAct) && skip-- === 0,
  });
}

function isWanted(state: State, toAct: readonly Seat[]): boolean {
  if (query.has('over')) return false;
  const isDue = state.day > day || (state.day === day && state.part >= part);
  const kind = state.frames.at(-1)?.kind;
  return isDue && (viewer === null || toAct.includes(viewer)) && (frame === null || frame === kind);
}
