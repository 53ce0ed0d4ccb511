import './box-side.css';
import { useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import { BackIcon } from './back-icon.tsx';
import { type Difference, differenceWords, placeWords } from './differences.ts';
import { boxTexts } from './own-box.texts.ts';
import { valueWords } from './value-words.ts';

/** Everything that is not as usual; each can be taken back. */
export function DifferencePanel({
  differences,
  onData,
}: {
  readonly differences: readonly Difference[];
  readonly onData: (data: unknown) => void;
}) {
  const say = useSay(boxTexts);
  const { language } = useSettings();
  return (
    <section className="panel box-differences" aria-label={say('differences')}>
      <h2 className="label">
        {say('differences')} <b className="numeral">{differences.length}</b>
      </h2>
      {differences.length === 0 ? (
        <p className="box-hint">{say('noDifferences')}</p>
      ) : (
        <ol>
          {differences.map((difference) => (
            <li key={differenceWords(difference, language)}>
              <div>
                <small>{difference.sheet.title(language)}</small>
                <b>
                  {difference.type === 'changed'
                    ? placeWords(difference, language)
                    : differenceWords(difference, language)}
                </b>
              </div>
              {difference.type === 'changed' && (
                <span className="box-from-to">
                  <s>{valueWords(difference.usual.kind, difference.usual.value, language)}</s>{' '}
                  <i aria-hidden="true">→</i> <b>{valueWords(difference.cell.kind, difference.cell.value, language)}</b>
                </span>
              )}
              <button
                type="button"
                className="box-take-back"
                aria-label={say('backRow', { place: placeWords(difference, language) })}
                onClick={() => onData(difference.back())}
              >
                <BackIcon />
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
