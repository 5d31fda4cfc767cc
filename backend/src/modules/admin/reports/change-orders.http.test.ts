import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListPageDto } from '../../../platform/http/index.js';
import { ActivationWorld } from '../../../testing/activation-world.js';
import { createAdministrator, signInAdministrator, type StaffCall } from '../../../testing/staff-calls.js';
import type { ChangeReportDto } from './change.dto.js';

const BEFORE_MIDNIGHT = '2026-03-05T02:55:00Z';
const YESTERDAY = '2026-03-04';
const TODAY = '2026-03-05';

let world: ActivationWorld;
let call: StaffCall;

beforeAll(async () => {
  world = await ActivationWorld.open({ settings: { max_open_activations: 10 } });
  world.clock.set(BEFORE_MIDNIGHT);
  await createAdministrator(world.app);
  const ana = await world.customer();
  const [early, late, cancelled, refunded] = [
    await ana.activation(),
    await ana.activation(),
    await ana.activation(),
    await ana.activation(),
  ];
  await world.smsArrives(early);
  await world.tick();
  world.clock.advance({ minutes: 10 });
  await world.smsArrives(late);
  await world.smsArrives(refunded);
  await world.tick();
  expect((await ana.cancel(cancelled.activation_id)).status).toBe(200);
  await ana.activation();
  call = await signInAdministrator(world.app);
  const reason = { reason: 'The number was used already' };
  const refund = await call('POST', `/api/v1/admin/orders/${refunded.activation_id}/refund`, reason);
  expect(refund.status).toBe(200);
});
afterAll(() => world.close());

async function listed(day: string, query = '') {
  const path = `/api/v1/admin/orders?per_page=1&settled=true&from=${day}&to=${day}${query}`;
  return (await call<ListPageDto<object>>('GET', path)).body.total;
}

it.each([
  [YESTERDAY, 1, 1],
  [TODAY, 3, 2],
])('the orders of %s are as many as the report counts: %i, with a code %i', async (day, orders, codes) => {
  const path = `/api/v1/admin/reports/change?from=${day}&to=${day}`;
  const { totals } = (await call<ChangeReportDto>('GET', path)).body;
  expect(totals.now).toMatchObject({ orders, codes });
  expect(await listed(day)).toBe(orders);
  expect(await listed(day, '&situation=with_code')).toBe(codes);
  expect(await listed(day, '&situation=undelivered')).toBe(orders - codes);
  expect(await listed(day, '&service=wa&country=BR&provider=primary')).toBe(orders);
});

it('by their time of order they are others', async () => {
  const path = `/api/v1/admin/orders?per_page=1&type=sms_number&from=${TODAY}&to=${TODAY}`;
  expect((await call<ListPageDto<object>>('GET', path)).body.total).toBe(1);
});
