import { describe, expect, it } from 'vitest';
import { groupOptions, matchOptions } from './options';

const options = [
  { value: 'ao', title: 'Angola' },
  { value: 'de', title: 'Alemanha', keywords: 'DE' },
  { value: 'es', title: 'Espanha' },
  { value: 'jp', title: 'Japão' },
  { value: 'pa', title: 'Panamá' },
];

const values = (query: string) => matchOptions(options, query).map((option) => option.value);

describe('matchOptions', () => {
  it('finds all options without a query', () => {
    expect(values('  ')).toEqual(['ao', 'de', 'es', 'jp', 'pa']);
  });

  it('finds titles with accents by a query without them', () => {
    expect(values('JAPAO')).toEqual(['jp']);
  });

  it('puts options that start with the query first', () => {
    expect(values('pa')).toEqual(['pa', 'es', 'jp']);
  });

  it('searches the keywords', () => {
    expect(values('de')).toEqual(['de']);
  });

  it('matches the start of a keyword only when no title matches', () => {
    const countries = [
      {
        value: 'cg',
        title: 'República do Congo',
        keywords: 'CG +242 Congo - Brazzaville',
        group: 'Populares',
      },
      { value: 'br', title: 'Brasil', keywords: 'BR +55 Brazil', group: 'Todos' },
    ];
    const found = (query: string) => matchOptions(countries, query).map(({ value }) => value);
    expect(found('bra')).toEqual(['br']);
    expect(found('brazz')).toEqual(['cg']);
    expect(found('+55')).toEqual(['br']);
    expect(found('congo')).toEqual(['cg']);
    expect(found('repú congo')).toEqual(['cg']);
  });

  it('removes the groups of found options', () => {
    expect(matchOptions([{ value: 'br', title: 'Brasil', group: 'Todos' }], 'br')).toEqual([
      { value: 'br', title: 'Brasil' },
    ]);
  });

  it('finds nothing when a word is missing', () => {
    expect(values('angola xyz')).toEqual([]);
  });
});

describe('groupOptions', () => {
  it('keeps the order and starts a group where the heading changes', () => {
    const grouped = groupOptions([
      { value: 'a', title: 'A', group: 'one' },
      { value: 'b', title: 'B', group: 'one' },
      { value: 'c', title: 'C', group: 'two' },
    ]);
    expect(grouped.map(({ group, options: members }) => [group, members.length])).toEqual([
      ['one', 2],
      ['two', 1],
    ]);
  });
});
