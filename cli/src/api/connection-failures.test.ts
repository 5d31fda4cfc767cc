import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@torpedo/api-client';
import { afterEach, describe, expect, it } from 'vitest';
import { testTerminal } from '../testing/test-terminal.js';
import { connectionFailureOf } from './connection-failures.js';

let close: (() => void) | undefined;
afterEach(() => close?.());

async function whoamiAt(answer: http.RequestListener, ...args: string[]) {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const terminal = testTerminal({ env: { TORPEDO_SERVER: address, TORPEDO_TOKEN: 'token' } });
  const exitCode = await terminal.run('whoami', ...args);
  return { exitCode, said: terminal.said() };
}

const page = (status: number): http.RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><title>Welcome</title>');
  };
};

describe('a server that is no Torpedo server', () => {
  it.each([200, 404])('is called so when it answers %i with a page', async (status) => {
    const { exitCode, said } = await whoamiAt(page(status));
    expect(exitCode).toBe(7);
    expect(said).toContain('is not a Torpedo server');
    expect(said).not.toContain('token <');
  });

  it('is a proxy when it answers 502 for another', async () => {
    const { exitCode, said } = await whoamiAt(page(502), '--json');
    expect(exitCode).toBe(7);
    expect(JSON.parse(said)).toEqual({
      error: {
        code: 'NETWORK_ERROR',
        message: expect.stringContaining('a proxy answers 502'),
        request_id: null,
      },
    });
  });
});

it('an answer that breaks off was no answer', async () => {
  const { exitCode, said } = await whoamiAt((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
    response.write('{"email":');
    setImmediate(() => response.destroy());
  });
  expect(exitCode).toBe(7);
  expect(said).toContain('broke off');
});

it('half an answer that looks whole cannot be read', async () => {
  const { exitCode, said } = await whoamiAt((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' });
    response.end('{"email":');
  });
  expect(exitCode).toBe(7);
  expect(said).toContain('cannot be read');
});

it('--timeout says how long an answer is waited for', async () => {
  const { exitCode, said } = await whoamiAt(() => undefined, '--timeout', '1');
  expect(exitCode).toBe(7);
  expect(said).toContain('did not answer in time');
});

it.each([
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'no authority that is known here signed its certificate',
    'NODE_EXTRA_CA_CERTS',
  ],
  ['CERT_HAS_EXPIRED', 'its certificate has expired', 'torpedo login'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'it does not speak https', 'http://'],
  ['ENOTFOUND', 'there is no such name', 'torpedo login'],
])('%s says why and what helps', (code, text, hint) => {
  const root = Object.assign(new Error('C0FFEE:error:0A00010B:SSL routines'), { code });
  const cause = new TypeError('fetch failed', { cause: root });
  const failure = connectionFailureOf(
    new ApiError(0, 'NETWORK_ERROR', '', { cause }),
    'https://torpedo.example',
  );
  expect(failure?.text).toBe(`Could not reach https://torpedo.example: ${text}.`);
  expect(failure?.hint).toContain(hint);
});
