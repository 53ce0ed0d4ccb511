import { type ReactNode, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import type { OnlineSession } from '../session/online/online-session.ts';
import { useSay } from '../text/say.ts';
import './banners.css';
import { errorTexts, type TableError } from '../online/error.texts.ts';
import { onlineTexts } from './online.texts.ts';
import { useTable } from './use-table.ts';

/** What stands between a person and their seat, each with the way on. */
export function SeatBanners({ session }: { readonly session: OnlineSession }) {
  const say = useSay(onlineTexts);
  const table = useTable(session);
  const plate = table.viewer === null ? undefined : table.seats[table.viewer];
  const isRunning = table.status === 'running';
  return (
    <>
      {table.online.isOutdated && (
        <Banner text={say('outdated')}>
          <Button look="primary" onClick={() => location.reload()}>
            {say('reload')}
          </Button>
        </Banner>
      )}
      {isRunning && plate?.standIn === true && !plate.resigned && <StandInBanner session={session} />}
      {isRunning && plate?.resigned === true && <Banner text={say('resignedBanner')} />}
      {table.online.hasLostSeat && table.viewer === null && <Banner text={say('seatGone')} />}
      {table.status === 'over' && table.next !== null && (
        <Banner text={say('rematchReady')}>
          <Link className="button primary" href={`/table/${table.next}`}>
            {say('goToRematch')}
          </Link>
        </Banner>
      )}
    </>
  );
}

function StandInBanner({ session }: { readonly session: OnlineSession }) {
  const say = useSay(onlineTexts);
  const sayError = useSay(errorTexts);
  const [error, setError] = useState<TableError | null>(null);
  const takeBack = async () => {
    const answer = await session.takeBackSeat();
    setError(answer.ok ? null : answer.error);
  };
  return (
    <Banner text={error === null ? say('standIn') : sayError(error)}>
      <Button look="primary" onClick={takeBack}>
        {say('takeBack')}
      </Button>
    </Banner>
  );
}

function Banner({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="table-banner" role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}
