import { gunrunners } from '../game.ts';
import '@fontsource/big-shoulders-display/latin-800';
import '@fontsource/sofia-sans-condensed/latin-600';
import '@fontsource/sofia-sans-condensed/latin-700';
import '@fontsource/sofia-sans-condensed/latin-800';
import '@fontsource/source-sans-3/latin-400';
import '@fontsource/source-sans-3/latin-600';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import type { State, View } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import { createRoot } from 'react-dom/client';
import { followSettings } from '../../../app/theme.ts';
import { LiveRegion } from '../../../parts/live-region.tsx';
import { changeSettings } from '../../../state/settings.ts';
import { demoSession } from '../../../table/demo-session.fixture.ts';
import { front } from '../front.ts';
import GunrunnersTable from '../gunrunners-table.tsx';

/**
 * A table for looking at, in development only: /src/games/gunrunners/demo/index.html?seats=4&phase=deploy&seed=x&turn=6. It is
 * played at random until the phase comes, the viewer is to act and so many turns are over.
 */
const query = new URLSearchParams(location.search);
const seats = Number(query.get('seats') ?? 4);
const phase = query.get('phase');
const role = Number(query.get('role') ?? 0);
const turn = Number(query.get('turn') ?? 0);
const others = query.has('others');
const viewer = query.has('watch') ? null : Number(query.get('viewer') ?? 0);

followSettings();
// The guide of the first game stays away unless `guide` asks for it.
changeSettings({ guided: query.has('guide') ? [] : ['gunrunners', 'escape-plan'] });
await gunrunners.ready();
const session = findTable();
Object.assign(window, { session });

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <>
      <LiveRegion />
      <GunrunnersTable session={session} front={front} />
    </>,
  );
}

/** Tables are tried until one comes to the state that is wanted. */
function findTable() {
  const seed = query.get('seed') ?? 'demo';
  for (let attempt = 0; attempt < 400; attempt++) {
    const table = tableFor(attempt === 0 ? seed : `${seed} ${attempt}`);
    if (phase === null || (table.get().view as View).phase === phase) return table;
    table.close();
  }
  return tableFor(seed);
}

function tableFor(seed: string) {
  return demoSession({
    game: gunrunners,
    names: ['Ana', 'Okafor', 'Marta', 'Vance'].slice(0, seats),
    config: { edition: query.get('edition') ?? 'en', memory: query.get('memory') ?? 'strict' },
    seed,
    viewer,
    pace: query.has('still') ? null : Number(query.get('pace') ?? 900),
    until: (state, toAct) => isWanted(state as State, toAct),
  });
}

function isWanted({ phase: now, turn: turns, role: under }: State, toAct: readonly Seat[]): boolean {
  if (turns < turn || (phase !== null && now !== phase) || (role !== 0 && under !== role)) return false;
  if (others) return !toAct.includes(viewer ?? -1);
  return phase === null || viewer === null || toAct.includes(viewer) || now === 'over';
}
