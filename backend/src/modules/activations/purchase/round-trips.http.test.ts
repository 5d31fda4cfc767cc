import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ActivationWorld } from '../../../testing/activation-world.js';

let world: ActivationWorld;

beforeAll(async () => {
  // Settings and rates are not read again during the test: a slow purchase would count their statements too.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  world = await ActivationWorld.open({ settings: { max_quantity: 5, max_open_activations: 10 } });
});
afterAll(async () => {
  await world.close();
  vi.useRealTimers();
});
afterEach(() => vi.restoreAllMocks());

/** The statement that the pool sends to each new connection; it is not part of the purchase. */
const isGreeting = (statement: unknown) => typeof statement === 'string' && statement.startsWith('SET ');

it.each([
  [1, ['attempt.bought']],
  [2, ['attempt.bought', 'attempt.bought']],
])(
  'buys %i number(s) in few round trips, from the session to the stored answer',
  async (quantity, bought) => {
    const ana = await world.customer();
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { body } = await ana.buy({ quantity }, { 'idempotency-key': `of-${quantity}` });
    expect(body.successful_numbers).toBe(quantity);
    const statements = query.mock.calls.map(([statement]) => statement).filter((each) => !isGreeting(each));
    expect(statements.map((each) => (each as { name?: string }).name)).toEqual([
      'auth.live_session.by_token',
      'purchase.begin',
      ...bought,
      'purchase.answer',
    ]);
  },
);
