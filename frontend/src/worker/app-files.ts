/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import {
  matchPrecache,
  precacheAndRoute,
  cleanupOutdatedCaches,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

const textFile = /^\/assets\/texts-[^/]+\/(?<language>[a-z]+)\//;
const languageOf = (url: string) => textFile.exec(url)?.groups?.['language'];

const files = self.__WB_MANIFEST as PrecacheEntry[];
const appFiles = files.filter(({ url }) => languageOf(url) === undefined);
const textFiles = files.map(({ url }) => url).filter((url) => languageOf(url) !== undefined);

const textsCache = 'torpedo.texts';
const page = '/index.html';
/** After this time without an answer, the stored page is shown. */
const pageTimeoutMs = 5000;
const keptImages = 300;

/** These addresses never get the page of the app. */
const notTheApp = /^\/(api|batch|sms-activate|ws|docs|metrics|healthz|readyz|sandbox|images|assets)(\/|$)/;

const exactly = (address: string) => new RegExp(`^${address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}/?$`);

async function openApp({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(pageTimeoutMs) });
  } catch {
    return (await matchPrecache(page)) ?? Response.error();
  }
}

/** Answers of the API are never stored. */
export function keepApp(): void {
  precacheAndRoute(appFiles, {
    // '/' belongs to the public site.
    directoryIndex: '',
    cleanURLs: false,
  });
  cleanupOutdatedCaches();
  registerRoute(
    new NavigationRoute(openApp, { denylist: [notTheApp, ...import.meta.env.SITE_ADDRESSES.map(exactly)] }),
  );
  registerRoute(/\/assets\/texts-/, new CacheFirst({ cacheName: textsCache }));
  registerRoute(
    /\/images\/(flags|services|gateways)\//,
    new StaleWhileRevalidate({
      cacheName: 'torpedo.images',
      plugins: [new ExpirationPlugin({ maxEntries: keptImages })],
    }),
  );
}

export async function keepTexts(language: string): Promise<void> {
  const cache = await caches.open(textsCache);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(textFiles.filter((file) => languageOf(file) === language && !kept.has(file)));
}

export async function dropOldTexts(): Promise<void> {
  const cache = await caches.open(textsCache);
  const current = new Set(textFiles);
  for (const request of await cache.keys()) {
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

export const carries = (path: string): boolean => appFiles.some(({ url }) => url === path);
