import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Answers a request for texts as the server of the built app does, and nothing else. */
export async function servedTexts(input: RequestInfo | URL): Promise<Response> {
  if (typeof input !== 'string' || !input.startsWith(import.meta.env.TEXTS_URL))
    throw new TypeError('Failed to fetch');
  return new Response(await readFile(path.join(root, input), 'utf8'));
}
