import './box-sheet.css';
import { Button } from '../../parts/button.tsx';
import { useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import { BackIcon } from './back-icon.tsx';
import type { Sheet } from './box.ts';
import { BoxGrid, type GridProps } from './box-grid.tsx';
import type { ReadWork } from './box-work.ts';
import { countRefusals } from './faults-at.ts';
import { boxTexts } from './own-box.texts.ts';

/** The tables of the box, each with how much of it is not as usual and how much is to be mended. */
export function SheetList({
  work,
  chosen,
  onChoose,
}: {
  readonly work: ReadWork;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) {
  const say = useSay(boxTexts);
  const { language } = useSettings();
  return (
    <nav className="box-sheets" aria-label={say('tables')}>
      {work.sheets.map((sheet) => {
        const changes = countChanges(work, sheet);
        const faults = countRefusals(work.placed, sheet);
        return (
          <button
            key={sheet.id}
            type="button"
            aria-current={sheet.id === chosen ? 'true' : undefined}
            onClick={() => onChoose(sheet.id)}
          >
            <span>{sheet.title(language)}</span>
            {faults > 0 && (
              <i className="box-faulty">
                <span aria-hidden="true">✕ {faults}</span>
                <span className="visually-hidden">{say('toMend', { count: faults })}</span>
              </i>
            )}
            {changes > 0 && <i>{say('changed', { count: changes })}</i>}
          </button>
        );
      })}
    </nav>
  );
}

export function BoxSheet({
  work,
  sheet,
  game,
  onData,
}: Omit<GridProps, 'placed'> & { readonly work: ReadWork; readonly sheet: Sheet }) {
  const say = useSay(boxTexts);
  const { language } = useSettings();
  const usual = work.usual.find(({ id }) => id === sheet.id);
  return (
    <>
      <div className="box-sheet-head">
        <h2>{sheet.title(language)}</h2>
        {sheet.note !== null && <p>{sheet.note(language)}</p>}
        <Button small look="ghost" disabled={countChanges(work, sheet) === 0} onClick={() => onData(sheet.back())}>
          <BackIcon /> {say('allBack')}
        </Button>
      </div>
      <div className="box-grids">
        {sheet.grids.map((grid, at) => (
          <BoxGrid
            key={grid.id}
            grid={grid}
            usual={usual?.grids[at]}
            game={game}
            placed={work.placed}
            onData={onData}
          />
        ))}
      </div>
    </>
  );
}

function countChanges({ differences }: ReadWork, { id }: Sheet): number {
  return differences.filter(({ sheet }) => sheet.id === id).length;
}
