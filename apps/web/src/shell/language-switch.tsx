import type { Language } from '@stakeout/kernel';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { switchLanguage } from '../text/spoken.ts';
import { shellTexts } from './shell.texts.ts';

/** Each language names itself: whoever needs the switch may not read the other one. */
const NAMES: readonly (readonly [language: Language, short: string, name: string, tag: string])[] = [
  ['en', 'EN', 'English', 'en'],
  ['pt', 'PT', 'Português', 'pt-BR'],
];

export function LanguageSwitch() {
  const say = useSay(shellTexts);
  const { language } = useSettings();
  return (
    <fieldset className="lang-switch">
      <legend className="visually-hidden">{say('language')}</legend>
      {NAMES.map(([id, short, name, tag]) => (
        <button key={id} type="button" lang={tag} aria-pressed={language === id} onClick={() => switchLanguage(id)}>
          <span aria-hidden="true">{short}</span>
          <span className="visually-hidden">{`${short} ${name}`}</span>
        </button>
      ))}
    </fieldset>
  );
}
