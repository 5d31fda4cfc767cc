import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../platform/logging/index.js';
import { ActivationWorld } from '../../testing/activation-world.js';

const written: string[] = [];
let world: ActivationWorld;

beforeAll(async () => {
  const log = createLogger({ level: 'info', stream: { write: (line) => void written.push(line) } });
  world = await ActivationWorld.open({ log });
});
afterAll(() => world.close());

const steps = () =>
  written
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'activation');

it('each step of a number leaves one line with ids and cents, and its figures', async () => {
  const ana = await world.customer();
  const kept = await ana.activation();
  const cancelled = await ana.activation();
  world.clock.advance({ seconds: 121 });
  await world.smsArrives(kept, 'Your WhatsApp code: 482-913');
  await world.tick();
  expect((await ana.cancel(cancelled.activation_id)).body).toMatchObject({ success: true });

  const line = { user_id: ana.userId, currency: 'BRL', price_cents: Math.round(world.price * 100) };
  const facts = [
    { activation_id: kept.activation_id, status: 'WAITING_SMS' },
    { activation_id: cancelled.activation_id, status: 'WAITING_SMS' },
    { activation_id: kept.activation_id, status: 'COMPLETED', step: 'completed', refunded_cents: 0 },
    { activation_id: cancelled.activation_id, status: 'CANCELLED', refunded_cents: line.price_cents },
  ].map((each) => ({ ...line, ...each }));
  for (const fact of facts) expect(steps()).toContainEqual(expect.objectContaining(fact));
  expect(written.join()).not.toMatch(/482-?913|WhatsApp/);
  expect(written.join()).not.toContain(kept.phone_number.slice(1));

  const { text } = await world.app.call('GET', '/metrics');
  expect(text).toContain('torpedo_activation_steps_total{step="completed"} 1');
  expect(text).toContain('torpedo_purchase_attempts_total{outcome="bought"} 2');
  expect(text).toContain('torpedo_purchase_attempts_total{outcome="unknown"} 0');
  expect(text).toContain('torpedo_activation_steps_total{step="expired"} 0');
  expect(text).toContain('torpedo_code_wait_seconds_sum 121');
});
