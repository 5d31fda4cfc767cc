import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { createLogger } from '../../../platform/logging/index.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { heldLease } from '../../../testing/leases.js';
import type { ActivationEvents } from '../activation-events.js';
import type { ProviderRegistry } from '../../catalogue/providers/provider-registry.js';
import type {
  ActiveActivation,
  ProviderMessage,
  SmsProvider,
} from '../../catalogue/providers/provider.port.js';
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
  for (let count = 0; count < 5; count += 1) {
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
const itemOf = (providerActivationId: string, messages: ProviderMessage[]): ActiveActivation => ({
  providerActivationId,
  serviceCode: 'wa',
  countryId: '73',
  phoneE164: '+5511900000000',
  state: messages.length > 0 ? 'received' : 'waiting',
  messages,
  cost: null,
  canGetAnotherSms: true,
});
const asked = () => getStatus.mock.calls.map(([id]) => id);

it('asks a provider without a list as often as its limit allows, the longest unasked number first, and reports the interval', async () => {
  listActiveActivations.mockResolvedValue({
    kind: 'refused',
    reason: 'BAD_REQUEST',
    detail: 'BAD_ACTION',
    exchange,
  });
  getStatus.mockResolvedValue({ kind: 'waiting', exchange });
  for (let round = 0; round < 10; round += 1) await poll(1);
  expect(asked().slice(0, 5).sort()).toEqual([...ids].sort());
  expect(asked().slice(5)).toEqual(asked().slice(0, 5));
  expect(await pace()).toEqual({ isListed: false, intervalSeconds: 15 });
  getStatus.mockClear();
  await poll(5);
  expect(asked()).toHaveLength(5);
  expect(await pace()).toEqual({ isListed: false, intervalSeconds: 3 });

  // A provider that answers slowly is asked less often than its limit allows.
  getStatus.mockImplementation(() => {
    world.app.clock.advance({ seconds: 4 });
    return Promise.resolve({ kind: 'waiting', exchange });
  });
  await poll(1);
  await poll(1);
  expect(await pace()).toEqual({ isListed: false, intervalSeconds: 35 });
});

it('asks a provider with a high limit for many numbers at once, even when it is slow', async () => {
  listActiveActivations.mockResolvedValue({
    kind: 'refused',
    reason: 'BAD_REQUEST',
    detail: 'BAD_ACTION',
    exchange,
  });
  const { promise: allAsked, resolve } = Promise.withResolvers<void>();
  getStatus.mockImplementation(async () => {
    if (asked().length === ids.length) resolve();
    await allAsked;
    return { kind: 'waiting', exchange };
  });
  await poll();
  expect(asked()).toHaveLength(5);
});

it('asks for numbers one by one after ten rounds without a list, until a list comes', async () => {
  const noList = { kind: 'no_list', error: 'HTTP 200: a web page', exchange } as const;
  listActiveActivations.mockResolvedValue(noList);
  getStatus.mockResolvedValue({ kind: 'waiting', exchange });
  for (let round = 0; round < 9; round += 1) await poll();
  expect(asked()).toEqual([]);
  await poll();
  expect(asked()).toHaveLength(5);
  expect(await pace()).toMatchObject({ isListed: false });
  await poll();
  expect(asked()).toHaveLength(10);

  getStatus.mockClear();
  listActiveActivations.mockResolvedValueOnce({
    unread: [],
    kind: 'listed',
    exchange,
    items: ids.map((id) => itemOf(id, [])),
  });
  await poll();
  expect(await pace()).toMatchObject({ isListed: true });
  for (let round = 0; round < 9; round += 1) await poll();
  expect(asked()).toEqual([]);
});

it('asks for no number by itself during an outage, however long', async () => {
  listActiveActivations.mockResolvedValue({ kind: 'unknown', error: 'HTTP 502: a web page', exchange });
  for (let round = 0; round < 12; round += 1) await poll();
  expect(asked()).toEqual([]);
});

it.each(['RATE_LIMITED', 'BAD_KEY'] as const)(
  'asks for no number by itself where the list was refused with %s, and goes on telling how it looks',
  async (reason) => {
    listActiveActivations.mockResolvedValue({ kind: 'listed', exchange, unread: [], items: [] });
    getStatus.mockResolvedValue({ kind: 'waiting', exchange });
    await poll();
    getStatus.mockClear();
    listActiveActivations.mockResolvedValue({ kind: 'refused', reason, detail: reason, exchange });
    await poll();
    expect(asked()).toEqual([]);
    expect(await pace()).toMatchObject({ isListed: true });
  },
);

it('looks only at what changed in the list, and asks for a number only where its text is missing', async () => {
  const shown = new Map<string, ProviderMessage[]>(ids.map((id) => [id, []]));
  listActiveActivations.mockImplementation(() =>
    Promise.resolve({
      kind: 'listed',
      exchange,
      unread: [],
      items: [...shown].map(([id, messages]) => itemOf(id, messages)),
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
    '',
    '',
    '123456',
    '123456',
  ]);
});

it('goes on at the pace of each provider while another one hangs', async () => {
  const { promise: hanging, resolve: answer } = Promise.withResolvers<void>();
  listActiveActivations.mockImplementation(() => {
    if (listActiveActivations.mock.calls.length === 3) answer();
    return Promise.resolve({ kind: 'listed', exchange, unread: [], items: [] });
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

it('ends a number that the list shows as given back, once the provider says so of the number itself', async () => {
  const [id] = ids.slice(-1);
  const item = { ...itemOf(id!, []), state: 'cancelled' as const };
  const items = [...ids.slice(0, -1).map((other) => itemOf(other, [])), item];
  listActiveActivations.mockResolvedValue({ kind: 'listed', exchange, unread: [], items });
  getStatus.mockResolvedValueOnce({ kind: 'waiting', exchange });
  getStatus.mockResolvedValue({ kind: 'cancelled', exchange });
  for (let round = 0; round < 7; round += 1) await poll();
  expect(asked()).toEqual([id, id]);
  const states = await Promise.all(customers.map((customer) => customer.transactions()));
  expect(states.filter(({ active_transactions: open }) => open.length === 0)).toHaveLength(1);
});
