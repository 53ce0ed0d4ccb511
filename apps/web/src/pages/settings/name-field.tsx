import { useEffect } from 'react';
import { useIdentity } from '../../online/identity.ts';
import { changeSettings, useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import { settingsTexts } from './settings.texts.ts';

const NAME_LENGTH = 24;
/** After so long without another letter the name is meant, in milliseconds. */
const PAUSE = 800;

/** The name, here and, for those who have played online, at the server. */
export function NameField() {
  const say = useSay(settingsTexts);
  const { name } = useSettings();
  const known = useIdentity()?.name ?? null;
  useEffect(() => {
    const meant = name.trim();
    if (known === null || meant === '' || meant === known) return;
    const timer = setTimeout(async () => {
      const { rename } = await import('../../online/server.ts');
      // Without a connection the server hears of it at the next table.
      await rename(meant);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [name, known]);
  return (
    <div className="field">
      <label className="field-label" htmlFor="settings-name">
        {say('name')}
      </label>
      <input
        id="settings-name"
        className="text-field settings-name"
        type="text"
        autoComplete="nickname"
        maxLength={NAME_LENGTH}
        placeholder={say('nameUsual')}
        aria-describedby="settings-name-hint"
        value={name}
        onChange={(event) => changeSettings({ name: event.target.value })}
      />
      <p id="settings-name-hint" className="field-hint">
        {say('nameHint')}
      </p>
    </div>
  );
}
