import type { Recovery } from '@stakeout/protocol';
import { useRef, useState } from 'react';
import { errorTexts } from '../../online/error.texts.ts';
import { useIdentity } from '../../online/identity.ts';
import { Button } from '../../parts/button.tsx';
import { absolute, copyLink } from '../../parts/copy-link.ts';
import { announce } from '../../parts/live-region.tsx';
import { notify } from '../../shell/notices.tsx';
import { useSettings } from '../../state/settings.ts';
import { useSay, wording } from '../../text/say.ts';
import { DeviceList } from './device-list.tsx';
import { settingsTexts } from './settings.texts.ts';

/** A link, and whether the devices of today stay signed in when it is used. */
interface Made {
  readonly recovery: Recovery;
  readonly keepsOthers: boolean;
}

/** Who one is online, where, and the links that take it elsewhere. */
export function IdentityPanel() {
  const say = useSay(settingsTexts);
  const me = useIdentity();
  const [made, setMade] = useState<Made | null>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async (keepsOthers: boolean) => {
    setBusy(true);
    const { server } = await import('../../online/server.ts');
    const answer = await server.recovery({ keepsOthers });
    setBusy(false);
    if (answer.ok) setMade({ recovery: answer.value, keepsOthers });
    else notify({ id: 'recovery', tone: 'danger', text: wording(errorTexts, answer.error) });
  };
  return (
    <section className="panel page-panel" aria-labelledby="settings-identity">
      <h2 id="settings-identity" className="panel-title">
        {say('identity')}
      </h2>
      <p className="settings-body">{say('identityBody')}</p>
      <p className="settings-body">{me === null ? say('identityNobody') : say('identityKnown', { name: me.name })}</p>
      {me !== null && <DeviceList me={me} />}
      {me !== null && made === null && (
        <>
          <p className="page-ways settings-ways">
            <Button disabled={isBusy} onClick={() => make(true)}>
              {say('addDevice')}
            </Button>
            <Button disabled={isBusy} onClick={() => make(false)}>
              {say('makeLink')}
            </Button>
          </p>
          <p className="field-hint">{say('linkKinds')}</p>
        </>
      )}
      {me !== null && made !== null && <RecoveryLink made={made} />}
    </section>
  );
}

function RecoveryLink({ made: { recovery, keepsOthers } }: { readonly made: Made }) {
  const say = useSay(settingsTexts);
  const { language } = useSettings();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const link = absolute(recovery.path);
  const until = new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(recovery.expiresAt);
  const copy = async () => {
    // Where the browser does not let pages copy, the link is marked and can be copied by hand.
    const isDone = await copyLink(recovery.path);
    setCopied(isDone);
    if (isDone) announce(say('copied'));
    else field.current?.focus();
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor="settings-recovery">
        {say(keepsOthers ? 'addLabel' : 'linkLabel')}
      </label>
      <div className="settings-link">
        <input
          ref={field}
          id="settings-recovery"
          className="text-field"
          type="text"
          readOnly
          value={link}
          aria-describedby="settings-recovery-hint"
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy}>{say(isCopied ? 'copied' : 'copy')}</Button>
      </div>
      <p id="settings-recovery-hint" className="field-hint">
        {say(keepsOthers ? 'addWarning' : 'linkWarning', { until })}
      </p>
    </div>
  );
}
