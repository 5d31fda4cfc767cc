import { screen } from '@testing-library/react';
import type { Schemas } from '@torpedo/api-client';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen, SIGNED_IN_ID } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { OrderEnd, OrderStatus } from './order-status';

beforeAll(() => speakPortuguese('shell', 'orders'));

const waiting: Schemas['SmsNumberOrderDto'] = {
  ...{ id: '01a1fe03-0993-7a32-a075-efd0a8976993', number_id: 7, type: 'sms_number', status: 'WAITING_SMS' },
  ...{ phone_number: '+5511987654321', phone_number_formatted: '+55 11 98765-4321', currency: 'BRL' },
  ...{ activation_cost: 2.74, activation_cost_cents: 274, refunded_amount: 0, refunded_amount_cents: 0 },
  ...{ sms_code: null, code_count: 0, sms_text: null, created_at: '2026-03-10T12:00:00Z', buy_again: null },
  service: { code: 'tg', name: 'Telegram', image_url: null },
  country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '' },
};

function open(order: Schemas['SmsNumberOrderDto'], cancel_requested_at: string | null) {
  const active_transactions = [{ activation_id: order.id, status: 'WAITING_SMS', cancel_requested_at }];
  fakeServer({
    [`GET /batch/user-transactions/${SIGNED_IN_ID}`]: () => ({ body: { active_transactions } }),
  });
  openScreen(
    <>
      <OrderEnd order={order} />
      <OrderStatus order={order} receivedAfter={null} />
    </>,
  );
}

it('says that a number waits for its SMS', async () => {
  open(waiting, null);
  expect(await screen.findAllByText('Aguardando SMS')).toHaveLength(2);
});

it('says that a number is being cancelled', async () => {
  open(waiting, '2026-03-10T12:03:00Z');
  expect(await screen.findAllByText('Cancelando...')).toHaveLength(2);
  expect(screen.queryByText('Aguardando SMS')).toBeNull();
});

it('says how a number ended, although the list of numbers in use is older', async () => {
  open({ ...waiting, status: 'CANCELLED' }, '2026-03-10T12:03:00Z');
  expect(await screen.findAllByText('Cancelado')).toHaveLength(2);
});
