import { expect, test } from 'vitest';
import { maskPersonal } from './audit.store.js';

test('keeps no more than the first letter of personal fields, and the rest as it is', () => {
  expect(
    maskPersonal({
      email: 'maria@example.com',
      cpf: '52998224725',
      full_name: '',
      phone_number: null,
      balance_cents: 5,
    }),
  ).toEqual({ email: 'm***', cpf: '5***', full_name: '', phone_number: null, balance_cents: 5 });
});
