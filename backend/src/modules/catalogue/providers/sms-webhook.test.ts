import { describe, expect, it } from 'vitest';
import { readSmsWebhook } from './sms-webhook.js';

const classic = {
  activationId: 635468021,
  service: 'wa',
  text: 'Your code 123-456',
  code: '123456',
  country: 2,
  receivedAt: '2023-01-01 12:00:00',
};

describe('a pushed message', () => {
  it('is read in the classic dialect, whose times have no zone', () => {
    expect(readSmsWebhook(classic)).toEqual({
      providerActivationId: '635468021',
      text: 'Your code 123-456',
      code: '123456',
      receivedAt: null,
      messageKey: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    });
  });

  it('is read in the HeroSMS dialect', () => {
    const pushed = readSmsWebhook({
      ...classic,
      activationId: '635468021',
      id: 'otp-1',
      phoneFrom: 'WhatsApp',
      code: null,
      receivedAt: '2026-09-08T10:15:30.000000Z',
    });
    expect(pushed).toEqual({
      providerActivationId: '635468021',
      text: 'Your code 123-456',
      code: '123456',
      receivedAt: new Date('2026-09-08T10:15:30Z'),
      messageKey: 'id:otp-1',
    });
  });

  it('may name its code as a number', () => {
    expect(readSmsWebhook({ ...classic, text: null, code: 123456 })).toMatchObject({ code: '123456' });
  });

  it('has one key for its repetitions and another for the next message', () => {
    const key = (body: unknown) => readSmsWebhook(body)?.messageKey;
    expect(key({ ...classic })).toBe(key(classic));
    expect(key({ ...classic, text: 'Your code 999-999' })).not.toBe(key(classic));
    expect(key({ ...classic, receivedAt: '2023-01-01 12:00:09' })).not.toBe(key(classic));
  });

  it('takes no key from an id that only repeats the activation', () => {
    expect(readSmsWebhook({ ...classic, id: 635468021 })?.messageKey).toMatch(/^sha256:/);
  });

  it.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [{ ...classic, activationId: {} }],
    [{ ...classic, activationId: '' }],
    [{ ...classic, activationId: 'x'.repeat(65) }],
    [{ ...classic, text: null, code: null }],
    [{ rentId: '26251422', sms: { phoneFrom: 'x', text: 'y', date: '2025-06-17 16:01:10' } }],
  ])('is not seen in %j', (body) => {
    expect(readSmsWebhook(body)).toBeNull();
  });
});
