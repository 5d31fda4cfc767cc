import { knownReader } from './reader';

const subscribeAddress = '/api/v1/notifications/subscribe';

export async function renewSubscription(
  pushManager: PushManager,
  options: PushSubscriptionOptions | undefined,
): Promise<void> {
  const reader = await knownReader();
  if (!reader || !options) return;
  const { applicationServerKey, userVisibleOnly } = options;
  const subscription = await pushManager.subscribe({ applicationServerKey, userVisibleOnly });
  await fetch(subscribeAddress, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ subscription, userId: reader.userId }),
  });
}

export async function endSubscription(pushManager: PushManager): Promise<void> {
  await (await pushManager.getSubscription())?.unsubscribe();
}
