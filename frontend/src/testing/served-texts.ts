import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Answers requests for texts like the server of the built app; refuses every other request. */
export async function servedTexts(input: RequestInfo | URL): Promise<Response> {
  if (typeof input !== 'string' || !input.startsWith(import.meta.env.TEXTS_URL))
    throw new TypeError('Failed to fetch');
  return new Response(await readFile(path.join(root, input), 'utf8'));
}
