import type { Language } from '../shared/i18n/languages';

export interface Reader {
  userId: string;
  language: Language;
}

const cacheName = 'torpedo.reader';
const address = '/reader';

/** Stored, because the browser may end a worker at any time. */
export async function rememberReader(reader: Reader): Promise<void> {
  await (await caches.open(cacheName)).put(address, Response.json(reader));
}

export async function forgetReader(): Promise<void> {
  await caches.delete(cacheName);
}

export async function knownReader(): Promise<Reader | null> {
  const stored = await caches.match(address, { cacheName });
  return stored ? ((await stored.json()) as Reader) : null;
}
