import { type ChangeEvent, useRef } from 'react';
import { Faults } from '../form/faults.tsx';
import { Button } from '../parts/button.tsx';
import { type Say, useSay } from '../text/say.ts';
import { createTexts } from './create.texts.ts';
import type { Fault } from './fault.ts';

/** More faults than this are a wrong file, not a slip; the rest is counted. */
const SHOWN = 8;

/** A deck or a box of one's own: written, pasted or read from a file. What is wrong with it stands under it, row by row. */
export function OwnDataField({
  name,
  say: sayOwn,
  game,
  isOn,
  text,
  faults,
  usual,
  onToggle,
  onText,
}: {
  readonly name: string;
  /** What it is called, what it is for, and what belongs into it. */
  readonly say: Say<'own' | 'ownHint' | 'ownLabel' | 'ownShape' | 'ownUsual'>;
  readonly game: string;
  readonly isOn: boolean;
  readonly text: string;
  readonly faults: readonly Fault[];
  /** The usual one, to begin with. */
  readonly usual: () => string;
  readonly onToggle: (isOn: boolean) => void;
  readonly onText: (text: string) => void;
}) {
  const say = useSay(createTexts);
  const file = useRef<HTMLInputElement>(null);
  const own = faults.filter(({ field }) => field === name);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (chosen !== undefined) onText(await chosen.text());
  };
  return (
    <>
      <label className="check">
        <input type="checkbox" checked={isOn} onChange={(event) => onToggle(event.target.checked)} />
        <span>
          <b>{sayOwn('own')}</b>
          <small>{sayOwn('ownHint')}</small>
        </span>
      </label>
      {isOn && (
        <div className="create-deck">
          <label className="field-label" htmlFor={`create-${name}`}>
            {sayOwn('ownLabel')}
          </label>
          <p id={`create-${name}-shape`} className="field-hint">
            {sayOwn('ownShape')}
          </p>
          <textarea
            id={`create-${name}`}
            name={name}
            className="text-field"
            rows={10}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={own.length > 0}
            aria-describedby={`create-${name}-shape${own.length > 0 ? ` create-${name}-faults` : ''}`}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
          <Faults id={`create-${name}-faults`} faults={own.slice(0, SHOWN)} game={game} />
          {own.length > SHOWN && <p className="field-fault">{say('ownMore', { count: own.length - SHOWN })}</p>}
          <div className="page-ways create-deck-ways">
            <Button small onClick={() => file.current?.click()}>
              {say('ownFile')}
            </Button>
            <Button small look="ghost" onClick={() => onText(usual())}>
              {sayOwn('ownUsual')}
            </Button>
            <input
              ref={file}
              type="file"
              accept=".json,application/json,text/plain"
              aria-label={say('ownFile')}
              hidden
              onChange={read}
            />
          </div>
        </div>
      )}
    </>
  );
}
