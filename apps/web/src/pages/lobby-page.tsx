import type { TableRow } from '@stakeout/protocol';
import { FIRST } from '../games/all-facts.ts';
import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useOnline } from '../shell/use-online.ts';
import { useSay } from '../text/say.ts';
import { lobbyTexts } from './lobby/lobby.texts.ts';
import { TableRowList } from './lobby/table-rows.tsx';
import { usePolled } from './matches/use-polled.ts';
import './matches/matches.css';

/** How often the list is read anew, in milliseconds. Unchanged lists are a few bytes: the browser asks by their tag. */
const EVERY = 4000;

export default function LobbyPage() {
  const say = useSay(lobbyTexts);
  return (
    <PageFrame title={say('title')} section="lobby">
      <div className="page-column">
        <h1 className="page-title">{say('title')}</h1>
        <p className="page-lead">{say('lead')}</p>
        <Lobby />
      </div>
    </PageFrame>
  );
}

function Lobby() {
  const say = useSay(lobbyTexts);
  const isOnline = useOnline();
  const [lobby, retry] = usePolled(readLobby, EVERY);
  if (lobby.state === 'loading') return <p className="match-none">{say('loading')}</p>;
  if (lobby.state === 'failed') {
    return (
      <div className="panel page-panel page-empty" role="status">
        <p>{say(isOnline ? 'noServer' : 'offline')}</p>
        <Button onClick={retry}>{say('retry')}</Button>
      </div>
    );
  }
  const waiting = lobby.value.filter(hasFreeSeat);
  const running = lobby.value.filter(
    (row) => !hasFreeSeat(row) && (row.status === 'running' || row.status === 'waiting'),
  );
  return (
    <>
      {!isOnline && <p className="match-none lobby-offline">{say('offline')}</p>}
      <section className="panel page-panel" aria-labelledby="lobby-free">
        <h2 id="lobby-free" className="panel-title">
          {say('free')}
        </h2>
        {waiting.length > 0 ? (
          <TableRowList rows={waiting} label={say('free')} />
        ) : (
          <p className="match-none">{say('noFree')}</p>
        )}
        <Link className="button plain lobby-create" href={`/create/${FIRST}`}>
          {say('create')}
        </Link>
      </section>
      <section className="panel page-panel" aria-labelledby="lobby-running">
        <h2 id="lobby-running" className="panel-title">
          {say('running')}
        </h2>
        {running.length > 0 ? (
          <TableRowList rows={running} label={say('running')} />
        ) : (
          <p className="match-none">{say('noRunning')}</p>
        )}
      </section>
    </>
  );
}

/** A seat that is promised to somebody is not free. */
function hasFreeSeat({ status, seats }: TableRow): boolean {
  return status === 'waiting' && seats.some(({ kind }) => kind === 'open');
}

async function readLobby(): Promise<readonly TableRow[] | null> {
  const { server } = await import('../online/server.ts');
  const answer = await server.lobby();
  return answer.ok ? answer.value.tables : null;
}
