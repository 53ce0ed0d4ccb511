import type { Seat } from '@stakeout/kernel';
import { useId, useState } from 'react';
import { errorTexts, type TableError } from '../online/error.texts.ts';
import { Button } from '../parts/button.tsx';
import { absolute, canShare, copyLink, shareLink } from '../parts/copy-link.ts';
import type { RoomSteps } from '../session/online/room-steps.ts';
import { useSay } from '../text/say.ts';
import { onlineTexts } from './online.texts.ts';
import { waitingRoomTexts } from './waiting-room.texts.ts';

/**
 * Makes an invitation to a seat and hands it out. A newer invitation would replace the one that was given away already, so
 * the first is kept for as long as the page is open.
 */
export function InviteLink({ seat, room }: { readonly seat: Seat; readonly room: RoomSteps }) {
  const say = useSay(waitingRoomTexts);
  const sayOnline = useSay(onlineTexts);
  const sayError = useSay(errorTexts);
  const id = useId();
  const [path, setPath] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const [error, setError] = useState<TableError | null>(null);

  async function madePath(): Promise<string | null> {
    if (path !== null) return path;
    const made = await room.invite(seat);
    setError(made.ok ? null : made.error);
    if (!made.ok) return null;
    setPath(made.path);
    return made.path;
  }

  async function copy(): Promise<void> {
    const link = await madePath();
    if (link !== null) setCopied(await copyLink(link));
  }

  async function share(): Promise<void> {
    const link = await madePath();
    if (link !== null) await shareLink(link, say('shareText'));
  }

  return (
    <>
      <Button onClick={copy}>{say(path === null ? 'invite' : 'copyAgain')}</Button>
      {canShare() && (
        <Button look="ghost" onClick={share}>
          {say('share')}
        </Button>
      )}
      {path !== null && (
        <div className="invite-link">
          <label className="visually-hidden" htmlFor={id}>
            {say('inviteLink', { number: seat + 1 })}
          </label>
          <input
            id={id}
            className="text-field"
            readOnly
            value={absolute(path)}
            onFocus={(event) => event.target.select()}
          />
          <p role="status">
            {isCopied && `${sayOnline('copied')} `}
            {say('inviteHint')}
          </p>
        </div>
      )}
      {error !== null && (
        <p className="waiting-fault" role="alert">
          {sayError(error)}
        </p>
      )}
    </>
  );
}
