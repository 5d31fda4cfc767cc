import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { callGateway, DEFAULT_TRANSPORT } from './gateway-http.js';

it('an answer without an end counts as none, and its connection is closed', async () => {
  const chunk = Buffer.alloc(256 * 1024, ' ');
  let written = 0;
  const server = createServer((_request, response) => {
    const write = () => {
      while (!response.destroyed && response.write(chunk)) written += chunk.length;
    };
    response.on('drain', write);
    write();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closed = Promise.withResolvers<void>();
  server.on('connection', (socket) => socket.on('close', () => closed.resolve()));
  const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const reply = await callGateway({ method: 'GET', address, headers: {} }, DEFAULT_TRANSPORT);
  await closed.promise;
  server.close();
  expect(reply).toMatchObject({ kind: 'unavailable', error: 'an answer of more than 4096 kB' });
  expect(written).toBeLessThan(64 * 1024 * 1024);
});
