import { expect, it } from 'vitest';
import { shortCountry } from './short-country';

it('shortens the names of the language, and leaves those that staff gave', () => {
  expect(shortCountry('US', 'Estados Unidos', 'pt-BR')).toBe('EUA');
  expect(shortCountry('AE', 'Emirados Árabes Unidos', 'pt-BR')).toBe('Emirados');
  expect(shortCountry('AE', 'United Arab Emirates', 'en-US')).toBe('UAE');
  expect(shortCountry('BR', 'Brasil', 'pt-BR')).toBe('Brasil');
  expect(shortCountry('AE', 'Dubai', 'pt-BR')).toBe('Dubai');
  expect(shortCountry('US', 'América', 'pt-BR')).toBe('América');
});
