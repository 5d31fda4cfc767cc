import { ValidationService, type FieldErrors, type TsoaRoute } from '@tsoa/runtime';
import { expect, it } from 'vitest';
import { validationFields } from './error-handler.js';

const string = { dataType: 'string', required: true } as const;

const MODELS: TsoaRoute.Models = {
  Order: {
    dataType: 'refObject',
    properties: {
      name: { ...string, validators: { minLength: { value: 2 }, maxLength: { value: 5 } } },
      email: { ...string, validators: { pattern: { value: '^.+@.+$', errorMsg: 'email_invalid' } } },
      count: {
        dataType: 'integer',
        required: true,
        validators: { isInt: { errorMsg: '' }, minimum: { value: 1 }, maximum: { value: 9 } },
      },
      price: { dataType: 'double' },
      urgent: { dataType: 'boolean' },
      currency: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['BRL'] },
          { dataType: 'enum', enums: ['USD'] },
        ],
      },
      payer: { ref: 'Payer' },
      lines: { dataType: 'array', array: { dataType: 'refObject', ref: 'Line' } },
      extra: { dataType: 'nestedObjectLiteral', nestedProperties: { note: { dataType: 'string' } } },
    },
    additionalProperties: false,
  },
  Payer: {
    dataType: 'refObject',
    properties: {
      cpf: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        validators: { maxLength: { value: 14 } },
      },
      id: { dataType: 'union', subSchemas: [{ dataType: 'string' }, { dataType: 'double' }] },
    },
    additionalProperties: false,
  },
  Line: {
    dataType: 'refObject',
    properties: { code: string },
    additionalProperties: false,
  },
};

const RIGHT = { name: 'Ana', email: 'a@b', count: 1 };

/** The messages about the body that a client gets from the validation of the generated routes. */
function fieldsOf(body: unknown, parameter = 'body'): Record<string, string> {
  const errors: FieldErrors = {};
  const service = new ValidationService(MODELS, {
    noImplicitAdditionalProperties: 'throw-on-extras',
    bodyCoercion: false,
  });
  service.ValidateParam({ ref: 'Order', required: true }, body, parameter, errors, true);
  return validationFields(errors);
}

it('reports nothing about correct fields', () => {
  expect(fieldsOf({ ...RIGHT, price: 1.5, urgent: true, currency: 'USD', payer: { cpf: null } })).toEqual({});
});

it.each<[string, unknown, Record<string, string>]>([
  ['missing fields', {}, { name: 'required', email: 'required', count: 'required' }],
  ['a number for a text', { ...RIGHT, name: 5 }, { name: 'not_text' }],
  ['a text that is too short', { ...RIGHT, name: 'a' }, { name: 'too_short' }],
  ['a text that is too long', { ...RIGHT, name: 'abcdef' }, { name: 'too_long' }],
  ['a constraint with a message of ours', { ...RIGHT, email: 'nobody' }, { email: 'email_invalid' }],
  ['a text for a whole number', { ...RIGHT, count: '1' }, { count: 'not_integer' }],
  ['a fraction for a whole number', { ...RIGHT, count: 1.5 }, { count: 'not_integer' }],
  ['a number below the minimum', { ...RIGHT, count: 0 }, { count: 'too_small' }],
  ['a number above the maximum', { ...RIGHT, count: 10 }, { count: 'too_large' }],
  ['a text for a number', { ...RIGHT, price: 'x' }, { price: 'not_number' }],
  ['a text for a truth value', { ...RIGHT, urgent: 'yes' }, { urgent: 'not_boolean' }],
  ['a word that is not among the allowed', { ...RIGHT, currency: 'GBP' }, { currency: 'not_allowed' }],
  ['an unknown field', { ...RIGHT, foo: 1 }, { foo: 'unknown_field' }],
  ['an unknown field below another', { ...RIGHT, payer: { foo: 1 } }, { 'payer.foo': 'unknown_field' }],
  [
    'several unknown fields of a literal',
    { ...RIGHT, extra: { foo: 1, bar: 2 } },
    { 'extra.foo': 'unknown_field', 'extra.bar': 'unknown_field' },
  ],
  ['a wrong type where null is allowed too', { ...RIGHT, payer: { cpf: 5 } }, { 'payer.cpf': 'not_text' }],
  [
    'a text too long where null is allowed too',
    { ...RIGHT, payer: { cpf: 'x'.repeat(15) } },
    { 'payer.cpf': 'too_long' },
  ],
  ['a value that fits none of several types', { ...RIGHT, payer: { id: {} } }, { 'payer.id': 'invalid' }],
  ['a place in a list', { ...RIGHT, lines: [{ code: 'a' }, { code: 7 }] }, { 'lines.1.code': 'not_text' }],
  ['a list instead of the body', [], { body: 'invalid' }],
  [
    'a prototype slipped in',
    JSON.parse('{"name":"Ana","email":"a@b","count":1,"__proto__":{"x":1}}'),
    { ['__proto__']: 'unknown_field' },
  ],
])('names %s', (_what, body, fields) => {
  expect(fieldsOf(body)).toEqual(fields);
});

it('leaves out whatever the controller calls its body', () => {
  expect(fieldsOf({ ...RIGHT, payer: { cpf: 5 } }, 'registration')).toEqual({ 'payer.cpf': 'not_text' });
});
