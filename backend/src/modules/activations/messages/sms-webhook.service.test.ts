import { beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../../platform/logging/index.js';
import { testClock } from '../../../testing/clock-and-random.js';
import type { ProviderRegistry } from '../../catalogue/providers/provider-registry.js';
import type { SmsProvider } from '../../catalogue/providers/provider.port.js';
import type { MessageRecorder } from './message-recorder.js';
import { SmsWebhookService } from './sms-webhook.service.js';

const clock = testClock();
const asked: string[] = [];
let webhooks: SmsWebhookService;

const providerOf = (code: string): SmsProvider =>
  ({
    code,
    getStatus: (id: string) => {
      asked.push(`${code} ${id}`);
      return Promise.resolve({ kind: 'waiting' });
    },
  }) as unknown as SmsProvider;

beforeEach(() => {
  asked.length = 0;
  webhooks = new SmsWebhookService({
    // The database says of every number that it may receive.
    db: { sql: { row: () => Promise.resolve({}) } } as never,
    clock,
    log: createLogger({ level: 'silent' }),
    providers: {
      find: (code: string) => Promise.resolve({ provider: providerOf(code), webhookSecret: null }),
    } as unknown as ProviderRegistry,
    recorder: {} as MessageRecorder,
    refusedSenders: { add: vi.fn() },
  });
});

const hint = (provider: string) =>
  webhooks.receive(provider, {
    secret: '',
    address: null,
    body: { activationId: '7', text: 'Code 123456' },
  });

it('asks each provider about its own number of the same id after hints without a secret', async () => {
  await hint('primary');
  await hint('norte');
  await vi.waitFor(() => expect(asked).toEqual(['primary 7', 'norte 7']));
});

it('asks about a number once in five seconds, however many hints come together', async () => {
  await Promise.all(Array.from({ length: 8 }, () => hint('primary')));
  clock.advance({ ms: 4_999 });
  await hint('primary');
  clock.advance({ ms: 1 });
  await hint('norte');
  await vi.waitFor(() => expect(asked).toContain('norte 7'));
  expect(asked).toEqual(['primary 7', 'norte 7']);
  await hint('primary');
  await vi.waitFor(() => expect(asked).toEqual(['primary 7', 'norte 7', 'primary 7']));
});
