import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openBackOffice, type BackOffice, type SignedIn } from '../../../testing/back-office.js';
import { documentedRoutes } from '../../../testing/documented-answers.js';
import type { ErrorDto } from '../../../platform/http/index.js';

interface Socket {
  subprotocols: [name: string, secret: string][];
}

/** How the API document says that the socket signs in. */
const { operation } = documentedRoutes().find(({ template }) => template === '/ws/{userId}')!;
const CREDENTIALS = operation.security!.flatMap((one) => Object.keys(one));
const { subprotocols: SUBPROTOCOLS } = (operation as unknown as { 'x-websocket': Socket })['x-websocket'];

let office: BackOffice;
let maria: SignedIn;
let cookie: string;
let accessToken: string;
let staffToken: string;
let keys: Record<'read' | 'buy', { id: string; key: string }>;

beforeAll(async () => {
  office = await openBackOffice();
  maria = await office.account('maria@example.com', 'ADMIN');
  keys = { read: await newKey('read'), buy: await newKey('buy') };
  const { body, headers } = await office.signIn(maria.email);
  accessToken = body.access_token;
  [cookie = ''] = headers.getSetCookie()[0]?.split(';') ?? [];
  const made = await maria.call<{ token: string }>('POST', '/api/v1/admin/tokens', {
    name: 'Report',
    permissions: ['users.read'],
    expires_in_days: 1,
    reason: 'Every night',
  });
  staffToken = made.body.token;
});
afterAll(() => office.app.close());

async function newKey(scope: string) {
  const { body } = await maria.call<{ id: string; key: string }>('POST', '/api/v1/users/me/api-keys', {
    name: 'My bot',
    scopes: [scope],
  });
  return body;
}

const open = (headers: Record<string, string>, subprotocols: string[] = []) =>
  new WebSocket(`${office.app.url.replace('http', 'ws')}/ws/${maria.id}`, subprotocols, { headers });

async function greetingOf(socket: WebSocket): Promise<unknown> {
  const [message] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(message.toString());
}

async function refusalOf(socket: WebSocket): Promise<unknown[]> {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  return [response.statusCode, ((await json(response)) as ErrorDto).detail.code];
}

describe('a WebSocket', () => {
  const headersBy: Record<string, () => Record<string, string>> = {
    cookie: () => ({ cookie, origin: office.app.url }),
    bearer: () => ({ authorization: `Bearer ${accessToken}` }),
    api_key: () => ({ 'x-api-key': keys.read.key }),
  };

  it.each(CREDENTIALS)('signs in by the %s that the document lists', async (credential) => {
    const socket = open(headersBy[credential]!());
    expect(await greetingOf(socket)).toMatchObject({ type: 'connection_established', user_id: maria.id });
    socket.close();
  });

  it.each(SUBPROTOCOLS)('signs in by the subprotocols %s, %s that the document lists', async (name, what) => {
    const secrets: Record<string, string> = {
      '<API key>': keys.buy.key,
      '<access_token>': accessToken,
    };
    const socket = open({}, [name, secrets[what]!]);
    expect(await greetingOf(socket)).toMatchObject({ type: 'connection_established', user_id: maria.id });
    expect(socket.protocol).toBe(name);
    socket.close();
  });

  it('that a key has opened by subprotocol closes when the key is revoked', async () => {
    const { id, key } = await newKey('read');
    const socket = open({}, ['api-key', key]);
    await greetingOf(socket);
    const closed = once(socket, 'close');
    await maria.call('DELETE', `/api/v1/users/me/api-keys/${id}`);
    expect((await closed)[0]).toBe(1008);
  });

  it.each<[string, () => WebSocket, unknown[]]>([
    ['an invented key', () => open({ 'x-api-key': 'torpedo_invented' }), [401, 'INVALID_API_KEY']],
    [
      'an invented key beside a good token',
      () => open({ 'x-api-key': 'torpedo_invented', authorization: `Bearer ${accessToken}` }),
      [401, 'INVALID_API_KEY'],
    ],
    [
      'an invented key as a subprotocol',
      () => open({}, ['api-key', 'torpedo_invented']),
      [401, 'INVALID_API_KEY'],
    ],
    ['the name of a subprotocol alone', () => open({}, ['api-key']), [401, 'INVALID_API_KEY']],
    [
      'a key as a bearer',
      () => open({ authorization: `Bearer ${keys.buy.key}` }),
      [401, 'API_KEY_AS_BEARER'],
    ],
    ['an invented token', () => open({ authorization: 'Bearer a.b.c' }), [401, 'UNAUTHENTICATED']],
    [
      'a staff token',
      () => open({ authorization: `Bearer ${staffToken}` }),
      [403, 'STAFF_TOKEN_NOT_ALLOWED'],
    ],
  ])('is refused for %s', async (_what, opened, refusal) => {
    expect(await refusalOf(opened())).toEqual(refusal);
  });
});
