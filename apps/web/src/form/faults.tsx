import type { Fault } from '../create/fault.ts';
import { useSettings } from '../state/settings.ts';

/** What is wrong with a field, each with the clause that says so. */
export function Faults({
  id,
  faults,
  game,
}: {
  readonly id: string;
  readonly faults: readonly Fault[];
  readonly game: string;
}) {
  const { language } = useSettings();
  if (faults.length === 0) return null;
  return (
    <ul id={id} className="field-faults">
      {faults.map(({ text, clause }) => (
        <li key={text(language)} className="field-fault">
          {text(language)}{' '}
          {clause !== null && (
            // In a tab of its own: what was filled in stays in sight.
            <a className="clause" href={`/rules/${game}#${clause}`} target="_blank" rel="noopener">
              {clause}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
