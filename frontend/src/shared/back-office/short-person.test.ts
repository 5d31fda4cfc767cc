import { expect, it } from 'vitest';
import { listedPerson } from './short-person';

it.each([
  ['Ana Beatriz Lima', 'Ana Beatriz Lima'],
  ['Mariana Alves Ferreira', 'Mariana Ferreira'],
  ['Carlos Eduardo de Albuquerque', 'Carlos A.'],
  ['ana.beatriz.lima@example.com', 'ana.beatriz.lima@example.com'],
])('writes %s in a column as %s', (name, text) => expect(listedPerson(name)).toBe(text));
