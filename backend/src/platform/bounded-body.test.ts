import { expect, it } from 'vitest';
import { readBoundedText, TooLargeError } from './bounded-body.js';
import { createPtaxFeed } from './rates/index.js';

const KILOBYTE = 1024;

/** A body that never ends, with a flag that says whether its reader closed it. */
function endless() {
  const state = { isClosed: false };
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * KILOBYTE)),
    cancel: () => void (state.isClosed = true),
  });
  return { response: new Response(body), state };
}

it('a body is read up to its limit', async () => {
  expect(await readBoundedText(new Response('çã'), 4)).toBe('çã');
  expect(await readBoundedText(new Response(null), 4)).toBe('');
  await expect(readBoundedText(new Response('ação!'), 4)).rejects.toBeInstanceOf(TooLargeError);
});

it('a body without an end is refused, and its connection closed', async () => {
  const { response, state } = endless();
  await expect(readBoundedText(response, 256 * KILOBYTE)).rejects.toThrow('an answer of more than 256 kB');
  expect(state.isClosed).toBe(true);
});

it('exchange rates without an end are a reading that failed', async () => {
  const { response, state } = endless();
  const feed = createPtaxFeed({ url: 'https://rates.example', fetch: () => Promise.resolve(response) });
  expect(await feed.read('USD', new Date())).toEqual({
    kind: 'failed',
    error: 'an answer of more than 1024 kB',
  });
  expect(state.isClosed).toBe(true);
});
