import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Link } from '../routes/link.tsx';
import { changeSettings, rollsByItself, speedAt, useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { switchLanguage } from '../text/spoken.ts';
import { useOrigin } from './frame/shown-table.ts';
import './game-menu.css';
import OriginLine from './origin-line.tsx';
import { TABLE_TEXTS } from './table.texts.ts';

/** What both tables offer besides the game: help, the log where it has no room, and the settings. */
export function GameMenu({
  game,
  onClose,
  onLog,
  onHint,
  onKeys,
  onSummary,
  onPlayed,
  onGuide,
  children,
}: {
  readonly game: string;
  readonly onClose: () => void;
  readonly onLog: () => void;
  /** `null` when there is nothing to give a hint for. */
  readonly onHint: (() => void) | null;
  readonly onKeys: () => void;
  readonly onSummary: () => void;
  readonly onPlayed: () => void;
  /** `null` for those who only watch: there is nothing to be shown how to do. */
  readonly onGuide: (() => void) | null;
  /** What only one of the games has. */
  readonly children?: ReactNode;
}) {
  const say = useSay(TABLE_TEXTS);
  const origin = useOrigin();
  return (
    <Dialog title={say('menu')} onClose={onClose} className="game-menu">
      <h2>{say('menu')}</h2>
      {origin !== null && <OriginLine origin={origin} />}
      <div className="game-menu-ways">
        <Button onClick={onLog}>{say('log')}</Button>
        <Link className="button" href={`/rules/${game}`}>
          {say('rules')}
        </Link>
        <Button disabled={onHint === null} onClick={() => onHint?.()}>
          {say('hint')}
        </Button>
        <Button onClick={onKeys}>{say('keys')}</Button>
        <Button onClick={onSummary}>{say('summary')}</Button>
        <Button onClick={onPlayed}>{say('played')}</Button>
        {onGuide !== null && <Button onClick={onGuide}>{say('guide')}</Button>}
        {children}
      </div>
      <Settings game={game} />
      <div className="game-menu-ways">
        <Link className="button ghost" href="/">
          {say('leave')}
        </Link>
        <Button look="ghost" onClick={onClose}>
          {say('close')}
        </Button>
      </div>
    </Dialog>
  );
}

function Settings({ game }: { readonly game: string }) {
  const say = useSay(TABLE_TEXTS);
  const settings = useSettings();
  const { language, theme, sound, confirm } = settings;
  return (
    <section aria-label={say('settings')}>
      <Choice legend={say('language')} value={language} onChange={(value) => switchLanguage(value)}>
        {[
          ['en', 'English'],
          ['pt', 'Português'],
        ]}
      </Choice>
      <Choice legend={say('theme')} value={theme} onChange={(value) => changeSettings({ theme: value })}>
        {[
          ['night', say('themeNight')],
          ['day', say('themeDay')],
          ['system', say('themeSystem')],
        ]}
      </Choice>
      <Choice
        legend={say('speed')}
        value={speedAt(settings, game)}
        onChange={(value) => changeSettings({ speed: value })}
      >
        {[
          ['slower', say('slower')],
          ['normal', say('normal')],
          ['fast', say('fast')],
          ['off', say('noTelling')],
          ['wait', say('wait')],
        ]}
      </Choice>
      <Choice
        legend={say('sound')}
        value={onOff(sound)}
        onChange={(value) => changeSettings({ sound: value === 'on' })}
      >
        {[
          ['on', say('on')],
          ['off', say('off')],
        ]}
      </Choice>
      <Choice
        legend={say('confirmBefore')}
        value={onOff(confirm)}
        onChange={(value) => changeSettings({ confirm: value === 'on' })}
      >
        {[
          ['on', say('on')],
          ['off', say('off')],
        ]}
      </Choice>
      <Choice
        legend={say('autoRoll')}
        value={onOff(rollsByItself(settings))}
        onChange={(value) => changeSettings({ autoRoll: value === 'on' })}
      >
        {[
          ['on', say('on')],
          ['off', say('off')],
        ]}
      </Choice>
    </section>
  );
}

function onOff(value: boolean): 'on' | 'off' {
  return value ? 'on' : 'off';
}

/** One of a few: a row of radio buttons that look like a switch. */
function Choice<Value extends string>({
  legend,
  value,
  onChange,
  children,
}: {
  readonly legend: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly children: readonly (readonly [value: Value, label: ReactNode])[];
}) {
  return (
    <fieldset className="game-menu-choice">
      <legend>{legend}</legend>
      {children.map(([option, label]) => (
        <label key={option}>
          <input type="radio" name={legend} checked={option === value} onChange={() => onChange(option)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
