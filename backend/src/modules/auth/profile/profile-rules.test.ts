import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../../platform/errors/index.js';
import { readProfile, type ProfileInput } from './profile-rules.js';

const TODAY = '2026-11-21';
const read = (input: ProfileInput) => readProfile(input, TODAY);

function problemsOf(input: ProfileInput): Readonly<Record<string, string>> {
  try {
    read(input);
  } catch (error) {
    if (error instanceof InvalidInputError) return error.fields;
  }
  return {};
}

describe('reading a profile', () => {
  it('stores each field in one form', () => {
    expect(
      read({
        fullName: '  Maria   da Silva ',
        phoneNumber: '(11) 98765-4321',
        birthDate: '1990-03-07',
        cpf: '529.982.247-25',
      }),
    ).toEqual({
      fullName: 'Maria da Silva',
      phoneNumber: '11987654321',
      birthDate: '1990-03-07',
      cpf: '52998224725',
    });
  });

  it.each([
    ['+55 11 98765-4321', '11987654321'],
    ['011 98765 4321', '11987654321'],
    ['(48) 3223-4455', '4832234455'],
    ['+351 912 345 678', '+351912345678'],
  ])('stores the phone %s as %s', (written, phoneNumber) => {
    expect(read({ phoneNumber: written }).phoneNumber).toBe(phoneNumber);
  });

  it('keeps a name on one line, whatever breaks lines in it', () => {
    const fullName = 'Maria\r\nBcc: all@example.com\u2028X\u2029Y\vZ\f';
    expect(read({ fullName }).fullName).toBe('Maria Bcc: all@example.com X Y Z');
  });

  it('clears what is empty and leaves what is not named', () => {
    expect(read({ fullName: ' ', cpf: null })).toEqual({
      fullName: null,
      phoneNumber: undefined,
      birthDate: undefined,
      cpf: null,
    });
  });

  it.each([
    [{ cpf: '529.982.247-24' }, { cpf: 'cpf_invalid' }],
    [{ cpf: '111.111.111-11' }, { cpf: 'cpf_invalid' }],
    [{ phoneNumber: '12345' }, { phone_number: 'phone_invalid' }],
    [{ phoneNumber: '(11) 12345-6789' }, { phone_number: 'phone_invalid' }],
    [{ phoneNumber: 'call me' }, { phone_number: 'phone_invalid' }],
    [{ birthDate: '2026-11-22' }, { birth_date: 'birth_date_invalid' }],
    [{ birthDate: '1899-12-31' }, { birth_date: 'birth_date_invalid' }],
    [{ birthDate: '1990-02-30' }, { birth_date: 'birth_date_invalid' }],
    [{ birthDate: '07/03/1990' }, { birth_date: 'birth_date_invalid' }],
    [{ fullName: 'x'.repeat(121) }, { full_name: 'too_long' }],
    [{ fullName: 'Maria\u0000' }, { full_name: 'invalid' }],
    [{ fullName: 'Maria\u0085Souza' }, { full_name: 'invalid' }],
    [{ fullName: 'Maria\u202Eazuos' }, { full_name: 'invalid' }],
  ])('refuses %j with %j', (input, problems) => {
    expect(problemsOf(input)).toEqual(problems);
  });

  it('names every wrong field at once', () => {
    expect(Object.keys(problemsOf({ cpf: '1', phoneNumber: '1', birthDate: '1' }))).toEqual([
      'phone_number',
      'birth_date',
      'cpf',
    ]);
  });
});
