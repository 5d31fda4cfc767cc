import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ActivationWorld, type Customer } from '../../testing/activation-world.js';
import { SLOW } from '../../testing/slow.js';
import { pathOf, Program } from './testing/test-key-program.js';

let world: ActivationWorld;
let ana: Customer;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  world = await ActivationWorld.open();
  ana = await world.customer();
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.terminate()));
afterAll(() => world.close());

/** What the socket of a key hears, after its greeting. */
async function listen({ key: { key } }: Program): Promise<Record<string, unknown>[]> {
  const socket = new WebSocket(`${world.app.url.replace('http', 'ws')}/ws/${ana.userId}`, ['api-key', key]);
  sockets.push(socket);
  const heard: Record<string, unknown>[] = [];
  socket.on('message', (frame: Buffer) => heard.push(JSON.parse(frame.toString()) as (typeof heard)[number]));
  await once(socket, 'message');
  expect(heard.splice(0)).toMatchObject([{ type: 'connection_established', user_id: ana.userId }]);
  return heard;
}

it('a live connection with a test key hears each step of its test numbers, in order', async () => {
  const robot = await Program.of(world, ana);
  const heard = await listen(robot);
  const bought = await robot.number('test-code');
  await robot.advance(2);
  await robot.call('POST', `${pathOf(bought)}/another`);
  await robot.advance(2);
  await robot.call('POST', `${pathOf(bought)}/finish`);
  const { historico_codigos: codes } = await robot.read(bought);
  const id = { activation_id: bought.activation_id };
  const sms = (code: string | null | undefined) => ({
    type: 'sms_received',
    ...id,
    code,
    timestamp: expect.any(String),
  });
  const updated = (status: string) => ({ type: 'activation_updated', ...id, status });
  await vi.waitFor(
    () =>
      expect(heard).toEqual([
        updated('WAITING_SMS'),
        sms(codes[1]?.codigo),
        updated('COMPLETED'),
        updated('ACTIVE'),
        sms(codes[0]?.codigo),
        updated('COMPLETED'),
        updated('COMPLETED'),
      ]),
    SLOW,
  );
});

it('the end of a silent test number is heard where its clock moves, and its cancel', async () => {
  const robot = await Program.of(world, ana);
  const heard = await listen(robot);
  const [silent, unwanted] = [await robot.number('test-silent'), await robot.number('test-silent')];
  await robot.advance(121);
  await robot.call('DELETE', pathOf(unwanted));
  await robot.advance(1_200);
  await vi.waitFor(
    () =>
      expect(heard.slice(2)).toEqual([
        { type: 'activation_updated', activation_id: unwanted.activation_id, status: 'CANCELLED' },
        { type: 'activation_updated', activation_id: silent.activation_id, status: 'EXPIRED' },
      ]),
    SLOW,
  );
});

it('keys of the two worlds hear nothing of each other', async () => {
  const robot = await Program.of(world, ana);
  const real = await Program.of(world, ana, {});
  const [inTest, inReal] = [await listen(robot), await listen(real)];
  await world.credit(ana.userId, 1_000);
  const number = await ana.activation();
  const bought = await robot.number('test-silent');
  await vi.waitFor(() => {
    expect(inTest.length).toBeGreaterThan(0);
    expect(inReal.length).toBeGreaterThan(0);
  }, SLOW);
  const idsOf = (heard: typeof inTest) =>
    new Set(heard.flatMap(({ activation_id: id }) => (id === undefined ? [] : [id])));
  expect(idsOf(inTest)).toEqual(new Set([bought.activation_id]));
  expect(inTest.map(({ type }) => type)).toEqual(['activation_updated']);
  await vi.waitFor(() => expect(idsOf(inReal)).toEqual(new Set([number.activation_id])), SLOW);
});
