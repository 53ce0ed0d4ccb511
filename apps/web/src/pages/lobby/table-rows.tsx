import type { TableRow } from '@stakeout/protocol';
import { useState } from 'react';
import { titleOf } from '../../games/all-facts.ts';
import { errorTexts } from '../../online/error.texts.ts';
import { Button } from '../../parts/button.tsx';
import { PlayerSymbol, seatClass } from '../../parts/player-symbol.tsx';
import { Link } from '../../routes/link.tsx';
import { go } from '../../routes/router.ts';
import { botName } from '../../session/online/bot-names.ts';
import { notify } from '../../shell/notices.tsx';
import { useSettings } from '../../state/settings.ts';
import { useSay, wording } from '../../text/say.ts';
import { factsOf } from './facts.ts';
import { lobbyTexts } from './lobby.texts.ts';

/** Public tables, each with who sits there and the way in. */
export function TableRowList({ rows, label }: { readonly rows: readonly TableRow[]; readonly label: string }) {
  return (
    <ul className="match-list" aria-label={label}>
      {rows.map((row) => (
        <PublicTable key={row.id} row={row} />
      ))}
    </ul>
  );
}

function PublicTable({ row }: { readonly row: TableRow }) {
  const { language } = useSettings();
  const names = namesOf(row);
  return (
    <li className="match-row">
      <div className="match-what">
        <b>{titleOf(row.game)}</b>
        <small>{names}</small>
        <small>{factsOf(row, language).join(' · ')}</small>
      </div>
      <span className="match-dots" aria-hidden="true">
        {row.seats.map(({ name }, seat) => (
          <span key={SEAT_KEYS[seat]} className={`emblem ${seatClass(seat)} ${name === null ? 'vacant' : ''}`}>
            <PlayerSymbol seat={seat} />
          </span>
        ))}
      </span>
      <WayIn row={row} names={names} />
    </li>
  );
}

/** Seats never change places: their number is what they are known by. */
const SEAT_KEYS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

function WayIn({ row, names }: { readonly row: TableRow; readonly names: string }) {
  const say = useSay(lobbyTexts);
  const game = titleOf(row.game);
  const href = `/table/${row.id}`;
  if (row.yourSeat !== null) {
    return (
      <Link className="button small primary" href={href} aria-label={say('openAt', { game, names })}>
        {say('open')}
      </Link>
    );
  }
  if (row.status === 'waiting' && row.seats.some(({ kind }) => kind === 'open')) {
    return <SitDown id={row.id} label={say('sitAt', { game, names })} />;
  }
  return (
    <Link className="button small plain" href={href} aria-label={say('watchAt', { game, names })}>
      {say('watch')}
    </Link>
  );
}

function SitDown({ id, label }: { readonly id: string; readonly label: string }) {
  const say = useSay(lobbyTexts);
  const [isBusy, setBusy] = useState(false);
  const sit = async () => {
    setBusy(true);
    const { server, somebody } = await import('../../online/server.ts');
    const me = await somebody();
    const seated = me.ok ? await server.sit(id) : me;
    if (seated.ok || seated.error === 'alreadySeated') return go(`/table/${id}`);
    setBusy(false);
    notify({ id: 'sit', tone: 'danger', text: wording(errorTexts, seated.error), page: '/lobby' });
  };
  return (
    <Button small look="primary" disabled={isBusy} aria-label={label} onClick={sit}>
      {say(isBusy ? 'sitting' : 'sit')}
    </Button>
  );
}

/** Everybody who sits there; those who are known by no name are left out. */
function namesOf({ id, seats }: TableRow): string {
  return seats
    .flatMap(({ kind, name }, seat) => (name === null ? [] : [kind === 'bot' ? botName(id, seat) : name]))
    .join(', ');
}
