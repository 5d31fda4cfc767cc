import { describe, expect, it } from 'vitest';
import { testTerminal } from '../testing/test-terminal.js';
import { key, money, text, type Columns } from './columns.js';
import { printItems } from './output.js';
import { cutTo, layOut, widthOf, wrapped } from './table.js';

const column = (name: string, kind?: 'key' | 'cut') => ({
  name,
  isKey: kind === 'key',
  mayBeCut: kind === 'cut',
});

describe('a table', () => {
  const columns = [column('at'), column('customer', 'cut'), column('total'), column('id', 'key')];
  const natural = [19, 30, 9, 36];

  it.each([
    [null, [19, 30, 9, 36], []],
    [120, [19, 30, 9, 36], []],
    [90, [19, 20, 9, 36], []],
    [80, [19, 10, 9, 36], []],
    [79, [19, 20, 36], ['total']],
    [60, [19, 36], ['customer', 'total']],
    [40, [36], ['at', 'customer', 'total']],
  ])('on %j columns has the widths %j without %j', (room, widths, leftOut) => {
    const layout = layOut(columns, natural, room);
    expect(layout.shown.map(([, width]) => width)).toEqual(widths);
    expect(layout.leftOut).toEqual(leftOut);
  });

  interface Row {
    email: string;
    paid: number;
    note: string;
  }
  const COLUMNS: Columns<Row> = {
    email: key((row) => row.email),
    paid: money((row) => ({ cents: row.paid, currency: 'BRL' })),
    note: text((row) => row.note),
  };
  const rows = [{ email: 'maria@example.com', paid: -2500, note: 'waits for the answer of her bank' }];
  const print = (options: object, terminal: object) => {
    const { deps, data, said } = testTerminal(terminal);
    printItems(deps.io, options, COLUMNS, rows);
    return { lines: data().split('\n'), said: said() };
  };

  it('cuts only columns that may be cut, never an amount or a key', () => {
    const { lines } = print({}, { isTerminal: true, width: 48 });
    expect(lines[1]).toBe('maria@example.com  -25.00 BRL  waits for the an…');
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(48);
  });

  it('says what it left out, and leaves nothing out with --wide or in a pipe', () => {
    expect(print({}, { isTerminal: true, width: 30 }).said).toContain('No room for note');
    expect(print({ wide: true }, { isTerminal: true, width: 30 }).lines[1]).toContain('of her bank');
    expect(print({}, { width: 30 }).lines[1]).toBe(
      'maria@example.com\t-25.00 BRL\twaits for the answer of her bank',
    );
  });

  it('has decimals beside their currency in a sheet', () => {
    expect(print({ csv: true }, {}).lines).toEqual([
      'email,paid,paid_currency,note',
      'maria@example.com,-25.00,BRL,waits for the answer of her bank',
    ]);
  });
});

it.each([
  ['ação', 4],
  ['a\u0301', 1],
  ['数字', 4],
  ['📱', 2],
])('%j takes %i columns', (words, width) => expect(widthOf(words)).toBe(width));

it('cuts between letters, never within one', () => {
  expect(cutTo('数字数字', 5)).toBe('数字…');
  expect(cutTo('short', 5)).toBe('short');
});

it('wraps words, and keeps one that is longer than the line', () => {
  expect(wrapped('one two incomprehensible three', 10)).toEqual(['one two', 'incomprehensible', 'three']);
  expect(wrapped('a b c', 5, ' \\')).toEqual(['a b \\', 'c']);
});
