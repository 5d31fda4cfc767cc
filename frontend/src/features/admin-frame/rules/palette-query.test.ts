import { expect, it } from 'vitest';
import { labelMatches, matchIn, paletteQuery } from './palette-query';

it.each([
  ['', { kind: 'all', text: '', asked: '' }],
  [' lima ', { kind: 'all', text: 'lima', asked: 'lima' }],
  ['l', { kind: 'all', text: 'l', asked: '' }],
  ['> saldo', { kind: 'action', text: 'saldo', asked: '' }],
  ['#0192', { kind: 'order', text: '0192', asked: '#0192' }],
  ['+5511', { kind: 'phone', text: '5511', asked: '+5511' }],
  ['@', { kind: 'person', text: '', asked: '' }],
  ['@lima', { kind: 'person', text: 'lima', asked: '@lima' }],
])('reads %j as %j', (typed, meaning) => {
  expect(paletteQuery(typed)).toEqual(meaning);
});

it.each([
  ['pausar Norte SMS', { kind: 'action', verb: 'pause', text: 'Norte SMS', asked: 'Norte SMS' }],
  ['> reemb #ab9a229e', { kind: 'action', verb: 'refund', text: '#ab9a229e', asked: '#ab9a229e' }],
  ['pausar', { kind: 'action', verb: 'pause', text: '', asked: '' }],
  ['paul', { kind: 'all', text: 'paul', asked: 'paul' }],
  ['pau norte', { kind: 'all', text: 'pau norte', asked: 'pau norte' }],
])('reads %j as an action only when it begins with a verb', (typed, meaning) => {
  expect(paletteQuery(typed, { pause: 'pausar', refund: 'reembolsar' })).toEqual(meaning);
});

it('finds a place by the beginning of its words, ignoring accents', () => {
  expect(labelMatches('Configurações', 'configuraco')).toBe(true);
  expect(labelMatches('SMS ao vivo', 'vivo')).toBe(true);
  expect(labelMatches('Usuários', 'arios')).toBe(false);
  expect(labelMatches('Usuários', '')).toBe(true);
});

it('finds the position of the text in a name', () => {
  expect(matchIn('Ana Beatriz Lima', 'lima')).toEqual({ start: 12, end: 16 });
  expect(matchIn('Júlia Rocha', 'julia')).toEqual({ start: 0, end: 5 });
  expect(matchIn('Ana', 'lima')).toBeNull();
  expect(matchIn('Ana', '')).toBeNull();
});
