import { describe, expect, it } from 'vitest';
import {
  avatarProblem,
  birthDateViolation,
  cpfViolation,
  formatOwnPhone,
  phoneViolation,
} from './profile-rules';

describe('an own phone number', () => {
  it.each([
    ['1', '1'],
    ['119', '(11) 9'],
    ['119876', '(11) 9876'],
    ['1198765', '(11) 9876-5'],
    ['1198765432', '(11) 9876-5432'],
    ['11987654321', '(11) 98765-4321'],
    ['(11) 98765-43219', '(11) 98765-4321'],
    ['+351912345678', '+351 912 345 678'],
    ['+', '+'],
  ])('is written from %s as %s', (typed, written) => {
    expect(formatOwnPhone(typed)).toBe(written);
  });

  it.each([
    ['', undefined],
    ['(11) 98765-4321', undefined],
    ['(48) 3223-4455', undefined],
    ['+351 912 345 678', undefined],
    ['(11) 9876', 'phone'],
  ])('%j violates %s', (phone, violation) => {
    expect(phoneViolation(phone)).toBe(violation);
  });
});

it.each([
  ['', undefined],
  ['1990-03-07', undefined],
  ['2026-11-21', undefined],
  ['2026-11-22', 'birthDate'],
  ['0190-03-07', 'birthDate'],
  ['31/02/2020', 'birthDate'],
])('a birth on %j violates %s', (day, violation) => {
  expect(birthDateViolation(day, '2026-11-21')).toBe(violation);
});

it.each([
  ['', undefined],
  ['529.982.247-25', undefined],
  ['529.982.247-24', 'cpf'],
  ['529.982', 'cpf'],
])('the CPF %j violates %s', (cpf, violation) => {
  expect(cpfViolation(cpf)).toBe(violation);
});

it.each([
  [{ type: 'image/png', size: 5 * 1024 * 1024 }, undefined],
  [{ type: 'image/png', size: 5 * 1024 * 1024 + 1 }, 'size'],
  [{ type: 'image/gif', size: 10 }, 'type'],
  [{ type: '', size: 10 }, 'type'],
])('a picture %j has the problem %s', (file, problem) => {
  expect(avatarProblem(file)).toBe(problem);
});
