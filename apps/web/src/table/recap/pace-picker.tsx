import { changeSettings, speedAt, useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import { TABLE_TEXTS } from '../table.texts.ts';
import { RECAP_STRIP_TEXTS } from './recap.texts.ts';

const PACES = ['slower', 'normal', 'fast', 'wait'] as const;

/** How the others are told from now on, where it is read what they did. */
export function PacePicker({ game }: { readonly game: string }) {
  const say = useSay(RECAP_STRIP_TEXTS);
  const sayAround = useSay(TABLE_TEXTS);
  const now = speedAt(useSettings(), game);
  return (
    <fieldset className="recap-pace">
      <legend>{say('pace')}</legend>
      {PACES.map((pace) => (
        <label key={pace}>
          <input
            type="radio"
            name="recap-pace"
            checked={pace === now}
            onChange={() => changeSettings({ speed: pace })}
          />
          <span>{sayAround(pace)}</span>
        </label>
      ))}
    </fieldset>
  );
}
