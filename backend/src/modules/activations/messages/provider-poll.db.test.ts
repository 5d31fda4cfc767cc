import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { createLogger } from '../../../platform/logging/index.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { heldLease } from '../../../testing/leases.js';
import type { ActivationEvents } from '../activation-events.js';
import type { ProviderRegistry } from '../provider-registry.js';
import type { ActiveActivation, ProviderMessage, SmsProvider } from '../providers/provider.port.js';
import type { UnknownOutcomes } from '../purchase/unknown-outcomes.js';
import { MessageRecorder } from './message-recorder.js';
import { ProviderMessageReader } from './provider-message-reader.js';
import { providerPollJob } from './provider-poll.job.js';

const PACE = statement(
  'test.pace',
  'SELECT is_listed AS "isListed", interval_seconds AS "intervalSeconds" FROM provider_polls WHERE provider = \'primary\'',
);
const exchange = { request: '', response: '', latencyMs: 1 };
const getStatus = vi.fn<SmsProvider['getStatus']>();
const listActiveActivations = vi.fn<SmsProvider['listActiveActivations']>();

let world: ActivationWorld;
let ids: string[];
let customers: Customer[];
let poll: (callsPerSecond?: number) => Promise<void>;
let pollBeside: (other: SmsProvider) => Promise<void>;
const looked: string[][] = [];

beforeAll(async () => {
  world = await ActivationWorld.open();
  customers = [];
  for (let count = 0; count < 3; count += 1) {
    const customer = await world.customer();
    await customer.activation();
    customers.push(customer);
  }
  ids = world.provider.account.list().map(({ id }) => id);
});
afterAll(() => world.close());
beforeEach(() => {
  vi.resetAllMocks();
  looked.length = 0;
  const { clock, database } = world.app;
  const { db } = database;
  const log = createLogger({ level: 'silent' });
  const events = { publishOutcome: vi.fn() } as unknown as ActivationEvents;
  const recorder = new MessageRecorder({ db, log, clock, events });
  const unrecorded = recorder.unrecorded.bind(recorder);
  vi.spyOn(recorder, 'unrecorded').mockImplementation((provider, numbers) => {
    looked.push(numbers.map(({ providerActivationId }) => providerActivationId));
    return unrecorded(provider, numbers);
  });
  const reader = new ProviderMessageReader({ db, log, clock, events, recorder });
  const nothingUnknown = {
    prepare: () => Promise.resolve(),
    providers: () => Promise.resolve([]),
    inspect: () => Promise.resolve(),
  } as unknown as UnknownOutcomes;
  const jobs = new Map<number, ReturnType<typeof providerPollJob>>();
  poll = async (callsPerSecond = 50) => {
    const provider = {
      code: 'primary',
      callsPerSecond,
      getStatus,
      listActiveActivations,
    } as unknown as SmsProvider;
    const providers = { all: () => Promise.resolve([provider]) } as unknown as ProviderRegistry;
    const job =
      jobs.get(callsPerSecond) ??
      providerPollJob({
        db,
        log,
        clock,
        intervalMs: 3_000,
        reader,
        providers,
        unknownOutcomes: nothingUnknown,
        watch: { polled: () => undefined },
      });
    jobs.set(callsPerSecond, job);
    await job.run(heldLease());
    clock.advance({ seconds: 3 });
  };
  pollBeside = (other) => {
    const quick = { code: 'primary', callsPerSecond: 50, listActiveActivations } as unknown as SmsProvider;
    const providers = { all: () => Promise.resolve([other, quick]) } as unknown as ProviderRegistry;
    const unknownOutcomes = {
      ...nothingUnknown,
      providers: () => Promise.resolve([other.code]),
    } as UnknownOutcomes;
    const watch = { polled: () => undefined };
    const job = providerPollJob({ db, log, clock, intervalMs: 5, reader, providers, unknownOutcomes, watch });
    return job.run(heldLease());
  };
});

const pace = () => world.app.database.db.sql.row(PACE);
const asked = () => getStatus.mock.calls.map(([id]) => id);

it('asks one that cannot list as often as it bears, the longest unasked first, and says how often that is', async () => {
  listActiveActivations.mockResolvedValue({
    ...{ kind: 'refused', reason: 'BAD_REQUEST', detail: 'BAD_ACTION', exchange },
  });
  getStatus.mockResolvedValue({ kind: 'waiting', exchange });
  for (let round = 0; round < 6; round += 1) await poll(1);
  expect(asked().slice(0, 3).sort()).toEqual([...ids].sort());
  expect(asked().slice(3)).toEqual(asked().slice(0, 3));
  expect(await pace()).toEqual({ isListed: false, intervalSeconds: 9 });
  getStatus.mockClear();
  await poll(5);
  expect(asked()).toHaveLength(3);
  expect(await pace()).toEqual({ isListed: false, intervalSeconds: 3 });
});

it('looks only at what changed in the list, and asks for a number only where its text is missing', async () => {
  const shown = new Map<string, ProviderMessage[]>(ids.map((id) => [id, []]));
  listActiveActivations.mockImplementation(() =>
    Promise.resolve({
      ...{ kind: 'listed', exchange },
      items: [...shown].map(([id, messages]): ActiveActivation => {
        const state = messages.length > 0 ? 'received' : 'waiting';
        const what = { serviceCode: 'wa', countryId: '73', phoneE164: '+5511900000000' };
        return {
          ...what,
          providerActivationId: id,
          state,
          messages,
          costMicros: null,
          canGetAnotherSms: true,
        };
      }),
    }),
  );
  const message = (text: string | null) => ({ text, code: '123456', receivedAt: null });
  getStatus.mockResolvedValue({ kind: 'received', message: message('Code 123-456'), exchange });

  await poll();
  await poll();
  shown.set(ids[0]!, [message('Your code: 123-456')]);
  await poll();
  shown.set(ids[1]!, [message(null)]);
  await poll();
  await poll();
  expect(looked.map((numbers) => [...numbers].sort())).toEqual([[...ids].sort(), [], [ids[0]], [ids[1]], []]);
  expect(asked()).toEqual([ids[1]]);
  expect(await pace()).toEqual({ isListed: true, intervalSeconds: 3 });
  const received = await Promise.all(customers.map((customer) => customer.transactions()));
  expect(received.map((each) => each.active_transactions[0]?.sms_code ?? '').sort()).toEqual([
    '',
    '123456',
    '123456',
  ]);
});

it('goes on at the pace of each provider while another one hangs', async () => {
  const { promise: hanging, resolve: answer } = Promise.withResolvers<void>();
  listActiveActivations.mockImplementation(() => {
    if (listActiveActivations.mock.calls.length === 3) answer();
    return Promise.resolve({ kind: 'listed', exchange, items: [] });
  });
  const slow = vi.fn(async () => {
    await hanging;
    return { kind: 'unknown', error: 'timeout', exchange } as const;
  });
  await pollBeside({
    code: 'slow',
    callsPerSecond: 50,
    listActiveActivations: slow,
  } as unknown as SmsProvider);
  expect(listActiveActivations.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(slow).toHaveBeenCalledTimes(1);
});
