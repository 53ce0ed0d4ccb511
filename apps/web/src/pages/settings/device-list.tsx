import type { HttpAnswer } from '@stakeout/client';
import type { Me, SessionInfo } from '@stakeout/protocol';
import { useEffect, useState } from 'react';
import { errorTexts } from '../../online/error.texts.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { notify } from '../../shell/notices.tsx';
import { useSettings } from '../../state/settings.ts';
import { useSay, wording } from '../../text/say.ts';
import { whenWas } from '../../text/when.ts';
import { devicesTexts } from './devices.texts.ts';

/** Somebody is about to sign out: of one device, or of all but this one. */
type Parting = SessionInfo | 'others';

/** The devices on which one is signed in, and how to sign out there. */
export function DeviceList({ me }: { readonly me: Me }) {
  const say = useSay(devicesTexts);
  const { sessions, lookAgain } = useSessions();
  const [parting, setParting] = useState<Parting | null>(null);
  // Without a connection there is no list, and who one is can be read all the same.
  if (sessions.length === 0) return null;
  const part = async (wanted: Parting) => {
    setParting(null);
    const answer = await signedOut(wanted);
    notify(
      answer.ok
        ? { id: 'signed-out', text: wording(devicesTexts, 'done'), lasts: 5000 }
        : { id: 'signed-out', tone: 'danger', text: wording(errorTexts, answer.error) },
    );
    lookAgain();
  };
  return (
    <>
      <h3 className="field-label">{say('devices')}</h3>
      <ul className="match-list" aria-label={say('devices')}>
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} onSignOut={() => setParting(session)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <p className="page-ways settings-ways">
          <Button onClick={() => setParting('others')}>{say('signOutOthers')}</Button>
        </p>
      )}
      {parting !== null && (
        <AreYouSure
          question={questionOf(parting, sessions.length)}
          names={{ name: me.name, device: parting === 'others' ? '' : (parting.device ?? say('unknown')) }}
          onStay={() => setParting(null)}
          onPart={() => part(parting)}
        />
      )}
    </>
  );
}

export function DeviceRow({ session, onSignOut }: { readonly session: SessionInfo; readonly onSignOut: () => void }) {
  const say = useSay(devicesTexts);
  const { language } = useSettings();
  const device = session.device ?? say('unknown');
  const when = whenWas(session.usedAt, Date.now(), language);
  const since = whenWas(session.createdAt, Date.now(), language);
  return (
    <li className="match-row">
      <div className="match-what">
        <b>{device}</b>
        <small>{session.isThis ? say('thisOne') : say('used', { when })}</small>
        <small>{say('since', { when: since })}</small>
      </div>
      <Button
        small
        aria-label={say('signOutOf', { device, when: session.isThis ? say('thisOne') : when })}
        onClick={onSignOut}
      >
        {say('signOut')}
      </Button>
    </li>
  );
}

type Question = 'sureOne' | 'sureThis' | 'sureLast' | 'sureOthers';

/** How somebody is asked: the last device takes everything with it. */
export function questionOf(parting: Parting, devices: number): Question {
  if (parting === 'others') return 'sureOthers';
  if (!parting.isThis) return 'sureOne';
  return devices === 1 ? 'sureLast' : 'sureThis';
}

function AreYouSure({
  question,
  names,
  onStay,
  onPart,
}: {
  readonly question: Question;
  /** Who would be given up, and on which device. */
  readonly names: { readonly name: string; readonly device: string };
  readonly onStay: () => void;
  readonly onPart: () => void;
}) {
  const say = useSay(devicesTexts);
  const title = say(question, names);
  return (
    <Dialog title={title} onClose={onStay}>
      <h2 className="panel-title">{title}</h2>
      <p className="settings-body">{say(`${question}Body`, names)}</p>
      <p className="page-ways settings-sure">
        <Button onClick={onStay}>{say('stay')}</Button>
        <Button className="settings-delete" onClick={onPart}>
          {say('signOut')}
        </Button>
      </p>
    </Dialog>
  );
}

async function signedOut(wanted: Parting): Promise<HttpAnswer<null>> {
  const { server, signOut } = await import('../../online/server.ts');
  if (wanted === 'others') return server.endOtherSessions();
  if (!wanted.isThis) return signOut(wanted);
  // What the server has of somebody's tries at puzzles leaves the device with them.
  const [{ shareTries }, { forgetTries }] = await Promise.all([
    import('../../puzzles/shared-tries.ts'),
    import('../../puzzles/kept-tries.ts'),
  ]);
  await shareTries();
  const answer = await signOut(wanted);
  if (answer.ok) forgetTries();
  return answer;
}

function useSessions() {
  const [sessions, setSessions] = useState<readonly SessionInfo[]>([]);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    // Looked at again whenever something was signed out.
    void looks;
    let isCurrent = true;
    const look = async () => {
      const { mySessions } = await import('../../online/server.ts');
      const answer = await mySessions();
      if (isCurrent && answer.ok) setSessions(answer.value);
    };
    look();
    return () => {
      isCurrent = false;
    };
  }, [looks]);
  return { sessions, lookAgain: () => setLooks((count) => count + 1) };
}
