import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CreatedApiKeyDto } from '../auth/api-keys/api-key.dto.js';
import { ActivationWorld, type Customer } from '../../testing/activation-world.js';
import { changeRole, openTeamWith } from '../../testing/teams.js';

let world: ActivationWorld;
let ana: Customer;
let caio: Customer;

beforeAll(async () => {
  world = await ActivationWorld.open();
});
afterAll(() => world.close());

/** Ana has a team, in which Caio buys. */
beforeEach(async () => {
  world.clock.advance({ minutes: 45 });
  ana = await world.customer({ cents: 20_000 });
  caio = await world.customer({ cents: 0 });
  await openTeamWith(world, ana, caio);
});

async function program(who: Customer, test = false) {
  const { body } = await who.call<CreatedApiKeyDto>('POST', '/api/v1/users/me/api-keys', {
    body: { name: 'Old program', scopes: ['buy'], dialect: true, test },
    headers: who === ana ? {} : { 'x-account': ana.userId },
  });
  return async (action: string, parameters: Record<string, string> = {}) => {
    const query = new URLSearchParams({ api_key: body.key, action, ...parameters });
    const answer = await fetch(`${world.app.url}/stubs/handler_api.php?${query.toString()}`);
    return answer.text();
  };
}

const order = { service: 'wa', country: '73', orderId: 'o1' };

it('a program of each person has orders of its own, also when one of them brings nothing', async () => {
  const [owner, member] = [await program(ana), await program(caio)];
  const first = await owner('getNumber', order);
  expect(first).toMatch(/^ACCESS_NUMBER:/);
  world.provider.faults.plan('no_numbers', { times: 3 });
  expect(await member('getNumber', order)).toBe('NO_NUMBERS');
  expect(await owner('getNumber', order)).toBe(first);
  const own = await member('getNumber', order);
  expect(own).toMatch(/^ACCESS_NUMBER:/);
  expect(own).not.toBe(first);
  expect(await member('getNumber', order)).toBe(own);
});

it('a program of each person has test orders of its own, too', async () => {
  const [owner, member] = [await program(ana, true), await program(caio, true)];
  const test = { ...order, service: 'test-code' };
  const first = await owner('getNumber', test);
  expect(first).toMatch(/^ACCESS_NUMBER:/);
  expect(await member('getNumber', test)).not.toBe(first);
  expect(await owner('getNumber', test)).toBe(first);
});

it('a program of a viewer knows the balance and the lists, no number and no code', async () => {
  const asked = await program(caio);
  const [, id = ''] = (await asked('getNumber', order)).split(':');
  expect(await asked('getStatus', { id })).toBe('STATUS_WAIT_CODE');
  await changeRole(ana, caio, 'viewer');
  expect(await asked('getBalance')).toMatch(/^ACCESS_BALANCE:/);
  expect(JSON.parse(await asked('getPrices', { country: '73' }))).toHaveProperty('73');
  const numbers = [
    'getStatus',
    'getStatusV2',
    'getActiveActivations',
    'getHistory',
    'getNumber',
    'getNumberV2',
  ];
  for (const action of numbers) expect(await asked(action, { ...order, id }), action).toBe('BAD_KEY');
  for (const status of ['1', '3', '6', '8']) expect(await asked('setStatus', { id, status })).toBe('BAD_KEY');
});
