import './box-print.css';
import { useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import type { ReadWork } from './box-work.ts';
import { isSame } from './differences.ts';
import { boxTexts } from './own-box.texts.ts';
import { valueWords } from './value-words.ts';

/** The whole box on paper; on the screen there is nothing of it. */
export function BoxPrint({ title, work }: { readonly title: string; readonly work: ReadWork }) {
  const { language } = useSettings();
  const say = useSay(boxTexts);
  return (
    <div className="box-print">
      <h1>{title}</h1>
      <p>{say('printed')}</p>
      {work.sheets.map((sheet, at) => (
        <section key={sheet.id}>
          <h2>{sheet.title(language)}</h2>
          {sheet.grids.map((grid, index) => {
            const rows = new Map(work.usual[at]?.grids[index]?.rows.map((row) => [row.key, row]));
            return (
              <table key={grid.id}>
                <thead>
                  <tr>
                    <th scope="col">{grid.head(language)}</th>
                    {grid.columns.map((column) => (
                      <th key={column.id} scope="col">
                        {column.label(language)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {grid.rows.map((row) => (
                    <tr key={row.key}>
                      <th scope="row">{row.label(language)}</th>
                      {grid.columns.map((column, cellAt) => {
                        const [cell, usual] = [row.cells[cellAt], rows.get(row.key)?.cells[cellAt]];
                        if (cell == null) return <td key={column.id} />;
                        const value = valueWords(cell.kind, cell.value, language);
                        if (usual == null || isSame(cell.value, usual.value)) return <td key={column.id}>{value}</td>;
                        return (
                          <td key={column.id}>
                            <b>{value}</b> ({valueWords(usual.kind, usual.value, language)})
                          </td>
                        );
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            );
          })}
        </section>
      ))}
    </div>
  );
}
