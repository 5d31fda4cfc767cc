import { Controller } from '@tsoa/runtime';
import type { Request } from 'express';
import { expect, it } from 'vitest';
import type { Actor } from './actor.js';
import { controllersByClass, iocContainer } from './ioc.js';

class Greeting extends Controller {
  constructor(private readonly word: string) {
    super();
  }
  greet(): string {
    return this.word;
  }
}
class Money extends Controller {}
class Unknown extends Controller {}

const controllers = {
  real: controllersByClass([new Greeting('olá'), new Money()]),
  test: controllersByClass([new Greeting('teste')]),
};
const ofKey = (isTest: boolean) => ({ apiKey: { id: 'key', scope: 'buy', isTest } }) as Actor;

/** `actor` is who the operation admitted, `named` is whose key it is. */
function requestOf({ actor, key, named }: { actor?: Actor; key?: string; named?: Actor } = {}) {
  const parts = { controllers, authenticator: { authenticate: () => Promise.resolve(named ?? null) } };
  const app = { get: (name: keyof typeof parts) => parts[name] };
  return { app, actor, headers: { 'x-api-key': key } } as unknown as Request;
}
const greetingTo = async (caller: Parameters<typeof requestOf>[0]) =>
  (await iocContainer(requestOf(caller)).get(Greeting)).greet();

it('gives each request the controller that was built, with status and headers of its own', async () => {
  const { get } = iocContainer(requestOf());
  const [one, two] = [await get(Greeting), await get(Greeting)];
  one.setStatus(201);
  one.setHeader('Set-Cookie', 'session=one');
  expect([two.getStatus(), two.getHeaders()]).toEqual([undefined, {}]);
  expect((await get(Greeting)).getHeaders()).toEqual({});
  expect([one, two].map((controller) => controller.greet())).toEqual(['olá', 'olá']);
});

it('gives a test key what was built for it, and everybody else the real thing', async () => {
  expect(await greetingTo({ actor: ofKey(true) })).toBe('teste');
  expect(await greetingTo({ actor: ofKey(false), key: 'torpedo_x' })).toBe('olá');
});

it('knows a test key also where everybody may read', async () => {
  expect(await greetingTo({ key: 'torpedo_test_x', named: ofKey(true) })).toBe('teste');
  expect(await greetingTo({ key: 'torpedo_test_invented' })).toBe('olá');
});

it('refuses a route that was not built for test keys, unless everybody may call it', async () => {
  await expect(iocContainer(requestOf({ actor: ofKey(true) })).get(Money)).rejects.toMatchObject({
    code: 'TEST_KEY_NOT_ALLOWED',
  });
  const open = requestOf({ key: 'torpedo_test_x', named: ofKey(true) });
  expect(await iocContainer(open).get(Money)).toBeInstanceOf(Money);
});

it('names a controller that nobody built', async () => {
  await expect(iocContainer(requestOf()).get(Unknown)).rejects.toThrow('No Unknown in the container');
});
