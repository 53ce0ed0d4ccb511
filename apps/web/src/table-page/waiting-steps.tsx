import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import type { OnlineSnapshot } from '../session/online/online-snapshot.ts';
import type { RoomSteps, StepAnswer } from '../session/online/room-steps.ts';
import { type Say, useSay } from '../text/say.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { isComplete, type Missing, missingAt } from './readiness.ts';
import { waitingRoomTexts } from './waiting-room.texts.ts';

/** What leads on from the waiting room, and what leads out of it. */
export function WaitingSteps({
  table,
  room,
  step,
  onGone,
}: {
  readonly table: OnlineSnapshot;
  readonly room: RoomSteps;
  readonly step: (answer: Promise<StepAnswer>) => Promise<boolean>;
  readonly onGone: () => void;
}) {
  const say = useSay(waitingRoomTexts);
  const plate = table.viewer === null ? undefined : table.seats[table.viewer];
  const missing = missingAt(table.seats, table.online.host);
  const leave = async (answer: Promise<StepAnswer>) => {
    if (await step(answer)) onGone();
  };
  return (
    <div className="waiting-steps">
      <p role="status">{statusOf(table, missing, say)}</p>
      <div className="waiting-ways">
        {plate !== undefined && (
          <ConfirmButton
            label={say('leave')}
            question={say('leaveSure')}
            yes={say('leaveYes')}
            no={say('no')}
            onYes={() => leave(room.leave())}
          />
        )}
        {table.isHost && (
          <ConfirmButton
            label={say('closeTable')}
            question={say('closeSure')}
            yes={say('closeYes')}
            no={say('no')}
            onYes={() => leave(room.closeTable())}
          />
        )}
        {table.isHost && (
          <Button look="primary" disabled={!isComplete(missing)} onClick={() => step(room.start())}>
            {say('start')}
          </Button>
        )}
        {!table.isHost && plate?.isReady === false && (
          <Button look="primary" onClick={() => step(room.ready())}>
            {say('iAmReady')}
          </Button>
        )}
        {!table.isHost && plate?.isReady === true && (
          <span className="waiting-ready">
            <Icon name="check-mark" /> {say('youAreReady')}
          </span>
        )}
      </div>
    </div>
  );
}

function statusOf(
  table: OnlineSnapshot,
  missing: Missing,
  say: Say<'waitsSeats' | 'waitsReady' | 'waitsHost' | 'everybodyReady'>,
): string {
  if (isComplete(missing)) return say(table.isHost ? 'everybodyReady' : 'waitsHost');
  const others = missing.unready.filter((seat) => seat !== table.viewer);
  const names = others.map((seat) => table.seats[seat]?.name ?? '').join(', ');
  return [
    ...(missing.empty.length > 0 ? [say('waitsSeats', { count: missing.empty.length })] : []),
    ...(others.length > 0 ? [say('waitsReady', { names })] : []),
  ].join(' ');
}
