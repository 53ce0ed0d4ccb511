import { useState } from 'react';
import { factsOf, titleOf } from '../games/all-facts.ts';
import type { OnlineSession } from '../session/online/online-session.ts';
import { useTitle } from '../shell/use-title.ts';
import { useSay } from '../text/say.ts';
import { SeatBanners } from './banners.tsx';
import { ChatDrawer } from './chat-drawer.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { GameTable } from './game-table.tsx';
import { onlineTexts } from './online.texts.ts';
import { isAsked, OnlineBar } from './online-bar.tsx';
import { FailurePage } from './table-failure.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import './online-table.css';
import { TableMenu } from './table-menu.tsx';
import { useChat } from './use-chat.ts';
import { useTable } from './use-table.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** A table of the server: first its waiting room, then the match. */
export default function OnlineTable({
  session,
  onAgain,
}: {
  readonly session: OnlineSession;
  /** Opens the table anew, as whoever this browser is by then. */
  readonly onAgain: () => void;
}) {
  const { status, failure, online } = useTable(session);
  if (online.isClosed) return <FailurePage failure="tableClosed" place="online" onAgain={onAgain} />;
  if (status === 'failed') {
    const why = online.hasLostSeat ? 'lostSeat' : (failure ?? 'notFound');
    return <FailurePage failure={why} place="online" onAgain={onAgain} />;
  }
  if (status === 'loading') return <TableSkeleton />;
  if (status === 'waiting') return <WaitingRoom session={session} onSeated={onAgain} />;
  return <PlayedTable session={session} />;
}

/** The match, with what an online table has around it. */
function PlayedTable({ session }: { readonly session: OnlineSession }) {
  const table = useTable(session);
  const chat = useChat(session);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const say = useSay(onlineTexts);
  const game = titleOf(session.game.id);
  // Whoever waits in another tab sees it on this one.
  useTitle(isAsked(table) ? `${say('yourTurn')}: ${game}` : game);
  return (
    <div className="online-table">
      <OnlineBar
        table={table}
        hasClocks={factsOf(session.game.id)?.showsClocks !== true}
        unread={chat.unread}
        isChatOpen={chat.isOpen}
        onChat={() => chat.setOpen(!chat.isOpen)}
        onMenu={() => setMenuOpen(true)}
      />
      <ConnectionStrip session={session} />
      <SeatBanners session={session} />
      <div className="online-table-middle">
        <div className="online-table-game">
          <GameTable session={session} />
        </div>
        {chat.isOpen && <ChatDrawer session={session} onClose={() => chat.setOpen(false)} />}
      </div>
      {isMenuOpen && <TableMenu session={session} onClose={() => setMenuOpen(false)} />}
    </div>
  );
}
