/** A spreadsheet runs a text that begins with one of these, so it gets a quote; amounts and phone numbers do not. */
const inSpreadsheet = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]\d[\d.]*$/.test(text) ? `'${text}` : text;

type Cell = string | number | boolean | null;

function csvCell(cell: Cell): string {
  const safe = inSpreadsheet(cell === null ? '' : String(cell));
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(csvCell).join(',')).join('\n');

export interface CsvRow {
  line: number;
  cells: readonly string[];
}

/** A cell with or without quotes, and then the character that ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",;\r\n]*))([,;]|\r?\n|$)/gy;

/**
 * Reads the rows of a sheet with commas or semicolons; empty rows are left out.
 * @throws SyntaxError that names the line of a quote without an end
 */
export function parseCsv(sheet: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let next = 1;
  CELL.lastIndex = sheet.startsWith('\uFEFF') ? 1 : 0;
  while (CELL.lastIndex < sheet.length) {
    const found = CELL.exec(sheet);
    if (!found) throw new SyntaxError(`line ${next}`);
    const [whole, quoted, bare = '', end] = found;
    next += whole.split('\n').length - 1;
    cells.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (end === ',' || end === ';') continue;
    rows.push({ line, cells });
    [cells, line] = [[], next];
  }
  if (cells.length > 0) rows.push({ line, cells: [...cells, ''] });
  return rows.filter((row) => row.cells.some((cell) => cell !== ''));
}
