import '../form/fields.css';
import './matches/matches.css';
import './settings/settings.css';
import { Choice } from '../form/choice.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { changeSettings, rollsByItself, useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { switchLanguage } from '../text/spoken.ts';
import { IdentityPanel } from './settings/identity-panel.tsx';
import { NameField } from './settings/name-field.tsx';
import { RemindersPanel } from './settings/reminders-panel.tsx';
import { settingsTexts } from './settings/settings.texts.ts';
import { StoragePanel } from './settings/storage-panel.tsx';

export default function SettingsPage() {
  const say = useSay(settingsTexts);
  return (
    <PageFrame title={say('title')} section="settings">
      <div className="page-column settings">
        <h1 className="page-title">{say('title')}</h1>
        <p className="page-lead">{say('lead')}</p>
        <div className="settings-grid">
          <YouPanel />
          <TablePanel />
          <IdentityPanel />
          <RemindersPanel />
        </div>
        <StoragePanel />
      </div>
    </PageFrame>
  );
}

function YouPanel() {
  const say = useSay(settingsTexts);
  const { language, theme } = useSettings();
  return (
    <section className="panel page-panel" aria-labelledby="settings-you">
      <h2 id="settings-you" className="panel-title">
        {say('you')}
      </h2>
      <NameField />
      <Choice
        legend={say('language')}
        value={language}
        options={[
          { value: 'en', label: 'English' },
          { value: 'pt', label: 'Português' },
        ]}
        onChoose={(chosen) => switchLanguage(chosen)}
      />
      <Choice
        legend={say('theme')}
        value={theme}
        options={[
          { value: 'night', label: say('night') },
          { value: 'day', label: say('day') },
          { value: 'system', label: say('system'), hint: say('systemHint') },
        ]}
        onChoose={(chosen) => changeSettings({ theme: chosen })}
      />
    </section>
  );
}

function TablePanel() {
  const say = useSay(settingsTexts);
  const chosen = useSettings();
  const { confirm, sound, speed } = chosen;
  return (
    <section className="panel page-panel" aria-labelledby="settings-table">
      <h2 id="settings-table" className="panel-title">
        {say('atTheTable')}
      </h2>
      <Switch id="confirm" isOn={confirm} onChange={(isOn) => changeSettings({ confirm: isOn })} />
      <Switch id="autoRoll" isOn={rollsByItself(chosen)} onChange={(isOn) => changeSettings({ autoRoll: isOn })} />
      <Switch id="sound" isOn={sound} onChange={(isOn) => changeSettings({ sound: isOn })} />
      <Choice
        legend={say('speed')}
        value={speed ?? 'fitting'}
        options={[
          { value: 'fitting', label: say('fitting'), hint: say('fittingHint') },
          { value: 'slower', label: say('slower'), hint: say('speedHint') },
          { value: 'normal', label: say('normal'), hint: say('speedHint') },
          { value: 'fast', label: say('fast'), hint: say('speedHint') },
          { value: 'off', label: say('off'), hint: say('offHint') },
          { value: 'wait', label: say('wait'), hint: say('waitHint') },
        ]}
        onChoose={(chosen) => changeSettings({ speed: chosen === 'fitting' ? null : chosen })}
      />
    </section>
  );
}

function Switch({
  id,
  isOn,
  onChange,
}: {
  readonly id: 'confirm' | 'autoRoll' | 'sound';
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  const say = useSay(settingsTexts);
  return (
    <label className="check settings-check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{say(id)}</b>
        <small>{say(`${id}Hint`)}</small>
      </span>
    </label>
  );
}
