import { expect, it } from 'vitest';
import {
  clearAccessToken,
  rememberedForAccount,
  rememberForAccount,
  storeAccessToken,
} from './session-storage';

it('the stored data of an account is deleted when its owner signs out', () => {
  localStorage.setItem('torpedo.theme', 'dark');
  storeAccessToken('fresh');
  rememberForAccount('payer_cpf', '529.982.247-25');
  expect(rememberedForAccount('payer_cpf')).toBe('529.982.247-25');

  clearAccessToken();
  expect(rememberedForAccount('payer_cpf')).toBeNull();
  expect(localStorage.getItem('torpedo.theme'), 'the device keeps what is its own').toBe('dark');
});
