import { toast } from '@torpedo/ui-kit';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { PaymentPanel } from './payment-panel';
import { PENDING_TOAST } from './pending-pix';
import { TopupSummary } from './topup-summary';

const ID = '01a1fe03-0993-7a32-a075-efd0a8976993';

beforeAll(() => speakPortuguese('topup', 'shell', 'errors'));
// With reduced motion, the amount does not count up.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn() })));

function open(topup: object, wallet: { balance_cents: number; owed_cents: number }) {
  const whole = {
    ...{ id: ID, status: 'paid', gateway: 'PIX', currency: 'BRL', amount_cents: 2500, repaid_cents: 0 },
    ...{ expected_amount_cents: 2500, charge_amount_cents: 2500, fx_rate: 1, qr_code: null },
    ...{ created_at: '2026-03-10T12:00:00Z', paid_at: '2026-03-10T12:00:08Z' },
    ...topup,
  };
  fakeServer({
    [`GET /api/v1/payments/topups/${ID}`]: () => ({ body: whole }),
    'GET /api/v1/wallets/BRL/balance': () => ({ body: wallet }),
    [`GET /api/v1/orders/${ID}`]: () => ({
      body: { transfers: [{ kind: 'topup', amount_cents: 2500, balance_after_cents: 3000 }] },
    }),
    'GET /api/v1/gateways': () => ({ body: [] }),
  });
  openScreen(
    <>
      <TopupSummary topup={whole as never} onAnother={vi.fn()} />
      <PaymentPanel topupId={ID} choice={undefined} onAnother={vi.fn()} />
    </>,
  );
}
const fact = async (name: string) => (await screen.findByText(name)).parentElement?.textContent;

it('shows the balance before a paid Pix, its amount and the balance now', async () => {
  open({}, { balance_cents: 3000, owed_cents: 0 });
  expect(await screen.findByText(/^em 8 s, 10\/03 /)).toBeVisible();
  expect(await fact('Saldo antes')).toMatch(/R\$\s5,00/);
  expect(await fact('Pix recebido')).toMatch(/\+\sR\$\s25,00/);
  expect(await fact('Saldo agora')).toMatch(/R\$\s30,00/);
  expect(screen.queryByText(/contestado/)).toBeNull();
});

it('takes away what was said while the Pix was not paid', async () => {
  const dismiss = vi.spyOn(toast, 'dismiss');
  open({}, { balance_cents: 3000, owed_cents: 0 });
  await screen.findByText('Pagamento recebido');
  expect(dismiss).toHaveBeenCalledWith(PENDING_TOAST);
});

it('says which part of a Pix repaid a debt, and which part is in the balance', async () => {
  open({ repaid_cents: 878 }, { balance_cents: 1622, owed_cents: 0 });
  const text = await screen.findByText(/^R\$\s8,78 quitaram o que faltava de um Pix contestado\./);
  expect(text.textContent).toMatch(/R\$\s16,22 já estão no seu saldo\.$/);
  expect(await fact('Quitou do Pix contestado')).toMatch(/R\$\s8,78/);
});

it('says what is still owed when the whole Pix repaid a debt', async () => {
  open({ repaid_cents: 2500 }, { balance_cents: 0, owed_cents: 300 });
  const text = await screen.findByText(/^R\$\s25,00 quitaram/);
  expect(text.textContent).not.toContain('saldo');
  expect(await screen.findByText(/^Faltam R\$\s3,00 de um Pix contestado/)).toBeVisible();
});

it('says first which amount was paid when it differs from the requested one', async () => {
  open({ amount_cents: 3000, repaid_cents: 1000 }, { balance_cents: 2000, owed_cents: 0 });
  const text = await screen.findByText(/^Foram pagos R\$\s30,00 de um Pix de R\$\s25,00\./);
  expect(text.textContent).toMatch(/R\$\s10,00 quitaram .* R\$\s20,00 já estão no seu saldo\.$/);
});

it('says before the payment which debt it will repay, and the balance after it', async () => {
  const later = new Date(Date.now() + 600_000).toISOString();
  open({ status: 'pending', qr_code: 'code', expires_at: later }, { balance_cents: 0, owed_cents: 878 });
  expect(await fact('Quita do Pix contestado')).toMatch(/R\$\s8,78/);
  expect(await fact('Saldo depois')).toMatch(/R\$\s16,22/);
});

it('draws the QR code from the Pix code when the gateway sends no picture', async () => {
  open(
    { status: 'pending', qr_code: '00020101021226', paid_at: null, expires_at: '2026-03-10T12:30:00Z' },
    { balance_cents: 500, owed_cents: 0 },
  );
  expect(await screen.findByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  expect(screen.queryByText('QR Code indisponível')).toBeNull();
});

it('offers to ask the bank about an expired Pix', async () => {
  open({ status: 'expired', paid_at: null }, { balance_cents: 0, owed_cents: 0 });
  expect(await screen.findByRole('button', { name: /^Conferir com o banco/ })).toBeVisible();
  expect(screen.queryByText('Paguei e não caiu')).toBeNull();
});
