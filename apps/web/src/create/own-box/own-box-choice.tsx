import { Faults } from '../../form/faults.tsx';
import { Link } from '../../routes/link.tsx';
import { useSay } from '../../text/say.ts';
import type { Fault } from '../fault.ts';
import type { KeptBox } from './kept-box.ts';
import { boxTexts } from './own-box.texts.ts';

/** Which box a table is played with: the usual one, unless somebody asks for their own again. */
export function OwnBoxChoice({
  game,
  kept,
  isOn,
  faults,
  onToggle,
}: {
  readonly game: string;
  readonly kept: KeptBox | null;
  readonly isOn: boolean;
  readonly faults: readonly Fault[];
  readonly onToggle: (isOn: boolean) => void;
}) {
  const say = useSay(boxTexts);
  const hasOwn = kept !== null && kept.differences > 0;
  return (
    <section className="panel page-panel" aria-labelledby="create-box">
      <h2 id="create-box" className="panel-title">
        {say('box')}
      </h2>
      {hasOwn ? (
        <label className="check">
          <input
            type="checkbox"
            name="box"
            checked={isOn}
            aria-invalid={faults.length > 0}
            aria-describedby={faults.length > 0 ? 'create-box-faults' : undefined}
            onChange={(event) => onToggle(event.target.checked)}
          />
          <span>
            <b>{say('again')}</b>
            <small>{say('againOf', { name: kept.name || say('nameUsual'), count: kept.differences })}</small>
          </span>
        </label>
      ) : (
        <p className="create-note">
          {say('boxUsual')} {say('makeHint')}
        </p>
      )}
      <Faults id="create-box-faults" faults={faults} game={game} />
      <Link className="button small create-box-way" href={`/box/${game}`}>
        {say(faults.length > 0 ? 'mend' : hasOwn ? 'edit' : 'make')}
      </Link>
    </section>
  );
}
