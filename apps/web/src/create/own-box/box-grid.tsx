import './box-grid.css';
import type { AnyGame } from '@stakeout/kernel';
import { useRef } from 'react';
import { Faults } from '../../form/faults.tsx';
import { Button } from '../../parts/button.tsx';
import { useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import type { Cell, Column, Grid, Row } from './box.ts';
import { BoxField } from './box-field.tsx';
import { isSame } from './differences.ts';
import type { PlacedRefusals } from './faults-at.ts';
import { boxTexts } from './own-box.texts.ts';
import { faultsOf } from './refusal-faults.ts';
import { isLong, saidOf, valueWords } from './value-words.ts';

export interface GridProps {
  readonly game: AnyGame;
  readonly placed: PlacedRefusals;
  readonly onData: (data: unknown) => void;
}

/** Where there are more columns the usual value stands under the field. */
const FEW_COLUMNS = 5;

/** One table of the form, every value with the usual one beside it. */
export function BoxGrid({
  grid,
  usual,
  ...props
}: GridProps & { readonly grid: Grid; readonly usual: Grid | undefined }) {
  const { game, placed, onData } = props;
  const { language } = useSettings();
  const say = useSay(boxTexts);
  const table = useRef<HTMLTableElement>(null);
  const { columns, rows, add } = grid;
  const usualRows = new Map(usual?.rows.map((row) => [row.key, row]));
  return (
    <div
      className={`box-grid ${columns.length > FEW_COLUMNS ? 'dense' : ''} ${columns.length === 1 ? 'single' : 'many'}`}
    >
      <Faults id={`box-${grid.id}-faults`} faults={faultsOf(game, placed.get(grid))} game={game.id} />
      <table ref={table} tabIndex={-1} aria-label={grid.head(language)}>
        <thead>
          <tr>
            <th scope="col">{grid.head(language)}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {column.label(language)} <em>{say('usual')}</em>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <GridRow
              key={row.key}
              {...props}
              id={`box-${grid.id}-${index}`}
              columns={columns}
              row={row}
              usual={usualRows.get(row.key)}
              onRemove={() => {
                onData(row.remove?.());
                table.current?.focus();
              }}
            />
          ))}
        </tbody>
        {columns.some(({ isSummed }) => isSummed) && <Sums grid={grid} usual={usual} />}
      </table>
      {add !== undefined && (
        <Button small className="box-add" onClick={() => onData(add.put())}>
          + {add.label(language)}
        </Button>
      )}
    </div>
  );
}

function GridRow({
  game,
  placed,
  onData,
  id,
  columns,
  row,
  usual,
  onRemove,
}: GridProps & {
  readonly id: string;
  readonly columns: readonly Column[];
  readonly row: Row;
  readonly usual: Row | undefined;
  readonly onRemove: () => void;
}) {
  const { language } = useSettings();
  const say = useSay(boxTexts);
  const label = row.label(language);
  const faults = faultsOf(game, placed.get(row));
  const isChanged = row.cells.some((cell, at) => isOther(cell, usual?.cells[at]));
  return (
    <>
      <tr className={isChanged ? 'changed' : ''}>
        <th scope="row">
          {label}
          {row.remove !== undefined && (
            <button
              type="button"
              className="box-remove"
              aria-label={say('removeRow', { row: label })}
              onClick={onRemove}
            >
              ✕
            </button>
          )}
        </th>
        {columns.map((column, at) => {
          const cell = row.cells[at];
          if (cell == null) return <td key={column.id} className="empty" />;
          return (
            <GridCell
              key={column.id}
              game={game}
              placed={placed}
              onData={onData}
              id={`${id}-${column.id}`}
              label={columns.length === 1 ? label : say('cell', { row: label, column: column.label(language) })}
              column={column}
              cell={cell}
              usual={usual?.cells[at] ?? null}
            />
          );
        })}
      </tr>
      {faults.length > 0 && (
        <tr className="box-row-faults">
          <td colSpan={columns.length + 1}>
            <Faults id={`${id}-faults`} faults={faults} game={game.id} />
          </td>
        </tr>
      )}
    </>
  );
}

function GridCell({
  game,
  placed,
  onData,
  id,
  label,
  column,
  cell,
  usual,
}: GridProps & {
  readonly id: string;
  readonly label: string;
  readonly column: Column;
  readonly cell: Cell;
  readonly usual: Cell | null;
}) {
  const { language } = useSettings();
  const say = useSay(boxTexts);
  const faults = faultsOf(game, placed.get(cell));
  const isChanged = isOther(cell, usual);
  // A long name that is as usual is not said twice.
  const isWide = isLong(cell.kind, language);
  const value = usual === null ? null : valueWords(usual.kind, usual.value, language);
  return (
    <td className={`${cell.kind.type} ${isChanged ? 'changed' : ''}`} data-label={column.label(language)}>
      <div className={`box-cell ${isWide ? 'wide' : ''}`}>
        <BoxField
          cell={cell}
          id={id}
          aria-label={label}
          aria-describedby={`${id}-usual ${id}-faults`}
          aria-invalid={faults.length > 0}
          onValue={(next) => onData(cell.put(next))}
        />
        {value !== null && usual !== null && isChanged && (
          <button
            type="button"
            className="box-back"
            aria-label={say('back', { place: label, value: saidOf(column, usual, language) })}
            onClick={() => {
              onData(cell.put(usual.value));
              document.getElementById(id)?.focus();
            }}
          >
            <s>{value}</s>
          </button>
        )}
        {value !== null && !isChanged && cell.kind.type !== 'fixed' && !isWide && (
          <em aria-hidden="true" className="box-usual">
            {value}
          </em>
        )}
        <span id={`${id}-usual`} className="visually-hidden">
          {value !== null && say('usualIs', { value })}
        </span>
      </div>
      <Faults id={`${id}-faults`} faults={faults} game={game.id} />
    </td>
  );
}

function isOther(cell: Cell | null | undefined, usual: Cell | null | undefined): boolean {
  return cell != null && usual != null && !isSame(cell.value, usual.value);
}

/** What the numbers of a column come to. */
function Sums({ grid, usual }: { readonly grid: Grid; readonly usual: Grid | undefined }) {
  const say = useSay(boxTexts);
  return (
    <tfoot>
      <tr>
        <th scope="row">{say('together')}</th>
        {grid.columns.map(({ id, isSummed }, at) => (
          <td key={id}>
            {isSummed && (
              <>
                <b>{sumOf(grid.rows, at)}</b> <em>{sumOf(usual?.rows ?? [], at)}</em>
              </>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function sumOf(rows: readonly Row[], at: number): number {
  return rows.reduce((sum, { cells }) => sum + (Number(cells[at]?.value) || 0), 0);
}
