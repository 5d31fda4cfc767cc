import { expect, it } from 'vitest';
import { readAdjustmentSheet, SHEET_HEAD } from './adjustment-sheet';

it('reads credits and debits with commas or semicolons, and with a decimal point or comma', () => {
  const lines = [
    { user: 'ana@example.com', amount_cents: 480, currency: 'BRL', reason: 'outage, 2 h', reference: 'o-1' },
    { user: 'u-2', amount_cents: -1000, currency: 'USD', reason: 'correction', reference: 'o-2' },
  ];
  expect(
    readAdjustmentSheet(
      `${SHEET_HEAD}\nana@example.com,4.80,,"outage, 2 h",o-1\n\nu-2,-10,usd,correction,o-2\n`,
    ),
  ).toEqual({ lines, lineNumbers: [2, 4], problems: [], missingColumns: [] });
  expect(
    readAdjustmentSheet(
      '\uFEFFE-mail;Amount;Currency;Reason;Reference\r\nana@example.com;4,80;BRL;outage, 2 h;o-1\r\nu-2;-10,00;USD;correction;o-2',
    ).lines,
  ).toEqual(lines);
});

it('reports each invalid line with its line number', () => {
  const sheet = readAdjustmentSheet(
    `${SHEET_HEAD}\nana@example.com,4.805,BRL,x,o-1\n,1,BRL,x,o-2\nana@example.com,1,CHF,x,o-1`,
  );
  expect(sheet.problems).toEqual([
    { line: 2, why: 'amount' },
    { line: 3, why: 'missing' },
    { line: 4, why: 'currency' },
    { line: 4, why: 'repeated' },
  ]);
});

it('counts empty lines and breaks inside of a cell, as an editor does', () => {
  const sheet = readAdjustmentSheet(
    `\n${SHEET_HEAD}\r\n\r\nana@example.com,1,BRL,"outage\r\nof 2 h",o-1\r\nana@example.com,2,CHF,x,o-2`,
  );
  expect(sheet.lineNumbers).toEqual([4, 6]);
  expect(sheet.problems).toEqual([{ line: 6, why: 'currency' }]);
});

it('reports a quote that does not end', () => {
  const sheet = readAdjustmentSheet(`${SHEET_HEAD}\nana@example.com,1,BRL,"outage,o-1`);
  expect(sheet.problems).toContainEqual({ line: 2, why: 'quote' });
});

it('lists the missing columns', () => {
  expect(readAdjustmentSheet('user,amount\nana@example.com,1').missingColumns).toEqual([
    'reason',
    'reference',
  ]);
  expect(readAdjustmentSheet('').missingColumns).toEqual(['user', 'amount', 'reason', 'reference']);
});
