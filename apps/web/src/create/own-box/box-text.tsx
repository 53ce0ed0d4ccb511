import { Faults } from '../../form/faults.tsx';
import { useSay } from '../../text/say.ts';
import type { Fault } from '../fault.ts';
import { boxTexts } from './own-box.texts.ts';

/** More faults than this are a wrong text, not a slip; the rest is counted. */
const SHOWN = 8;

/** The data as it is, for those who would rather write it. */
export function BoxText({
  text,
  faults,
  game,
  onText,
}: {
  readonly text: string;
  readonly faults: readonly Fault[];
  readonly game: string;
  readonly onText: (text: string) => void;
}) {
  const say = useSay(boxTexts);
  return (
    <div className="box-text">
      <label className="field-label" htmlFor="box-text">
        {say('textLabel')}
      </label>
      <p id="box-text-hint" className="field-hint">
        {say('textHint')}
      </p>
      <textarea
        id="box-text"
        className="text-field"
        rows={24}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={faults.length > 0}
        aria-describedby="box-text-hint box-text-faults"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Faults id="box-text-faults" faults={faults.slice(0, SHOWN)} game={game} />
      {faults.length > SHOWN && <p className="field-fault">{say('more', { count: faults.length - SHOWN })}</p>}
    </div>
  );
}
