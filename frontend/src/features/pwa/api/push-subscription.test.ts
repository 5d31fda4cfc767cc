import { describe, expect, it, vi } from 'vitest';
import { rememberForAccount } from '../../../shared/session/account-memory';
import { fakeServer } from '../../../testing/fake-server';
import { alignSubscription } from './push-subscription';

const key = 'BAECAwQ';
const keyBytes = Uint8Array.of(4, 1, 2, 3, 4).buffer;

/** A browser that may notify, with the subscription that it made for some key. */
function subscribedBrowser(applicationServerKey: ArrayBuffer) {
  const subscription = (endpoint: string) => ({
    options: { applicationServerKey },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(() => Promise.resolve(true)),
  });
  const made = subscription('https://push.example/old');
  const pushManager = {
    getSubscription: () => Promise.resolve(made),
    subscribe: vi.fn(() => Promise.resolve(subscription('https://push.example/new'))),
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker }));
  return { made, pushManager };
}

function server() {
  const told: unknown[] = [];
  fakeServer({
    'GET /api/v1/notifications/vapid-public-key': () => ({ body: { public_key: key } }),
    'POST /api/v1/notifications/subscribe': async (request) => {
      const { subscription } = (await request.json()) as { subscription: { endpoint: string } };
      told.push(subscription.endpoint);
      return { status: 201, body: {} };
    },
  });
  return told;
}

describe('at a start, a browser whose reader wants to be told here', () => {
  it('tells the server the address that it has', async () => {
    const { made, pushManager } = subscribedBrowser(keyBytes);
    const told = server();
    rememberForAccount('push', 'yes');

    await alignSubscription('ana');
    expect(told).toEqual(['https://push.example/old']);
    expect(made.unsubscribe).not.toHaveBeenCalled();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  });

  it('subscribes anew when the server has other keys by now', async () => {
    const { made, pushManager } = subscribedBrowser(Uint8Array.of(4, 9, 9, 9).buffer);
    const told = server();
    rememberForAccount('push', 'yes');

    await alignSubscription('ana');
    expect(made.unsubscribe).toHaveBeenCalledOnce();
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
    expect(told).toEqual(['https://push.example/new']);
  });
});
