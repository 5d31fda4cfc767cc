import { expect, it } from 'vitest';
import { errorFacts } from './logger.js';

it('keeps what explains an error and leaves out what a customer typed', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(maria@example.com)',
  });
  const error = Object.assign(new Error('not saved', { cause }), {
    sql: 'INSERT',
    parameters: ['maria@example.com'],
  });
  const facts = errorFacts(error);
  expect(facts).toMatchObject({ type: 'Error', message: 'not saved', cause: { code: '23505' } });
  expect(JSON.stringify(facts)).not.toContain('maria');
});

it('tells of an error by the copy that a library made of it, and of the first of several', () => {
  const copy = { name: 'SequelizeConnectionRefusedError', message: 'connect ECONNREFUSED', queue: 'mail' };
  expect(errorFacts(copy)).toMatchObject({ type: copy.name, message: copy.message });
  expect(errorFacts(new AggregateError([new Error('refused'), new Error('too')])).message).toBe('refused');
});

it('ends where causes go in circles', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(errorFacts(error)).match(/"message"/g)).toHaveLength(6);
});

it('says what was thrown when it was no error', () => {
  expect(errorFacts('oops')).toEqual({ type: 'string', message: 'oops' });
});
