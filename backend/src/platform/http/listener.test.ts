import { once } from 'node:events';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '../errors/index.js';
import { listen, type Listener } from './listener.js';

const opened: Listener[] = [];

async function open(): Promise<Listener> {
  const listener = await listen({ HOST: '127.0.0.1', PORT: 0 });
  opened.push(listener);
  return listener;
}

afterEach(() => Promise.all(opened.splice(0).map((listener) => listener.close(0))));

describe('while the server starts', () => {
  it('tells every request to come back', async () => {
    const { url } = await open();
    const answer = await fetch(`${url}/readyz`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  });

  it('says in one sentence that the port is taken', async () => {
    const { url } = await open();
    const PORT = Number(new URL(url).port);
    const second = listen({ HOST: '127.0.0.1', PORT });
    await expect(second).rejects.toThrow(StartError);
    await expect(second).rejects.toThrow(`Port ${PORT} on 127.0.0.1 is in use`);
  });

  it('says in one sentence that the address is not of this machine', async () => {
    await expect(listen({ HOST: '192.0.2.1', PORT: 0 })).rejects.toThrow('HOST 192.0.2.1 is not an address');
  });
});

it('answers while it retires, and sends clients elsewhere for the next request', async () => {
  const listener = await open();
  listener.serve((_request, response) => response.end('here'), undefined);
  listener.retire();
  const answer = await fetch(listener.url);
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['here', 'close']);
});

describe('when it closes', () => {
  it('lets requests in flight end, takes no new ones, and tells clients not to come back', async () => {
    const listener = await open();
    let arrived: () => void = () => undefined;
    const inside = new Promise<void>((resolve) => (arrived = resolve));
    let finish: () => void = () => undefined;
    const leave = new Promise<void>((resolve) => (finish = resolve));
    listener.serve((request, response) => {
      arrived();
      void leave.then(() => response.end('done'));
      request.resume();
    }, undefined);
    const slow = fetch(listener.url);
    await inside;
    const closed = listener.close(5_000);
    await expect(fetch(listener.url)).rejects.toThrow();
    finish();
    expect(await (await slow).text()).toBe('done');
    await closed;
  });

  it('cuts requests that take longer than it waits', async () => {
    const listener = await open();
    let arrived: () => void = () => undefined;
    const inside = new Promise<void>((resolve) => (arrived = resolve));
    listener.serve(() => arrived(), undefined);
    const endless = fetch(listener.url).catch((error: unknown) => error);
    await inside;
    await listener.close(10);
    expect(await endless).toBeInstanceOf(Error);
  });

  it('closes the sockets, and takes none while it does', async () => {
    const listener = await open();
    const sockets = { handleUpgrade: vi.fn(), close: vi.fn(() => Promise.resolve()) };
    listener.serve((_request, response) => response.end(), sockets);
    await listener.close(1_000);
    expect(sockets.close).toHaveBeenCalledOnce();
  });
});

/** The request with which a client asks for a WebSocket. */
const upgrade = 'GET /ws/1 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

it('outlives a client that breaks its connection off before the socket is admitted', async () => {
  const listener = await open();
  const asked = new Promise<Duplex>((resolve) =>
    listener.serve((_request, response) => response.end('here'), {
      handleUpgrade: (_request, socket) => resolve(socket),
      close: () => Promise.resolve(),
    }),
  );
  const client = net.connect(Number(new URL(listener.url).port), '127.0.0.1');
  client.write(upgrade);
  const socket = await asked;
  const gone = new Promise((resolve) => socket.on('close', resolve));
  client.resetAndDestroy();
  await gone;
  expect(await (await fetch(listener.url)).text()).toBe('here');
});

it('hands sockets over once it serves, and drops them before', async () => {
  const listener = await open();
  const connect = () =>
    net
      .connect(Number(new URL(listener.url).port), '127.0.0.1')
      .end(upgrade)
      .resume();
  await once(connect(), 'close');
  const handled = new Promise<string>((resolve) =>
    listener.serve((_request, response) => response.end(), {
      handleUpgrade: (request, socket) => {
        resolve(request.url ?? '');
        socket.destroy();
      },
      close: () => Promise.resolve(),
    }),
  );
  connect();
  expect(await handled).toBe('/ws/1');
});
