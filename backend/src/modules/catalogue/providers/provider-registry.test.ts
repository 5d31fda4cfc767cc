import { localOutgoing } from '../../../platform/outgoing.js';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../../../platform/logging/index.js';
import { testClock } from '../../../testing/clock-and-random.js';
import { configuredProviders, ProviderRegistry } from './provider-registry.js';

it('names no provider before those of staff were read, and goes on with them when a later reading fails', async () => {
  const clock = testClock();
  const rows = vi.fn();
  const registry = new ProviderRegistry({
    sql: { rows } as never,
    outgoing: localOutgoing(),
    clock,
    log: createLogger({ level: 'silent' }),
    config: {
      RATE_LIMITS: 'off',
      NODE_ENV: 'test',
      ALLOW_SIMULATED_PAYMENTS: false,
      sandbox: { gateways: [] } as never,
    },
    watch: { seen: () => undefined },
    seal: { open: () => Buffer.from('key') } as never,
    fixed: [],
  });
  const connection = { code: 'norte', url: 'http://localhost/', currency: 'USD', updatedAt: clock.now() };

  rows.mockRejectedValueOnce(new Error('no database'));
  await expect(registry.all()).rejects.toThrow('not read yet');
  rows.mockResolvedValueOnce([connection]);
  expect((await registry.all()).map(({ code }) => code)).toEqual(['norte']);
  clock.advance({ seconds: 6 });
  rows.mockRejectedValue(new Error('no database'));
  expect((await registry.all()).map(({ code }) => code)).toEqual(['norte']);
});

it.each([
  ['its host', [], 'sms.example.com'],
  ['what the sandbox calls it', [{ code: 'primary', name: 'Pampa' }], 'Pampa'],
])('calls the provider of the environment by %s, never by its code', (_name, simulated, name) => {
  const [first, ...others] = configuredProviders({
    clock: testClock(),
    config: {
      SMS_PROVIDER_URL: 'https://sms.example.com/handler_api.php',
      SMS_PROVIDER_API_KEY: 'key',
      SMS_PROVIDER_CURRENCY: 'USD',
      RATE_LIMITS: 'off',
      sandbox: { provider: simulated.length > 0 },
    } as never,
    simulatedProviders: simulated as never,
  });
  expect(first?.name).toBe(name);
  expect(others).toEqual([]);
});
