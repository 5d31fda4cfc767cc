import { act, screen } from '@testing-library/react';
import type { Schemas } from '@torpedo/api-client';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen, SIGNED_IN_ID } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { BuyAgain } from './buy-again';

beforeAll(() => speakPortuguese('shell', 'orders'));

const order = {
  service: { code: 'tg', name: 'Telegram', image_url: null },
  country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '' },
  buy_again: { price_cents: 299, currency: 'BRL', stock: 3, delivery_rate: null },
} as Schemas['SmsNumberOrderDto'];

it('offers the product of an order, but not without the internet', async () => {
  fakeServer({
    [`GET /batch/user-transactions/${SIGNED_IN_ID}`]: () => ({
      body: { active_transactions: [], slots: { used: 0, max: 2 } },
    }),
  });
  openScreen(
    <>
      <BuyAgain order={order} short />
      <BuyAgain order={order} />
    </>,
  );
  expect(await screen.findAllByRole('link', { name: /^Comprar de novo/ })).toHaveLength(2);

  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getAllByText('Sem internet')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Sem internet' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('link')).toBeNull();
  onLine.mockRestore();
});
