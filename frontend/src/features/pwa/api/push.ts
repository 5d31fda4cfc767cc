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

const wanted = 'push';

export class PushNotAllowedError extends Error {}

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

/** URL-safe Base64. @throws ApiError PUSH_UNAVAILABLE when the server has no key */
const serverKey = async (signal?: AbortSignal): Promise<string> =>
  (await bodyOf(api.GET('/api/v1/notifications/vapid-public-key', { signal }))).public_key;

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function subscribe(manager: PushManager, userId: string, applicationServerKey: string): Promise<void> {
  // The browser refuses a new subscription while one for another key exists.
  await (await manager.getSubscription())?.unsubscribe();
  const subscription = await manager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  await tellServer(subscription, userId);
}

async function isSubscribed(): Promise<boolean> {
  if (!rememberedForAccount(wanted)) return false;
  return (await currentSubscription()) !== null;
}

/** @throws PushNotAllowedError, WorkerNotReadyError, ApiError; DOMException when the push service does not answer */
export async function activatePush(userId: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushNotAllowedError();
  const [{ pushManager }, key] = await Promise.all([readyRegistration(), serverKey()]);
  await subscribe(pushManager, userId, key);
  rememberForAccount(wanted, 'yes');
}

/** @throws ApiError when the server was not reached; nothing has changed then */
export async function deactivatePush(): Promise<void> {
  const subscription = await currentSubscription();
  await bodyOf(
    api.DELETE('/api/v1/notifications/unsubscribe', { body: { endpoint: subscription?.endpoint } }),
  );
  await subscription?.unsubscribe();
  forgetForAccount(wanted);
}

export async function testPush(): Promise<void> {
  await bodyOf(api.POST('/api/v1/notifications/test'));
}

/** Subscribes with the current key of the server, and ends the subscription of another account. */
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
    // The customer did not start this, so no failure is shown.
  }
}

async function isAvailable(signal: AbortSignal): Promise<boolean> {
  try {
    await serverKey(signal);
    return true;
  } catch (error) {
    if (hasCode(error, 'PUSH_UNAVAILABLE')) return false;
    throw error;
  }
}

async function readPushState(signal: AbortSignal): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  const { permission } = Notification;
  return pushState({
    permission,
    isAvailable: await isAvailable(signal),
    isSubscribed: permission === 'granted' && (await isSubscribed()),
  });
}

export const pushStateQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.pushState(userId),
    queryFn: ({ signal }) => readPushState(signal),
    // The permission may change in the browser's settings at any time.
    staleTime: 0,
  });
