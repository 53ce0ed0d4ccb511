/** A field for 64 hexadecimal digits. */
export function KeyField({
  name,
  label,
  value,
  fault,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (value: string) => void;
}) {
  const id = `fairness-${name}`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="text-field"
        rows={2}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault !== null && (
        <p id={`${id}-fault`} className="field-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
