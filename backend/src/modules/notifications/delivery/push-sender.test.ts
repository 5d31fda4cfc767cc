import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.js';
import { createLogger } from '../../../platform/logging/index.js';
import { newVapidKeys } from '../../../platform/vapid.js';
import { createPushSimulator, type PushSimulator } from '../../../sandbox/push-service.js';
import { pushBrowser } from '../../../testing/push-browser.js';
import { createPushFigures, PushSender } from './push-sender.js';
import type { PushMessage } from './notice.js';

const USER_ID = '01a1fe03-0993-7a32-a075-efd0a8976993';
const MESSAGE: PushMessage = {
  notification: {
    type: 'sms_received',
    title: 'SMS recebido',
    body: 'Chegou um SMS para WhatsApp (Brasil). Abra para ler.',
    url: '/services',
    tag: 'activation:01a1fe03-0993-7a32-a075-efd0a8976994',
    user_id: USER_ID,
  },
  ttlSeconds: 240,
  urgency: 'high',
};

const registry = new Registry();
let service: PushSimulator;
let sender: PushSender;

function newSender(simulatedOrigin: string | null, into = registry): PushSender {
  return new PushSender({
    identity: { ...newVapidKeys(), subject: 'mailto:push@torpedo.example' },
    simulatedOrigin,
    clock: systemClock,
    figures: createPushFigures({ registry: into }),
    log: createLogger({ level: 'silent' }),
    timeoutMs: 500,
  });
}

beforeAll(async () => {
  service = await createPushSimulator({ clock: systemClock });
  sender = newSender(service.origin);
});
afterAll(() => service.close());
afterEach(() => {
  service.faults.clear();
  service.clear();
});

const browser = () => pushBrowser(`${service.origin}/push/phone`);
function send(to = browser()) {
  const { endpoint, keys } = to.subscription;
  return sender.send({ endpoint, ...keys }, MESSAGE);
}

describe('a message', () => {
  it('reaches the push service signed, urgent, for as long as it matters, and only the browser can read it', async () => {
    const phone = browser();
    expect(await send(phone)).toEqual({ kind: 'accepted' });
    const [pushed] = service.list();
    expect(pushed).toMatchObject({ subscription: 'phone', ttlSeconds: 240, urgency: 'high' });
    expect(pushed?.body.includes('WhatsApp')).toBe(false);
    expect(phone.read(pushed!.body)).toEqual(MESSAGE.notification);
  });

  it('says by its topic what it replaces, and not what that is', async () => {
    await send();
    await send();
    const topics = service.list().map(({ topic }) => topic);
    expect(topics[0]).toMatch(/^[\w-]{32}$/);
    expect(topics[0]).toBe(topics[1]);
    expect(MESSAGE.notification.tag).not.toContain(topics[0]);
  });

  it('goes to no address that is no push service', async () => {
    const strict = newSender(null, new Registry());
    const { endpoint, keys } = browser().subscription;
    expect(await strict.send({ endpoint, ...keys }, MESSAGE)).toEqual({ kind: 'gone' });
    expect(service.list()).toEqual([]);
  });
});

it.each([
  ['gone', { kind: 'gone' }],
  ['not_found', { kind: 'gone' }],
  ['unauthorized', { kind: 'refused' }],
  ['too_large', { kind: 'refused' }],
  ['redirect', { kind: 'refused' }],
  ['rate_limited', { kind: 'failed', retryAfterSeconds: 30 }],
  ['server_error', { kind: 'failed', retryAfterSeconds: null }],
  ['reset', { kind: 'failed', retryAfterSeconds: null }],
  ['hang', { kind: 'failed', retryAfterSeconds: null }],
] as const)('a push service that answers %s', async (fault, outcome) => {
  service.faults.plan(fault);
  expect(await send()).toEqual(outcome);
  // The target of the redirect would have accepted the message.
  expect(service.list()).toEqual([]);
});

it('every try is counted by its outcome', async () => {
  const counted = async () =>
    (await registry.getSingleMetricAsString('torpedo_push_messages_total')).split('\n');
  registry.resetMetrics();
  service.faults.plan('gone');
  await send();
  await send();
  expect(await counted()).toEqual(
    expect.arrayContaining([
      'torpedo_push_messages_total{outcome="gone"} 1',
      'torpedo_push_messages_total{outcome="accepted"} 1',
    ]),
  );
});
