import { queryOptions } from '@tanstack/react-query';
import { bodyOf, hasCode } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';
import {
  forgetForAccount,
  rememberedForAccount,
  rememberForAccount,
} from '../../../shared/session/session-storage';
import { isPushSupported, pushState, type PushState } from '../rules/push-state';
import { readyRegistration } from '../worker/registration';

/** Under which it is kept that this account wants to be told here. */
const wanted = 'push';

/** The reader did not allow it. */
export class PushNotAllowedError extends Error {}

/** The subscription of this browser; null also while no worker is registered, which none can exist without. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function tellServer(subscription: PushSubscription, userId: string): Promise<void> {
  const { endpoint = '', expirationTime, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const body = { subscription: { endpoint, expirationTime, keys: { p256dh, auth } }, userId };
  await bodyOf(api.POST('/api/v1/notifications/subscribe', { body }));
}

/**
 * The server's key, in the URL-safe Base64 of the Web Push protocol.
 * @throws ApiError PUSH_UNAVAILABLE when the server has none
 */
const serverKey = async (): Promise<string> =>
  (await bodyOf(api.GET('/api/v1/notifications/vapid-public-key'))).public_key;

/** The key of the server for which the browser made the subscription. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function subscribe(manager: PushManager, userId: string, applicationServerKey: string): Promise<void> {
  // One that was made for other keys of the server prevents the new one.
  await (await manager.getSubscription())?.unsubscribe();
  const subscription = await manager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  await tellServer(subscription, userId);
}

/** Whether pushes of this account reach this browser. */
async function isSubscribed(): Promise<boolean> {
  if (!rememberedForAccount(wanted)) return false;
  return (await currentSubscription()) !== null;
}

/**
 * Asks for permission, waits for the service worker, subscribes and tells the server.
 * @throws PushNotAllowedError when the reader or the browser says no
 * @throws WorkerNotReadyError when the worker is not active in time
 * @throws DOMException when the browser's push service does not answer; ApiError when ours refuses
 */
export async function activatePush(userId: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushNotAllowedError();
  const [{ pushManager }, key] = await Promise.all([readyRegistration(), serverKey()]);
  await subscribe(pushManager, userId, key);
  rememberForAccount(wanted, 'yes');
}

/**
 * Ends it here and on the server.
 * @throws ApiError when the server was not reached: then nothing has changed
 */
export async function deactivatePush(): Promise<void> {
  const subscription = await currentSubscription();
  await bodyOf(
    api.DELETE('/api/v1/notifications/unsubscribe', { body: { endpoint: subscription?.endpoint } }),
  );
  await subscription?.unsubscribe();
  forgetForAccount(wanted);
}

/** Has the server send a notification to this browser. */
export async function testPush(): Promise<void> {
  await bodyOf(api.POST('/api/v1/notifications/test'));
}

/**
 * At every start: the server learns the address that the push service has given out by now, for the session of now,
 * and where it has other keys by now the browser subscribes again. A subscription that this account did not ask for
 * belongs to another account and is ended.
 */
export async function alignSubscription(userId: string): Promise<void> {
  if (!isPushSupported() || Notification.permission !== 'granted') return;
  try {
    const subscription = await currentSubscription();
    if (!rememberedForAccount(wanted)) {
      await subscription?.unsubscribe();
      return;
    }
    const key = await serverKey();
    if (subscription && keyOf(subscription) === key) await tellServer(subscription, userId);
    else await subscribe((await readyRegistration()).pushManager, userId, key);
  } catch {
    // The person did not ask for it now, so no failure is shown; the screen shows the state.
  }
}

async function isAvailable(): Promise<boolean> {
  try {
    await serverKey();
    return true;
  } catch (error) {
    if (hasCode(error, 'PUSH_UNAVAILABLE')) return false;
    throw error;
  }
}

async function readStanding(): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  const { permission } = Notification;
  return pushState({
    permission,
    isAvailable: await isAvailable(),
    isSubscribed: permission === 'granted' && (await isSubscribed()),
  });
}

/** Where this browser stands with notifications. */
export const pushStandingQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.pushStanding(userId),
    queryFn: readStanding,
    // The reader may change the permission in the browser's own settings at any time.
    staleTime: 0,
  });
