import { type ReactNode, useId } from 'react';

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  /** One sentence on what it means; shown under the options while it is chosen. */
  readonly hint?: string;
}

/** One of a few, all of them in sight. */
export function Choice<T extends string>({
  legend,
  value,
  options,
  onChoose,
  children,
}: {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChoose: (value: T) => void;
  readonly children?: ReactNode;
}) {
  const name = useId();
  const hint = options.find((option) => option.value === value)?.hint;
  return (
    <fieldset className="field choice" aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      <legend className="field-label">{legend}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.value} className="choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
