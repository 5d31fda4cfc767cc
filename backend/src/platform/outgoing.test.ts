import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, localOutgoing, publicOutgoing } from './outgoing.js';

type Resolve = NonNullable<Parameters<typeof publicOutgoing>[0]>;

/** A name server that gives each of these answers once, and then repeats the last one. */
function nameServer(...answers: string[][]): Resolve {
  return (_hostname, _options, callback) => {
    const addresses = answers.length > 1 ? answers.shift()! : answers[0]!;
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
}

describe('an address of the internet', () => {
  it.each(['8.8.8.8', '200.160.2.3', '2001:4860:4860::8888', '2804:14c::1'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.0.0.2',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    'fc00::1',
    'fd00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '100::1',
    'localhost',
    '',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a name', () => {
  const mayCall = (url: string, ...addresses: string[]) => publicOutgoing(nameServer(addresses)).mayCall(url);

  it('may be called over https when all that it resolves to is public', async () => {
    expect(await mayCall('https://sms.example', '8.8.8.8', '2001:4860:4860::8888')).toBe(true);
    expect(await mayCall('http://sms.example', '8.8.8.8')).toBe(false);
    expect(await mayCall('https://sms.example', '8.8.8.8', '10.0.0.1')).toBe(false);
    expect(await mayCall('https://metadata.google.internal', '169.254.169.254')).toBe(false);
    expect(await mayCall('https://sms.example')).toBe(false);
  });

  it.each([
    'https://localhost',
    'https://localhost.',
    'https://127.1',
    'https://0x7f000001',
    'https://2130706433',
    'https://[::ffff:127.0.0.1]',
    'https://[::]',
    'https://[fd00::1]',
  ])('that is written as %s is refused', async (url) => {
    expect(await publicOutgoing().mayCall(url)).toBe(false);
  });
});

describe('a call', () => {
  let server: Server;
  let port: number;
  let calls = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => void response.end()).on('connection', () => (calls += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  it('goes nowhere when the name has another address by now', async () => {
    const outgoing = publicOutgoing(nameServer(['8.8.8.8'], ['127.0.0.1']));
    const url = `https://rebinding.example:${port}`;
    expect(await outgoing.mayCall(url)).toBe(true);
    await expect(outgoing.fetch(url)).rejects.toMatchObject({ cause: { code: 'NOT_PUBLIC' } });
    expect(calls).toBe(0);
  });

  it.each(['https://127.0.0.1', 'http://127.0.0.1', 'https://[::ffff:127.0.0.1]'])(
    'does not reach %s',
    async (origin) => {
      const call = publicOutgoing().fetch(`${origin}:${port}`);
      await expect(call).rejects.toMatchObject({ cause: { code: 'NOT_PUBLIC' } });
      expect(calls).toBe(0);
    },
  );
});

describe('outside production', () => {
  const unknown: Resolve = (hostname, _options, callback) => callback(new Error(`ENOTFOUND ${hostname}`), []);

  it.each([
    'http://127.0.0.1:9',
    'http://127.0.0.2',
    'http://[::1]:9',
    'http://localhost:9',
    'https://8.8.8.8',
    'http://8.8.8.8',
  ])('%s may be called', async (url) => {
    expect(await localOutgoing().mayCall(url)).toBe(true);
  });

  it('a name may be called that nobody knows yet', async () => {
    expect(await localOutgoing(unknown).mayCall('https://hooks.example')).toBe(true);
  });

  it.each([
    'http://10.0.0.1/',
    'http://172.16.0.1',
    'http://192.168.1.1/',
    'http://169.254.169.254/',
    'https://100.64.0.1',
    'http://0.0.0.0',
    'http://[fd00::1]',
    'http://[fe80::1]',
    'http://[::ffff:10.0.0.1]',
  ])('%s is refused, also when it is called', async (url) => {
    expect(await localOutgoing().mayCall(url)).toBe(false);
    await expect(localOutgoing().fetch(url)).rejects.toMatchObject({ cause: { code: 'NOT_PUBLIC' } });
  });

  it('a name of another machine of the network is refused', async () => {
    const outgoing = localOutgoing(nameServer(['127.0.0.1'], ['10.0.0.1']));
    expect(await outgoing.mayCall('http://receiver.example')).toBe(true);
    expect(await outgoing.mayCall('http://receiver.example')).toBe(false);
  });
});
