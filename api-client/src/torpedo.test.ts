import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { ApiError, hasCode } from './api-error.js';
import { NoCodeError, NoNumberError, Torpedo } from './torpedo.js';
import { verifyWebhook } from './verify-webhook.js';

const server = 'https://api.example';
const ACCOUNT = { account_id: 'an-account', currency: 'BRL', role: 'owner' };
const NUMBER = {
  activation_id: 'n1',
  phone_number: '+5511987654321',
  status: 'WAITING_SMS',
  sms_code: null,
  quantidade_codigos: 0,
};
const CODED = { ...NUMBER, status: 'COMPLETED', sms_code: '482913', quantidade_codigos: 1 };
const ORDER = { service: 'wa', country: 'BR', max_price_cents: 500 };

type Reply = Response | (() => Response);

let requests: Request[];
/** The answers to each call, in order; the last one repeats. */
let replies: Record<string, Reply[]>;

beforeEach(() => {
  requests = [];
  replies = { '/api/v1/users/me/account': [() => Response.json(ACCOUNT)] };
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
  vi.stubGlobal('WebSocket', undefined);
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    const { pathname } = new URL(request.url);
    const [first, ...rest] = replies[pathname] ?? [];
    if (!first) throw new TypeError('fetch failed');
    if (rest.length > 0) replies[pathname] = rest;
    return typeof first === 'function' ? first() : first;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const torpedo = () => new Torpedo({ baseUrl: server, apiKey: 'torpedo_key' });
const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ detail: { code, message: 'No.' } }, { status, headers });
const purchase =
  (numbers: object[], failed: object[] = []) =>
  () =>
    Response.json({ successful_transactions: numbers, failed_transactions: failed });
const callsOf = (path: string) => requests.filter(({ url }) => new URL(url).pathname === path);

describe('buying', () => {
  it('sends the key, the account, and a name of its own for the order', async () => {
    replies['/batch/purchase'] = [purchase([NUMBER])];
    await expect(torpedo().numbers.buy(ORDER)).resolves.toMatchObject({ activation_id: 'n1' });
    const [call] = callsOf('/batch/purchase');
    expect(call?.headers.get('X-API-Key')).toBe('torpedo_key');
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(await call?.json()).toEqual({
      user_id: 'an-account',
      service: 'wa',
      country: 'BR',
      quantity: 1,
      max_price_cents: 500,
      currency: 'BRL',
    });
  });

  it('repeats a call whose answer was lost or passing under the same name', async () => {
    replies['/batch/purchase'] = [
      () => refusal(503, 'UNAVAILABLE'),
      () => refusal(409, 'IDEMPOTENCY_IN_PROGRESS'),
      purchase([NUMBER]),
    ];
    await torpedo().numbers.buy(ORDER);
    const names = callsOf('/batch/purchase').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(1);
  });

  it('waits for as long as Retry-After says', async () => {
    replies['/batch/purchase'] = [
      () => refusal(429, 'RATE_LIMITED', { 'Retry-After': '20' }),
      purchase([NUMBER]),
    ];
    const begun = Date.now();
    await torpedo().numbers.buy(ORDER);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(20_000);
  });

  it('does not repeat a refusal, and tells its code and facts', async () => {
    replies['/batch/purchase'] = [() => refusal(402, 'INSUFFICIENT_BALANCE')];
    await expect(torpedo().numbers.buy(ORDER)).rejects.toMatchObject({
      status: 402,
      code: 'INSUFFICIENT_BALANCE',
    });
    expect(callsOf('/batch/purchase')).toHaveLength(1);
  });

  it('gives up after four tries without an answer', async () => {
    await expect(torpedo().balance('BRL')).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
    expect(callsOf('/api/v1/wallets/BRL/balance')).toHaveLength(4);
  });

  it('throws why a number was not to be had', async () => {
    replies['/batch/purchase'] = [purchase([], [{ code: 'NO_NUMBERS', message: 'None.', retryable: true }])];
    const failure = await torpedo()
      .numbers.buy(ORDER)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NoNumberError);
    expect(hasCode(failure, 'NO_NUMBERS') && failure.details.retryable).toBe(true);
    expect(failure).toMatchObject({
      name: 'NoNumberError',
      status: 200,
      message: 'None.',
      failure: { code: 'NO_NUMBERS', retryable: true },
    });
  });
});

