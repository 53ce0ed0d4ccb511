import './chart-table.css';

/** The numbers of a chart as a table, for those who prefer it or cannot see the lines. */
export function ChartTable({
  title,
  corner,
  columns,
  rows,
}: {
  readonly title: string;
  /** What the rows are. */
  readonly corner: string;
  readonly columns: readonly { readonly key: number; readonly name: string }[];
  readonly rows: readonly { readonly key: string; readonly name: string; readonly values: readonly string[] }[];
}) {
  return (
    <details className="chart-table">
      <summary>{title}</summary>
      <div className="end-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, values }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {columns.map((column, index) => (
                  <td key={column.key}>{values[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
