import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListPageDto } from '../../../platform/http/index.js';
import {
  createMercadoPagoSimulator,
  type MercadoPagoSimulator,
} from '../../../sandbox/mercado-pago/simulator.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { testClock } from '../../../testing/clock-and-random.js';
import { createAdministrator, signInAdministrator, type StaffCall } from '../../../testing/staff-calls.js';
import type { AdminTopupDetailDto, AdminTopupDto } from '../../wallet/index.js';
import type { PixDepositDto } from '../../wallet/topups/topup.dto.js';
import type { AlarmDto } from '../alarms/alarms.dto.js';
import type { AdminUserDto } from '../users/user.dto.js';

const TOPUPS = '/api/v1/admin/topups';
const CENTS = 2_500;

let gateway: MercadoPagoSimulator;
let world: ActivationWorld;
let staff: StaffCall;
let ana: Customer;
let topupId: string;

beforeAll(async () => {
  const clock = testClock();
  gateway = await createMercadoPagoSimulator({ clock });
  world = await ActivationWorld.open({ clock, env: gateway.environment });
  await createAdministrator(world.app);
  gateway.faults.plan('webhook_lost', { times: null });
});
afterAll(async () => {
  await world.close();
  await gateway.close();
});
beforeEach(async () => {
  world.clock.advance({ minutes: 60 });
  staff = await signInAdministrator(world.app);
  ana = await world.customer({ cents: 0 });
  const payer = { identification: { type: 'CPF', number: '52998224725' } };
  const { body } = await ana.call<PixDepositDto>('POST', '/api/v1/wallets/checkout/pix/deposit', {
    body: { amount_cents: CENTS, payer },
  });
  topupId = body.transaction_id;
  await gateway.pay(payment().id);
  await reread();
  gateway.payments.chargeBack(payment());
});

const payment = () => gateway.payments.list().find(({ externalReference }) => externalReference === topupId)!;

async function reread(): Promise<AdminTopupDetailDto> {
  world.clock.advance({ seconds: 6 });
  return (await staff<AdminTopupDetailDto>('POST', `${TOPUPS}/${topupId}/reread`, {})).body;
}

async function toDo() {
  await world.app.runLoop('alarms');
  const alarms = await staff<ListPageDto<AlarmDto>>(
    'GET',
    '/api/v1/admin/alarms?state=open&code=topup_disputed',
  );
  const listed = await staff<ListPageDto<AdminTopupDto>>('GET', `${TOPUPS}?needs_staff=true`);
  const others = await staff<ListPageDto<AdminTopupDto>>(
    'GET',
    `${TOPUPS}?needs_staff=false&user_id=${ana.userId}`,
  );
  return {
    alarms: alarms.body.items.map(({ facts }) => facts['topups']),
    topups: listed.body.items.map(({ id }) => id),
    others: others.body.items.map(({ id }) => id),
  };
}
const waiting = () => ({ alarms: [1], topups: [topupId], others: [] });
const nothing = () => ({ alarms: [], topups: [], others: [topupId] });

it('a dispute that is lost leaves the alarm when the gateway says so, even if it tells nobody', async () => {
  expect(await reread()).toMatchObject({ charged_back_cents: CENTS, is_dispute_lost: false });
  expect(await toDo()).toEqual(waiting());
  gateway.payments.settle(payment());
  await world.app.runLoop('topup-sweep');
  expect(await toDo()).toEqual(waiting());
  world.clock.advance({ days: 1 });
  await world.app.runLoop('topup-sweep');
  staff = await signInAdministrator(world.app);
  expect(await toDo()).toEqual(nothing());
  const { body } = await staff<AdminTopupDetailDto>('GET', `${TOPUPS}/${topupId}`);
  expect(body).toMatchObject({ is_dispute_lost: true, next_read_at: null, refund_obstacle: 'NEEDS_STAFF' });
  expect(body.steps.map(({ kind }) => kind)).toEqual(['credit', 'chargeback']);
});

it('a dispute that is won leaves it too, also after it was lost', async () => {
  await reread();
  gateway.payments.settle(payment());
  await reread();
  expect(await toDo()).toEqual(nothing());
  gateway.payments.reimburse(payment());
  expect(await reread()).toMatchObject({ staff_reason: null, is_dispute_lost: false, charged_back_cents: 0 });
  expect(await toDo()).toEqual(nothing());
});

it('what the balance could not give stays in the alarm until the debt has ended', async () => {
  await ana.activation();
  await reread();
  gateway.payments.settle(payment());
  expect(await reread()).toMatchObject({ is_dispute_lost: true });
  expect(await toDo()).toEqual(waiting());
  const { body } = await staff<AdminUserDto>('GET', `/api/v1/admin/users/${ana.userId}`);
  const [debt] = body.wallets[0]!.debts;
  await staff('POST', `/api/v1/admin/users/${ana.userId}/debts/${debt!.id}/waive`, { reason: 'Too little' });
  expect(await toDo()).toEqual(nothing());
});
