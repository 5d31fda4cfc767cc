import Table from 'cli-table3';
import type { Figure } from './ratio.js';

/** Prints the figures as a table and marks each goal that is missed. */
export function printTable(figures: readonly Figure[]): void {
  const table = new Table({
    head: ['', 'measured', 'baseline', 'ratio', 'goal', ''],
    style: { head: [], border: [] },
  });
  for (const { name, measured, baseline, value, goal, met } of figures) {
    table.push([name, measured, baseline, value, goal, met === null ? '' : met ? 'met' : 'MISSED']);
  }
  process.stdout.write(`${table.toString()}\n`);
}
