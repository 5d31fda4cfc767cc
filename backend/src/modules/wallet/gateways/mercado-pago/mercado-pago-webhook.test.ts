import { describe, expect, it, vi } from 'vitest';
import { testClock } from '../../../../testing/clock-and-random.js';
import {
  checkMercadoPagoSignature,
  mercadoPagoSignature,
  MercadoPagoNotifications,
} from './mercado-pago-webhook.service.js';

const SIGNED = 'f11e85c201ac9055467c43da6fedf99b15edcc22e9b15b8f219980e739227295';
const SIGNED_WITHOUT_REQUEST_ID = '8f73d8bb045759bf8fa50eef6198de6f7f83b050d9dba08db65645030a9bbdce';
const SENT_AT = 1704908010_000;

function notification(changes: Partial<Parameters<typeof checkMercadoPagoSignature>[0]> = {}) {
  return {
    secret: 'test_secret',
    signature: `ts=1704908010,v1=${SIGNED}`,
    requestId: 'b5f1a3c2-0000-4000-8000-000000000001',
    dataId: '123456789',
    now: new Date(SENT_AT),
    ...changes,
  };
}

describe('signature of a Mercado Pago notification', () => {
  it('is valid over id, request id and time', () => {
    expect(checkMercadoPagoSignature(notification())).toBe('valid');
  });

  it('is valid without a request id, whose pair then is left out', () => {
    const signature = `ts=1704908010,v1=${SIGNED_WITHOUT_REQUEST_ID}`;
    expect(checkMercadoPagoSignature(notification({ signature, requestId: undefined }))).toBe('valid');
  });

  it('may come with spaces, other letter case and parts we do not know', () => {
    const signature = ` TS = 1704908010 , v2=abc, V1=${SIGNED.toUpperCase()}`;
    expect(checkMercadoPagoSignature(notification({ signature }))).toBe('valid');
  });

  it('may tell its time in milliseconds', () => {
    const ts = String(SENT_AT);
    const v1 = mercadoPagoSignature('test_secret', { ...notification(), ts });
    expect(checkMercadoPagoSignature(notification({ signature: `ts=${ts},v1=${v1}` }))).toBe('valid');
  });

  it.each([
    ['five minutes later', 300_000, 'valid'],
    ['later than five minutes', 300_001, 'stale'],
    ['five minutes ahead', -300_000, 'valid'],
    ['from further ahead', -300_001, 'stale'],
  ])('%s is %s', (_when, offset, verdict) => {
    expect(checkMercadoPagoSignature(notification({ now: new Date(SENT_AT + offset) }))).toBe(verdict);
  });

  it.each([
    ['another secret', { secret: 'other' }],
    ['another payment', { dataId: '123456780' }],
    ['no payment', { dataId: undefined }],
    ['another request id', { requestId: 'x' }],
    ['no header', { signature: undefined }],
    ['an empty header', { signature: '' }],
    ['no time', { signature: `v1=${SIGNED}` }],
    ['no hash', { signature: 'ts=1704908010' }],
    ['a short hash', { signature: `ts=1704908010,v1=${SIGNED.slice(2)}` }],
    ['another time', { signature: `ts=1704908011,v1=${SIGNED}` }],
    ['a time that is no number', { signature: `ts=170490801x,v1=${SIGNED}` }],
  ])('is invalid with %s, however old', (_case, changes) => {
    expect(checkMercadoPagoSignature(notification(changes))).toBe('invalid');
  });
});

describe('a signed notification', () => {
  const NOTIFICATION = {
    ...notification({ dataId: '123456789' }),
    type: 'payment',
    action: 'payment.updated',
    address: null,
  };

  function receiver() {
    const topups = { notified: vi.fn(() => Promise.resolve()), notifiedUnsigned: vi.fn() };
    const clock = testClock(new Date(SENT_AT));
    const notifications = new MercadoPagoNotifications({
      topups,
      clock,
      secret: 'test_secret',
      refusedSenders: { add: vi.fn() },
    });
    return { topups, clock, notifications };
  }

  it('starts one reading, however often it is repeated and however it is spelt, and the next one starts another', async () => {
    const { topups, clock, notifications } = receiver();
    const spelt = `v1=${SIGNED.toUpperCase()}, ts=1704908010`;
    for (const signature of [NOTIFICATION.signature, spelt, NOTIFICATION.signature]) {
      await Promise.all([1, 2, 3].map(() => notifications.receive({ ...NOTIFICATION, signature })));
      clock.advance({ seconds: 60 });
    }
    expect(topups.notified).toHaveBeenCalledTimes(1);
    const ts = String(SENT_AT / 1000 + 60);
    const v1 = mercadoPagoSignature('test_secret', { ...NOTIFICATION, ts });
    await notifications.receive({ ...NOTIFICATION, signature: `ts=${ts},v1=${v1}` });
    expect(topups.notified).toHaveBeenCalledTimes(2);
  });

  it('that could not be processed counts again when it is repeated', async () => {
    const { topups, notifications } = receiver();
    topups.notified.mockRejectedValueOnce(new Error('no database'));
    await expect(notifications.receive(NOTIFICATION)).rejects.toThrow('no database');
    await notifications.receive(NOTIFICATION);
    expect(topups.notified).toHaveBeenCalledTimes(2);
  });
});
