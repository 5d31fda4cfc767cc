import { unparse } from 'papaparse';

/** Saves rows as a file for a spreadsheet; texts that it would take for a formula are made harmless. */
export function saveCsv(name: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  const text = unparse([...rows], { escapeFormulae: true });
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
