import { expect, it } from 'vitest';
import { withoutWords, withWords } from './reply-words';

const ana = { name: 'Ana', amount: 'R$ 50,00' };

it('a kept reply takes the name and the amount of the next case', () => {
  const kept = withoutWords('Oi, Ana. Somamos R$ 50,00 na Anatel.', ana);
  expect(withWords(kept, { name: 'Davi', amount: 'R$ 2,40' })).toBe('Oi, Davi. Somamos R$ 2,40 na Anatel.');
});

it('greets without a name where nobody knows it', () => {
  const kept = withoutWords('Oi, Ana. Tudo certo.', ana);
  expect(withWords(kept, { name: '', amount: '' })).toBe('Oi. Tudo certo.');
});

it('keeps no name with a sign in it', () => {
  expect(withoutWords('Oi, D’Ávila.', { name: 'D’Ávila', amount: '' })).toBe('Oi, {name}.');
});
