import type { Language } from '../shared/i18n/languages';

/** Whose device this is, as far as the pages said. */
export interface Reader {
  userId: string;
  language: Language;
}

const cacheName = 'torpedo.reader';
const address = '/reader';

/** A worker ends whenever the browser likes, so what it has to know outlives it here. */
export async function rememberReader(reader: Reader): Promise<void> {
  await (await caches.open(cacheName)).put(address, Response.json(reader));
}

export async function forgetReader(): Promise<void> {
  await caches.delete(cacheName);
}

/** Null when nobody is signed in. */
export async function knownReader(): Promise<Reader | null> {
  const stored = await caches.match(address, { cacheName });
  return stored ? ((await stored.json()) as Reader) : null;
}
