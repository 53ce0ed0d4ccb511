import { useEffect, useState } from 'react';
import type { Reminders } from '../../online/reminders.ts';
import { Button } from '../../parts/button.tsx';
import { useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import { settingsTexts } from './settings.texts.ts';

const SENTENCES = {
  on: 'remindersOn',
  off: 'remindersBody',
  denied: 'remindersDenied',
  unsupported: 'remindersUnsupported',
  unavailable: 'remindersUnavailable',
  offline: 'remindersOffline',
} as const;

/** Reminders of one's turn, where browser and server can send them. */
export function RemindersPanel() {
  const say = useSay(settingsTexts);
  const { language } = useSettings();
  const [reminders, setReminders] = useState<Reminders | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const { remindersNow } = await import('../../online/reminders.ts');
      const now = await remindersNow().catch((): Reminders => 'unsupported');
      if (isCurrent) setReminders(now);
    };
    look();
    return () => {
      isCurrent = false;
    };
  }, []);
  const turn = async (isOn: boolean) => {
    const { turnRemindersOn, turnRemindersOff } = await import('../../online/reminders.ts');
    const now = isOn ? turnRemindersOn(language) : turnRemindersOff();
    setReminders(await now.catch((): Reminders => 'unsupported'));
  };
  return (
    <section className="panel page-panel" aria-labelledby="settings-reminders">
      <h2 id="settings-reminders" className="panel-title">
        {say('reminders')}
      </h2>
      <p className="settings-body" role="status">
        {say(SENTENCES[reminders ?? 'off'])}
      </p>
      {reminders === 'off' && <Button onClick={() => turn(true)}>{say('turnOn')}</Button>}
      {reminders === 'on' && <Button onClick={() => turn(false)}>{say('turnOff')}</Button>}
    </section>
  );
}
