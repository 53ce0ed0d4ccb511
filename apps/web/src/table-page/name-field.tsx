import { useId } from 'react';
import '../form/fields.css';

/** As many letters as the server takes. */
const LONGEST = 24;

export function NameField({
  label,
  hint,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}) {
  const id = useId();
  return (
    <div className="name-field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="text-field"
        value={value}
        maxLength={LONGEST}
        autoComplete="nickname"
        aria-describedby={hint === undefined ? undefined : `${id} hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && <p id={`${id} hint`}>{hint}</p>}
    </div>
  );
}
