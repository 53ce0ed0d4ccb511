/** A cell: a text, a number, or nothing. */
export type Cell = string | number | null;

/**
 * A table as a text that every spreadsheet opens (RFC 4180). A text that a spreadsheet would take for a formula is given an
 * apostrophe: names come from other people. The mark at the beginning tells old programs that letters are UTF-8.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
}

/** What begins like this, be it after blanks, is worked out by some spreadsheet. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const tame = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t']/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
