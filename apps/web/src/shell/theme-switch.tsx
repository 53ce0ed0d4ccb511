import { useSyncExternalStore } from 'react';
import { Icon } from '../parts/icon.tsx';
import { changeSettings, useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { shellTexts } from './shell.texts.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Whether it is night on the page, by choice or by the system. */
function useIsNight(): boolean {
  const { theme } = useSettings();
  const isSystemDark = useSyncExternalStore(
    (changed) => {
      dark.addEventListener('change', changed);
      return () => dark.removeEventListener('change', changed);
    },
    () => dark.matches,
  );
  return theme === 'night' || (theme === 'system' && isSystemDark);
}

/** From day to night and back with one press. Following the system again is in the settings. */
export function ThemeSwitch() {
  const say = useSay(shellTexts);
  const isNight = useIsNight();
  const name = say(isNight ? 'night' : 'day');
  return (
    <button
      type="button"
      className="theme-switch"
      aria-label={say('themeIs', { theme: name })}
      onClick={() => changeSettings({ theme: isNight ? 'day' : 'night' })}
    >
      <Icon name={isNight ? 'moon' : 'sun'} />
      <span>{name}</span>
    </button>
  );
}