describe('waiting for the code', () => {
  const path = '/sms-activate/activation/n1';

  async function bought() {
    replies['/batch/purchase'] = [purchase([NUMBER])];
    return torpedo().numbers.buy(ORDER);
  }

  it('asks until it is there', async () => {
    replies[path] = [() => Response.json(NUMBER), () => Response.json(NUMBER), () => Response.json(CODED)];
    await expect((await bought()).waitForCode()).resolves.toBe('482913');
    expect(callsOf(path)).toHaveLength(3);
  });

  it('ends with the number', async () => {
    replies[path] = [() => Response.json({ ...NUMBER, status: 'EXPIRED' })];
    const number = await bought();
    const failure = await number.waitForCode().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NoCodeError);
    expect(failure).toMatchObject({
      name: 'NoCodeError',
      code: 'TIMEOUT',
      reason: 'ended',
      number: { status: 'EXPIRED' },
    });
  });

  it('ends with the time that it was given', async () => {
    replies[path] = [() => Response.json(NUMBER)];
    const number = await bought();
    const failure = await number.waitForCode({ timeout: 7_000 }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'TIMEOUT', reason: 'timeout', number: { activation_id: 'n1' } });
  });

  describe('after another was asked for', () => {
    const ASKED = { ...CODED, status: 'ACTIVE' };
    const SECOND = { ...CODED, sms_code: '771205', quantidade_codigos: 2 };

    it('waits for the one that was not there before, and answers it from then on', async () => {
      replies[path] = [() => Response.json(CODED), () => Response.json(ASKED), () => Response.json(SECOND)];
      replies[`${path}/another`] = [() => Response.json(ASKED)];
      const number = await bought();
      await expect(number.waitForCode()).resolves.toBe('482913');
      await number.another();
      await expect(number.waitForCode()).resolves.toBe('771205');
      await expect(number.waitForCode()).resolves.toBe('771205');
    });

    it('takes one that came with the answer for new', async () => {
      replies[path] = [() => Response.json(SECOND)];
      replies[`${path}/another`] = [() => Response.json(SECOND)];
      const number = await bought();
      await number.another();
      await expect(number.waitForCode()).resolves.toBe('771205');
    });

    it('ends with the number, without the old one', async () => {
      replies[path] = [() => Response.json(CODED)];
      replies[`${path}/another`] = [() => Response.json(ASKED)];
      const number = await bought();
      await number.another();
      await expect(number.waitForCode()).rejects.toMatchObject({ reason: 'ended' });
    });

    it('waits also in a program that has only the id', async () => {
      replies[path] = [() => Response.json(ASKED), () => Response.json(ASKED), () => Response.json(SECOND)];
      const number = await torpedo().numbers.get('n1');
      await expect(number.waitForCode()).resolves.toBe('771205');
    });
  });

  it('can go on from the id alone', async () => {
    replies[path] = [() => Response.json(CODED)];
    const number = await torpedo().numbers.get('n1');
    await expect(number.waitForCode()).resolves.toBe('482913');
    expect(JSON.parse(JSON.stringify(number))).toEqual(CODED);
  });

  it('ends with the signal', async () => {
    replies[path] = [() => Response.json(NUMBER)];
    const enough = new AbortController();
    const code = (await bought()).waitForCode({ signal: enough.signal });
    enough.abort(new Error('enough'));
    await expect(code).rejects.toThrow('enough');
  });

  it('hears of it live, and closes the connection with the last who waits', async () => {
    const sockets: {
      url: string;
      protocols: string[];
      readyState: number;
      onmessage?: (event: object) => void;
    }[] = [];
    vi.stubGlobal(
      'WebSocket',
      class {
        readyState = 1;
        constructor(
          readonly url: string,
          readonly protocols: string[],
        ) {
          sockets.push(this);
        }
        close() {
          this.readyState = 3;
        }
      },
    );
    replies[path] = [() => Response.json(NUMBER), () => Response.json(CODED)];
    const code = (await bought()).waitForCode();
    await vi.waitFor(() => expect(sockets).toHaveLength(1));
    const [socket] = sockets;
    expect(socket).toMatchObject({
      url: 'wss://api.example/ws/an-account',
      protocols: ['api-key', 'torpedo_key'],
    });
    const event = { type: 'sms_received', activation_id: 'n1', code: '482913', timestamp: 'now' };
    socket?.onmessage?.({ data: JSON.stringify(event) });
    await expect(code).resolves.toBe('482913');
    expect(callsOf(path)).toHaveLength(2);
    expect(socket?.readyState).toBe(3);
  });
});

it('goes through all pages of a list', async () => {
  const item = (n: number) => ({ id: String(n) });
  const page = (items: object[]) => () => Response.json({ success: true, data: { items } });
  replies['/api/v1/orders/my-orders'] = [
    page(Array.from({ length: 100 }, (_, n) => item(n))),
    page([item(100), item(101)]),
  ];
  const found = [];
  for await (const order of torpedo().orders()) found.push(order);
  expect(found).toHaveLength(102);
  expect(new URL(requests.at(-1)!.url).searchParams.get('offset')).toBe('100');
});

it('verifies a webhook, and nothing that was changed on its way', () => {
  const secret = `whsec_${btoa('a secret of twenty-four bytes or more')}`;
  const body = JSON.stringify({ type: 'message.received', timestamp: 'now', data: { code: '482913' } });
  const now = new Date();
  const headers = {
    'webhook-id': 'e1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('e1', now, body),
  };
  expect(verifyWebhook(secret, body, headers)).toMatchObject({
    type: 'message.received',
    data: { code: '482913' },
  });
  expect(() => verifyWebhook(secret, `${body} `, headers)).toThrow('No matching signature');
});
