import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardedProvider, usualPatience } from './guarded-provider.js';
import type { BuyResult, SmsProvider } from './provider.port.js';

const exchange = { request: '', response: '', latencyMs: 1 };
const ORDER = { serviceCode: 'wa', countryId: '73', maxPriceMicros: 1 };
const SILENT = { kind: 'unknown', error: 'no answer in time', exchange } as const;
const REFUSED = { kind: 'refused', reason: 'NO_NUMBERS', detail: 'NO_NUMBERS', exchange } as const;
const BOUGHT: BuyResult = {
  kind: 'bought',
  providerActivationId: '1',
  phoneE164: '+5511900000001',
  cost: null,
  expiresAt: null,
  canGetAnotherSms: true,
  exchange,
};

const buyNumber = vi.fn<SmsProvider['buyNumber']>();
const getBalance = vi.fn<SmsProvider['getBalance']>();
const opened = vi.fn<(reason: string) => void>();
let provider: SmsProvider;
let isAlone: boolean;

beforeEach(() => {
  // The library of the circuits reads the machine's time.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetAllMocks();
  isAlone = false;
  const bare = { code: 'pampa', currency: 'USD', buyNumber, getBalance } as unknown as SmsProvider;
  provider = guardedProvider(bare, () => usualPatience(isAlone), opened, { seen: () => undefined });
});
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
async function buys(...answers: BuyResult[]): Promise<string[]> {
  const kinds: string[] = [];
  for (const answer of answers) {
    buyNumber.mockResolvedValueOnce(answer);
    kinds.push((await provider.buyNumber(ORDER)).kind);
  }
  return kinds;
}

describe('a provider that does not answer purchases', () => {
  it('is not asked any more after two in a row, and its other calls go on', async () => {
    expect(await buys(SILENT, SILENT)).toEqual(['unknown', 'unknown']);
    expect(opened.mock.calls).toEqual([['no answer in time']]);
    expect(await provider.buyNumber(ORDER)).toMatchObject({ kind: 'not_sent', error: 'circuit open' });
    expect(buyNumber).toHaveBeenCalledTimes(2);
    getBalance.mockResolvedValueOnce({ kind: 'balance', balanceMicros: 1, exchange });
    expect((await provider.getBalance()).kind).toBe('balance');
  });

  it('is asked on for a while where nobody else sells', async () => {
    isAlone = true;
    await buys(SILENT, SILENT, SILENT, SILENT, SILENT);
    expect(opened).not.toHaveBeenCalled();
    await buys(SILENT);
    expect(opened).toHaveBeenCalledOnce();
  });

  it('is still asked while answers come in between, even refusals', async () => {
    await buys(SILENT, REFUSED, SILENT, BOUGHT, SILENT);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is tried with one purchase after four seconds, while the others are not kept waiting', async () => {
    await buys(SILENT, SILENT);
    pass(4);
    let answer: (result: BuyResult) => void = () => undefined;
    buyNumber.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const probe = provider.buyNumber(ORDER);
    expect(await provider.buyNumber(ORDER)).toMatchObject({ error: 'circuit open' });
    answer(BOUGHT);
    expect((await probe).kind).toBe('bought');
    expect(await buys(BOUGHT)).toEqual(['bought']);
  });

  it('is left alone again when that call fails', async () => {
    await buys(SILENT, SILENT);
    pass(4);
    await buys(SILENT);
    expect(opened).toHaveBeenCalledTimes(2);
    expect(await provider.buyNumber(ORDER)).toMatchObject({ error: 'circuit open' });
  });
});

it('counts the other calls by themselves', async () => {
  getBalance.mockResolvedValue({ kind: 'not_sent', error: 'ECONNREFUSED', exchange });
  for (let call = 0; call < 3; call += 1) await provider.getBalance();
  expect(opened.mock.calls).toEqual([['ECONNREFUSED']]);
  expect(await provider.getBalance()).toMatchObject({ error: 'circuit open' });
  expect(await buys(BOUGHT)).toEqual(['bought']);
});
