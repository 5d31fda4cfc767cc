import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.js';

test('hashes with argon2id at the recommended cost', async () => {
  const hash = await createPasswordHasher().hash('Correta-Porca-7!');
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

test('knows the right password from a wrong one', async () => {
  const hasher = createPasswordHasher();
  const hash = await hasher.hash('Correta-Porca-7!');
  expect(await hasher.verify(hash, 'Correta-Porca-7!')).toBe(true);
  expect(await hasher.verify(hash, 'correta-porca-7!')).toBe(false);
});

test('takes composed and decomposed letters for the same', async () => {
  const hasher = createPasswordHasher();
  expect(await hasher.verify(await hasher.hash('Maçã-Verde-7!'), 'Mac\u0327a\u0303-Verde-7!')).toBe(true);
});

test('an account without a password is never entered', async () => {
  expect(await createPasswordHasher().verify(null, 'nobody signs in with this')).toBe(false);
});

test('works on no more than its limit and turns away who would wait too long', async () => {
  const hasher = createPasswordHasher(undefined, { atOnce: 1, waiting: 1 });
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  const first = hasher.hash('first').then(note('first'));
  const second = hasher.hash('second').then(note('second'));
  await expect(hasher.hash('third')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    details: { retry_after_seconds: 2 },
  });
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  await expect(hasher.hash('fourth')).resolves.toMatch(/^\$argon2id\$/);
});
