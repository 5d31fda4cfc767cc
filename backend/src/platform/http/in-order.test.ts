import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { expect, it } from 'vitest';
import { inOrder } from './in-order.js';

/** What the handlers answer, or the error that reached the application. */
async function answerOf(...handlers: RequestHandler[]): Promise<string> {
  const app = express();
  app.use(inOrder(...handlers), (_request, response) => void response.end('after'));
  const failed: ErrorRequestHandler = (error: Error, _request, response, _next) =>
    void response.end(`failed: ${error.message}`);
  app.use(failed);
  const server = createServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  return answer.text();
}

const goOn: RequestHandler = (_request, _response, next) => next();
const goOnLater: RequestHandler = async (_request, _response, next) => {
  await Promise.resolve();
  next();
};
const goOnOnce: RequestHandler = (request, _response, next) => {
  request.once('end', () => next()).resume();
};
const answer: RequestHandler = (_request, response) => void response.end('answered');
const fail = () => {
  throw new Error('broken');
};

it.each<[string, RequestHandler[], string]>([
  ['goes on behind the last', [goOn, goOnLater], 'after'],
  ['ends where one answers', [goOn, answer, fail], 'answered'],
  [
    'hands over an error that one passes on',
    [(_request, _response, next) => next(new Error('told')), answer],
    'failed: told',
  ],
  ['hands over what one throws', [goOn, fail, answer], 'failed: broken'],
  ['hands over what one throws behind one that waited', [goOnLater, fail, answer], 'failed: broken'],
  ['hands over what one throws behind one that read the body', [goOnOnce, fail, answer], 'failed: broken'],
  ['hands over what one that waits throws', [async () => fail(), answer], 'failed: broken'],
])('%s', async (_name, handlers, expected) => {
  expect(await answerOf(...handlers)).toBe(expected);
});
