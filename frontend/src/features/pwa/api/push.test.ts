import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberForAccount } from '../../../shared/session/session-storage';
import { fakeServer } from '../../../testing/fake-server';
import { WorkerNotReadyError } from '../worker/registration';
import { activatePush, alignSubscription } from './push';

beforeEach(() => void vi.stubEnv('PROD', true));
afterEach(() => vi.unstubAllEnvs());

const key = 'BAECAwQ';
const keyBytes = Uint8Array.of(4, 1, 2, 3, 4).buffer;

/** A browser with the permission to notify and a subscription for the given key. */
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
  vi.stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: () => Promise.resolve('granted'),
  });
  const registration = { pushManager };
  let finishInstalling!: () => void;
  const serviceWorker = {
    register: vi.fn(() => Promise.resolve(registration)),
    getRegistration: () => Promise.resolve(registration),
    ready: new Promise((resolve) => {
      finishInstalling = () => resolve(registration);
    }),
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker }));
  return { made, pushManager, serviceWorker, finishInstalling };
}

function server() {
  const shown: unknown[] = [];
  fakeServer({
    'GET /api/v1/notifications/vapid-public-key': () => ({ body: { public_key: key } }),
    'POST /api/v1/notifications/subscribe': async (request) => {
      const { subscription } = (await request.json()) as { subscription: { endpoint: string } };
      shown.push(subscription.endpoint);
      return { status: 201, body: {} };
    },
  });
  return shown;
}

describe('the start of the app in a browser with notifications on', () => {
  it('sends the address of its subscription to the server', async () => {
    const { made, pushManager } = subscribedBrowser(keyBytes);
    const shown = server();
    rememberForAccount('push', 'yes');

    await alignSubscription('ana');
    expect(shown).toEqual(['https://push.example/old']);
    expect(made.unsubscribe).not.toHaveBeenCalled();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  });

  it('subscribes again when the server has a new key', async () => {
    const { made, pushManager, finishInstalling } = subscribedBrowser(Uint8Array.of(4, 9, 9, 9).buffer);
    const shown = server();
    rememberForAccount('push', 'yes');
    finishInstalling();

    await alignSubscription('ana');
    expect(made.unsubscribe).toHaveBeenCalledOnce();
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
    expect(shown).toEqual(['https://push.example/new']);
  });
});

describe('turning notifications on', () => {
  afterEach(() => void vi.useRealTimers());

  it('waits for a service worker that is still being installed, and subscribes once it is active', async () => {
    const { pushManager, serviceWorker, finishInstalling } = subscribedBrowser(keyBytes);
    const shown = server();
    const done = activatePush('ana');
    await vi.waitFor(() => expect(serviceWorker.register).toHaveBeenCalled());
    expect(pushManager.subscribe).not.toHaveBeenCalled();

    finishInstalling();
    await done;
    expect(pushManager.subscribe).toHaveBeenCalledOnce();
    expect(shown).toEqual(['https://push.example/new']);
  });

  it('gives up after a minute and says that the worker is not ready', async () => {
    vi.useFakeTimers();
    const { pushManager } = subscribedBrowser(keyBytes);
    server();
    const refused = expect(activatePush('ana')).rejects.toBeInstanceOf(WorkerNotReadyError);
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  });

  it('fails at once when the browser refuses the service worker', async () => {
    const { serviceWorker } = subscribedBrowser(keyBytes);
    serviceWorker.register.mockRejectedValue(new DOMException('The operation is insecure.', 'SecurityError'));
    server();
    await expect(activatePush('ana')).rejects.toBeInstanceOf(WorkerNotReadyError);
  });
});
