/** Spreadsheets run what begins with these. */
const inSpreadsheet = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]*(?: [A-Z]{3})?$/.test(text) ? `'${text}` : text;

function csvCell(text: string): string {
  const safe = inSpreadsheet(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(csvCell).join(',')).join('\n');

/** A cell in quotes, or without; then what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",;\r\n]*))([,;]|\r?\n|$)/gy;

/**
 * The rows of a sheet with commas or semicolons; empty ones are left out.
 * @throws SyntaxError naming the line of a quote that does not end
 */
export function parseCsv(sheet: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = sheet.startsWith('\uFEFF') ? 1 : 0;
  while (CELL.lastIndex < sheet.length) {
    const place = CELL.lastIndex;
    const found = CELL.exec(sheet);
    if (!found) throw new SyntaxError(`line ${sheet.slice(0, place).split('\n').length}`);
    const [, quoted, bare = '', end] = found;
    row.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (end === ',' || end === ';') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}
