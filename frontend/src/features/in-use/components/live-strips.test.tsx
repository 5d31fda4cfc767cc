import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen, SIGNED_IN_ID } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { LiveStrips } from './live-strips';

beforeAll(() => speakPortuguese('shell', 'in-use'));

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const number = {
  ...{
    activation_id: 'a',
    status: 'WAITING_SMS',
    codigo_atual: null,
    quantidade_codigos: 0,
    historico_codigos: [],
  },
  ...{ phone_number: '+5511987654321', phone_number_formatted: '+55 11 98765-4321', sms_text: null },
  ...{
    activation_cost_cents: 175,
    currency: 'BRL',
    activation_time: inMinutes(-3),
    expires_at: inMinutes(17),
  },
  service: { code: 'fb', name: 'Facebook', image_url: null },
  country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '' },
};

async function show(cancel_requested_at: string | null) {
  fakeServer({
    [`GET /batch/user-transactions/${SIGNED_IN_ID}`]: () => ({
      body: {
        active_transactions: [{ ...number, cancel_requested_at }],
        ...{ recent_completed: [], slots: { used: 1, max: 3 } },
      },
    }),
    'GET /api/v1/services': () => ({ body: { services: [], total: 0 } }),
  });
  openScreen(<LiveStrips />);
  return within(await screen.findByRole('listitem'));
}

it('copies a number that waits for its SMS', async () => {
  const strip = await show(null);
  expect(strip.getByText('Aguardando SMS')).toBeTruthy();
  expect(strip.getByRole('button', { name: /Copiar número/ })).toBeTruthy();
});

it('says when the money of a number that is being cancelled is back, and does not copy the number', async () => {
  const strip = await show(inMinutes(-1));
  expect(strip.getByText('Cancelando...')).toBeTruthy();
  expect(strip.getByText(/^R\$\s1,75 voltam até \d\d:\d\d$/)).toBeTruthy();
  expect(strip.getByText('+55 11 98765-4321')).toBeTruthy();
  expect(strip.queryByRole('button', { name: /Copiar número/ })).toBeNull();
});
