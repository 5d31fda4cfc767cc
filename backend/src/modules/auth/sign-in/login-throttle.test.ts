import { beforeEach, expect, test } from 'vitest';
import { createMemoryRateLimiter } from '../../../platform/rate-limits.js';
import { createLoginThrottle, type LoginThrottle, type Origin } from './login-throttle.js';

const origin = (over: Partial<Origin> = {}): Origin => ({
  email: 'maria@example.com',
  network: '203.0.113.9',
  deviceSessionId: null,
  knownNetwork: false,
  ...over,
});

let throttle: LoginThrottle;
beforeEach(() => {
  throttle = createLoginThrottle(createMemoryRateLimiter());
});

async function fail(times: number, from: (index: number) => Origin) {
  for (let index = 0; index < times; index += 1) {
    await throttle.admit(from(index));
    await throttle.failed(from(index));
  }
}

const refused = { code: 'TOO_MANY_ATTEMPTS', details: { retry_after_seconds: expect.any(Number) as number } };

test('ten wrong passwords from one place close it for the account, exactly', async () => {
  await fail(10, () => origin());
  await expect(throttle.admit(origin())).rejects.toMatchObject(refused);
});

test('a burst of attempts gets no more than ten through', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => throttle.admit(origin())));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('the owner gets in from elsewhere, and other accounts from the same place', async () => {
  await fail(10, () => origin());
  await expect(throttle.admit(origin({ network: '198.51.100.4' }))).resolves.toBeUndefined();
  await expect(throttle.admit(origin({ email: 'joao@example.com' }))).resolves.toBeUndefined();
});

test('a signed-in device of the owner is not closed by the network that it shares', async () => {
  await fail(10, () => origin());
  await expect(throttle.admit(origin({ deviceSessionId: 'session-1' }))).resolves.toBeUndefined();
});

test('even a signed-in device cannot guess without end', async () => {
  await fail(10, () => origin({ deviceSessionId: 'session-1' }));
  await expect(throttle.admit(origin({ deviceSessionId: 'session-1' }))).rejects.toMatchObject(refused);
});

test('a right password forgets the wrong ones before it', async () => {
  await fail(9, () => origin());
  await throttle.admit(origin());
  await throttle.succeeded(origin());
  await expect(fail(10, () => origin())).resolves.toBeUndefined();
});

test('a hundred wrong passwords from one network close it for every account', async () => {
  await fail(100, (index) => origin({ email: `victim${index}@example.com` }));
  await expect(throttle.admit(origin({ email: 'another@example.com' }))).rejects.toMatchObject(refused);
  await expect(throttle.admit(origin({ deviceSessionId: 'session-1' }))).resolves.toBeUndefined();
});

test('an attack on one account from many networks leaves the networks it knows open', async () => {
  await fail(100, (index) => origin({ network: `198.51.100.${index}` }));
  await expect(throttle.admit(origin({ network: '192.0.2.1' }))).rejects.toMatchObject(refused);
  await expect(throttle.admit(origin({ network: '192.0.2.1', knownNetwork: true }))).resolves.toBeUndefined();
});
