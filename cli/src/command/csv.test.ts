import { expect, it } from 'vitest';
import { csvLines, parseCsv } from './csv.js';

it.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa;b\r\n"x;""y""";2',
    [
      ['a', 'b'],
      ['x;"y"', '2'],
    ],
  ],
  [
    'a,b\n\n1,\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['"two\nlines",b', [['two\nlines', 'b']]],
  ['', []],
])('reads %j', (sheet, rows) => {
  expect(parseCsv(sheet)).toEqual(rows);
});

it('says in which line a quote does not end', () => {
  expect(() => parseCsv('a,b\n"x,2\n')).toThrow('line 2');
});

it('writes what it reads, and nothing that a spreadsheet runs', () => {
  expect(csvLines([['a,b', 'say "x"', '-25.00 BRL', '=1+1']])).toBe(`"a,b","say ""x""",-25.00 BRL,'=1+1`);
});
