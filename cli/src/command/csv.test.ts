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
  expect(parseCsv(sheet).map(({ cells }) => cells)).toEqual(rows);
});

it('says in which line a quote does not end', () => {
  expect(() => parseCsv('a,b\n"x,2\n')).toThrow('line 2');
});

it('knows in which line of the file a row begins, past empty lines and lines within quotes', () => {
  const rows = parseCsv('a,b\n\n"two\nlines",c\r\nd,e');
  expect(rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
    [1, 'b'],
    [3, 'c'],
    [5, 'e'],
  ]);
});

it('writes what it reads, and nothing that a spreadsheet runs', () => {
  expect(csvLines([['a,b', 'say "x"', '-25.00', '=1+1', '+5511987654321', '-1+cmd', null, 0.5]])).toBe(
    `"a,b","say ""x""",-25.00,'=1+1,+5511987654321,'-1+cmd,,0.5`,
  );
});
