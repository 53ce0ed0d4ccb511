import './box-field.css';
import { useState } from 'react';
import { useSettings } from '../../state/settings.ts';
import type { Cell, Kind, Option } from './box.ts';
import { CountField, NumberField } from './number-field.tsx';
import { isLong, valueWords } from './value-words.ts';

type KindOf<Type extends Kind['type']> = Extract<Kind, { type: Type }>;

/** What every field of the form is given, whatever its kind. */
export interface FieldProps<Type extends Kind['type']> {
  readonly cell: Cell;
  readonly kind: KindOf<Type>;
  readonly onValue: (value: unknown) => void;
  readonly id: string;
  readonly 'aria-label': string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
}

/** A value of the box, to be changed as its kind wants it. */
export function BoxField({ cell, ...props }: Omit<FieldProps<'text'>, 'kind'>) {
  const { kind } = cell;
  const { language } = useSettings();
  switch (kind.type) {
    case 'number':
      return <NumberField cell={cell} kind={kind} {...props} />;
    case 'count':
      return <CountField cell={cell} kind={kind} {...props} />;
    case 'flag':
      return <FlagField cell={cell} kind={kind} {...props} />;
    case 'choice':
      return <ChoiceField cell={cell} kind={kind} {...props} />;
    case 'set':
      return <SetField cell={cell} kind={kind} {...props} />;
    case 'text':
      return <TextField cell={cell} kind={kind} {...props} />;
    case 'fixed':
      return <span className="box-fixed">{valueWords(kind, cell.value, language)}</span>;
  }
}

function TextField({ cell, kind: _, onValue, ...field }: FieldProps<'text'>) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <span className="box-input wide">
      <input
        {...field}
        type="text"
        autoComplete="off"
        value={typed ?? String(cell.value ?? '')}
        onChange={({ target }) => {
          setTyped(target.value);
          onValue(target.value);
        }}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}

function FlagField({ cell, kind: _, onValue, ...field }: FieldProps<'flag'>) {
  return (
    <span className="box-flag">
      <input
        {...field}
        type="checkbox"
        checked={cell.value === true}
        onChange={({ target }) => onValue(target.checked)}
      />
    </span>
  );
}

function ChoiceField({ cell, kind, onValue, ...field }: FieldProps<'choice'>) {
  const { language } = useSettings();
  const known = kind.options.findIndex(({ value }) => value === cell.value);
  return (
    <span className={`box-input ${isLong(kind, language) ? 'wide' : 'short'}`}>
      <select {...field} value={known} onChange={({ target }) => onValue(kind.options[Number(target.value)]?.value)}>
        {/* Something that no box can have stays in sight until it is mended. */}
        {known < 0 && <option value={known}>{valueWords(kind, cell.value, language)}</option>}
        {kind.options.map(({ value, label }, index) => (
          <option key={value ?? ''} value={index}>
            {label(language)}
          </option>
        ))}
      </select>
    </span>
  );
}

function SetField({ cell, kind, onValue, id, ...field }: FieldProps<'set'>) {
  const { language } = useSettings();
  const chosen: readonly unknown[] = Array.isArray(cell.value) ? cell.value : [];
  const toggle = ({ value }: Option, isOn: boolean) => {
    const kept = chosen.filter((other) => other !== value);
    onValue(isOn ? [...kept, value] : kept);
  };
  return (
    <fieldset id={id} className="box-set" aria-label={field['aria-label']} aria-describedby={field['aria-describedby']}>
      {kind.options.map((option) => (
        <label key={option.value} title={option.label(language)}>
          <input
            type="checkbox"
            aria-label={`${field['aria-label']}: ${option.label(language)}`}
            checked={chosen.includes(option.value)}
            onChange={({ target }) => toggle(option, target.checked)}
          />
          <span aria-hidden="true">{(option.short ?? option.label)(language)}</span>
        </label>
      ))}
    </fieldset>
  );
}
