import type { Seat } from '@stakeout/kernel';
import { useEffect, useState } from 'react';
import { titleOf } from '../games/all-facts.ts';
import { errorTexts, type TableError } from '../online/error.texts.ts';
import { keepsakes } from '../online/kept.ts';
import { seatClass } from '../parts/player-symbol.tsx';
import { Link } from '../routes/link.tsx';
import { go } from '../routes/router.ts';
import type { OnlineSession } from '../session/online/online-session.ts';
import type { StepAnswer } from '../session/online/room-steps.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { SeatBanners } from './banners.tsx';
import { chatTexts } from './chat.texts.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import { introduceAs } from './introduce.ts';
import { NameField } from './name-field.tsx';
import { PlayedOnline } from './played-online.tsx';
import { keepSeen } from './seen-chat.ts';
import { TableChat } from './table-chat.tsx';
import { lastId } from './unread.ts';
import { useTable } from './use-table.ts';
import './waiting-room.css';
import { waitingRoomTexts } from './waiting-room.texts.ts';
import { canSit, WaitingSeat } from './waiting-seat.tsx';
import { WaitingSteps } from './waiting-steps.tsx';

/** Before the match: who comes, who is ready, and what is played. */
export function WaitingRoom({
  session,
  onSeated,
}: {
  readonly session: OnlineSession;
  /** Somebody sat down who was not known before: the table must be opened as that person. */
  readonly onSeated: () => void;
}) {
  const say = useSay(waitingRoomTexts);
  const sayChat = useSay(chatTexts);
  const sayError = useSay(errorTexts);
  const table = useTable(session);
  const [name, setName] = useState(useSettings().name);
  const [error, setError] = useState<TableError | null>(null);
  const { room } = session;
  // The chat lies open here: whoever sees the room sees it.
  const newest = lastId(table.chat);
  useEffect(() => keepSeen(session.id, newest), [session, newest]);

  async function step(asked: Promise<StepAnswer>): Promise<boolean> {
    const answer = await asked;
    setError(answer.ok ? null : answer.error);
    return answer.ok;
  }

  async function sit(seat: Seat): Promise<void> {
    const me = await introduceAs(name);
    if (!me.ok) setError(me.error);
    else if (await step(room.sit(seat))) onSeated();
  }

  const game = titleOf(session.game.id);
  const isReady = table.viewer !== null && table.seats[table.viewer]?.isReady === true;
  return (
    <PageFrame title={`${game}, ${say('title')}`} section="lobby">
      <ConnectionStrip session={session} />
      <SeatBanners session={session} />
      <div className="waiting-room">
        <div className="waiting-head">
          <h1 className="page-title">{game}</h1>
          <p className="page-lead">{say(leadOf(table))}</p>
        </div>
        <section className="panel waiting-table" aria-label={say('seats')}>
          <h2 className="waiting-title">{say('seats')}</h2>
          {canSit(table) && <NameField label={say('yourName')} value={name} onChange={setName} />}
          <ol className="waiting-seats">
            {table.seats.map((plate, seat) => (
              <WaitingSeat
                key={seatClass(seat)}
                game={session.game.id}
                table={table}
                seat={seat}
                plate={plate}
                room={room}
                step={step}
                onSit={sit}
              />
            ))}
          </ol>
          {error !== null && (
            <p className="waiting-fault" role="alert">
              {sayError(error)}
            </p>
          )}
          <WaitingSteps table={table} room={room} step={step} onGone={() => go('/')} />
        </section>
        <section className="panel waiting-chat" aria-label={sayChat('chat')}>
          <h2 className="waiting-title">{sayChat('chat')}</h2>
          <TableChat session={session} />
        </section>
        <section className="panel" aria-label={say('settings')}>
          <h2 className="waiting-title">{say('settings')}</h2>
          <PlayedOnline game={session.game} table={table} />
        </section>
        <section className="panel" aria-label={say('fairTitle')}>
          <h2 className="waiting-title">{say('fairTitle')}</h2>
          <p>{say('fairText')}</p>
          <p className="label waiting-commitment-label">{say('commitment')}</p>
          <code className="waiting-commitment">{table.online.commitment}</code>
          <OwnNumber table={session.id} isReady={isReady} />
          <Link href="/fairness">{say('fairLink')}</Link>
        </section>
      </div>
    </PageFrame>
  );
}

/** What this browser has added to the cards, once it has. */
function OwnNumber({ table, isReady }: { readonly table: string; readonly isReady: boolean }) {
  const say = useSay(waitingRoomTexts);
  const kept = isReady ? keepsakes.of(table) : null;
  if (kept === null) return null;
  return (
    <>
      <p className="label waiting-commitment-label">{say('ownNumber')}</p>
      <code className="waiting-commitment">{kept.nonce}</code>
    </>
  );
}

function leadOf(table: ReturnType<OnlineSession['get']>) {
  if (table.isHost) return 'leadHost';
  if (table.viewer !== null) return 'leadGuest';
  return canSit(table) ? 'leadVisitor' : 'leadFull';
}
