import { describe, expect, it } from 'vitest';
import type { InvalidInputError } from '../../../platform/errors/index.js';
import { pushBrowser } from '../../../testing/push-browser.js';
import type { PushSubscriptionDto } from '../notifications.dto.js';
import { parseSubscription } from './subscription.js';

const ADDRESS = 'https://fcm.googleapis.com/fcm/send/x';
const SIMULATED = 'http://127.0.0.1:4010';

function refusedField(sent: PushSubscriptionDto, simulatedOrigin: string | null = null): string | null {
  try {
    parseSubscription(sent, simulatedOrigin);
    return null;
  } catch (error) {
    return Object.keys((error as InvalidInputError).fields).join();
  }
}

describe('an address is called only where a push service is', () => {
  it.each([
    ADDRESS,
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://db5p.notify.windows.com/w/?token=x',
  ])('%s', (endpoint) => {
    expect(parseSubscription(pushBrowser(endpoint).subscription, null)).toMatchObject({
      endpoint,
      expiresAt: null,
    });
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://.push.apple.com/x',
    'https://push.apple.com/x',
    'https://a..push.apple.com/x',
    'https://web.push.apple.com./x',
    'https://evilpush.apple.com.example.com/x',
    'https://notify.windows.com.example.com/x',
    'https://127.0.0.1/x',
    'http://169.254.169.254/latest/meta-data',
    `${SIMULATED}/push/x`,
    'file:///etc/passwd',
    'notify.windows.com',
  ])('never at %s', (endpoint) => {
    expect(refusedField(pushBrowser(endpoint).subscription)).toBe('subscription.endpoint');
  });

  it('at the simulated one only where it runs', () => {
    expect(refusedField(pushBrowser(`${SIMULATED}/push/x`).subscription, SIMULATED)).toBeNull();
    expect(refusedField(pushBrowser('http://127.0.0.1:4011/push/x').subscription, SIMULATED)).toBe(
      'subscription.endpoint',
    );
  });
});

it.each([
  ['p256dh', 'AAAA'],
  ['p256dh', Buffer.alloc(65, 4).toString('base64url')],
  ['auth', Buffer.alloc(15).toString('base64url')],
  ['auth', 'no base64url at all!'],
])('refuses keys that nothing can be encrypted for: %s %s', (name, key) => {
  const { subscription } = pushBrowser(ADDRESS);
  const wrong = { ...subscription, keys: { ...subscription.keys, [name]: key } };
  expect(refusedField(wrong)).toBe(`subscription.keys.${name}`);
});

it('takes keys with the padding that some libraries write', () => {
  const { subscription } = pushBrowser(ADDRESS);
  const { p256dh, auth } = subscription.keys;
  const padded = { ...subscription, keys: { p256dh: `${p256dh}=`, auth: `${auth}==` } };
  expect(parseSubscription(padded, null)).toMatchObject(subscription.keys);
});

it('refuses a time that is none', () => {
  const { subscription } = pushBrowser(ADDRESS);
  expect(refusedField({ ...subscription, expirationTime: 1e300 })).toBe('subscription.expirationTime');
});
