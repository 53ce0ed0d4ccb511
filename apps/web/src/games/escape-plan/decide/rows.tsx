import { Icon } from '../../../parts/icon.tsx';
import { type Say, useSay } from '../../../text/say.ts';
import { CopBadge } from '../cards/cop-badge.tsx';
import { useChoosing, useTable } from '../table-context.ts';
import { DECIDE_TEXTS, type DecideTextId } from './decide.texts.ts';
import { copName } from './names.ts';
import type { Row, Section } from './panel.ts';
import './rows.css';

/** A group of rows under its name. */
export function SectionRows({ section }: { readonly section: Section }) {
  return (
    <section className="ep-choices">
      {section.title !== null && <h3 className="label">{section.title}</h3>}
      <RowList rows={section.rows} />
    </section>
  );
}

function RowList({ rows }: { readonly rows: readonly Row[] }) {
  const isShort = rows.length > 1 && rows.every((row) => row.isShort);
  return (
    <ul className={isShort ? 'ep-rows is-short' : 'ep-rows'}>
      {rows.map((row) => (
        <li key={row.key}>
          <RowLine row={row} />
          {row.rows.length > 0 && <RowList rows={row.rows} />}
        </li>
      ))}
    </ul>
  );
}

/** A row: a button where it can be chosen, otherwise only to be read. */
function RowLine({ row }: { readonly row: Row }) {
  const { words, view } = useTable();
  const { selection } = useChoosing();
  const say = useSay(DECIDE_TEXTS);
  const { target, action, isChosen } = row;
  const look = `ep-row is-${row.tone} ${isChosen ? 'is-chosen' : ''}`;
  if (target === null || row.refusal !== null) {
    return (
      <div className={`${look} ${row.refusal === null ? '' : 'is-off'}`} data-row={row.key}>
        <RowFace row={row} />
      </div>
    );
  }
  const choose = () => (action === null || isChosen ? selection.onTouch(target) : selection.choose(action));
  return (
    <button
      type="button"
      className={`${look} is-open ${isChosen ? '' : 'is-legal'}`}
      aria-label={spoken(row, say, (cop) => copName({ words, shown: view.table }, cop))}
      aria-pressed={isChosen}
      data-target={row.key}
      onClick={choose}
    >
      <RowFace row={row} />
    </button>
  );
}

function RowFace({ row }: { readonly row: Row }) {
  const detail = row.refusal ?? row.detail;
  return (
    <>
      {row.badge !== null ? <CopBadge cop={row.badge} /> : row.icon !== null && <Icon name={row.icon} />}
      <span className="ep-row-words">
        <span className="ep-row-line">
          <b>{row.title}</b>
          {row.marks.length > 0 && (
            <span className="ep-row-marks">
              {row.marks.map(({ text, tone }) => (
                <em key={text} className={`is-${tone}`}>
                  {text}
                </em>
              ))}
            </span>
          )}
          {detail === '' && <Cops cops={row.cops} />}
        </span>
        {detail !== '' && (
          <span className={row.cops.length > FEW ? 'ep-row-line' : 'ep-row-line is-tight'}>
            <small>{detail}</small>
            <Cops cops={row.cops} />
          </span>
        )}
      </span>
    </>
  );
}

function Cops({ cops }: { readonly cops: readonly number[] }) {
  if (cops.length === 0) return null;
  return (
    <span className="ep-row-cops">
      {numbered(cops).map(({ cop, key }) => (
        <CopBadge key={key} cop={cop} />
      ))}
    </span>
  );
}

/** So few badges stand beside the words, more of them below. */
const FEW = 3;

/** Several cops of one type may be meant; each has a key of its own. */
function numbered(cops: readonly number[]): readonly { readonly cop: number; readonly key: string }[] {
  return cops.map((cop, index) => ({
    cop,
    key: `${cop} ${cops.slice(0, index).filter((other) => other === cop).length}`,
  }));
}

/** Everything the row shows, for those who listen. */
function spoken(row: Row, say: Say<DecideTextId>, nameOfCop: (cop: number) => string): string {
  const cops = row.cops.length === 0 ? '' : say('rowCops', { cops: row.cops.map(nameOfCop).join(', ') });
  const state = say(row.isChosen ? 'rowChosen' : 'rowLegal');
  return [row.title, row.detail, ...row.marks.map(({ text }) => text), cops, state]
    .filter((part) => part !== '')
    .join(', ');
}
