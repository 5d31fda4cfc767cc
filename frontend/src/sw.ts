/// <reference lib="webworker" />
import { lastSeenCachePrefix, type WorkerMessage } from './shared/worker-messages';
import { carries, dropOldTexts, keepApp, keepTexts } from './worker/app-files';
import { isAppWatched, noticeOptions, openNotice, readPayload, type PushPayload } from './worker/push-notice';
import { endSubscription, renewSubscription } from './worker/push-subscription';
import { forgetReader, knownReader, rememberReader, type Reader } from './worker/reader';

declare const self: ServiceWorkerGlobalScope;

keepApp();

self.addEventListener('install', (event) => {
  event.waitUntil(
    // A new version has new texts, and its reader may be offline later.
    knownReader().then((reader) => reader && keepTexts(reader.language)),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldTexts()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'SKIP_WAITING':
      event.waitUntil(self.skipWaiting());
      break;
    case 'CARRIES':
      event.ports[0]?.postMessage(carries(message.path));
      break;
    case 'USER':
      event.waitUntil(message.userId === null ? signOut() : signIn(message));
      break;
  }
});

self.addEventListener('push', (event) => {
  const payload = readPayload(event.data);
  if (payload) event.waitUntil(show(payload));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  event.waitUntil(openNotice(url, self.location.origin, self.clients));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(self.registration.pushManager, event.oldSubscription?.options));
});

async function show(payload: PushPayload): Promise<void> {
  const reader = await knownReader();
  // The push was sent before the server knew of the sign-out.
  if (payload.user_id !== reader?.userId) return;
  const options = noticeOptions(payload, await isAppWatched(self.clients));
  await self.registration.showNotification(payload.title, options);
}

async function signIn({ userId, language }: Reader): Promise<void> {
  const before = await knownReader();
  await rememberReader({ userId, language });
  if (before && before.userId !== userId) await deleteLastSeen((owner) => owner !== userId);
  await keepTexts(language);
}

async function signOut(): Promise<void> {
  await forgetReader();
  await Promise.all([deleteLastSeen(() => true), endSubscription(self.registration.pushManager)]);
}

async function deleteLastSeen(ofOwner: (userId: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(lastSeenCachePrefix) && ofOwner(name.slice(lastSeenCachePrefix.length)),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}
