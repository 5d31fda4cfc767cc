import { screens, type ScreenStory } from './screen-story';

export default { ...screens, title: 'Screens/Money' };

export const Adding: ScreenStory = { args: { address: '/dashboard/balance' } };

const topup = '/dashboard/balance?topup=01a1fe03-0993-7a32-a075-efd0a8976993';

export const PixToPay: ScreenStory = {
  args: {
    address: `${topup}&service=whatsapp&country=brazil&then=buy`,
    answers: {
      '/api/v1/payments/topups/{id}': (documented) => ({
        ...documented,
        status: 'pending',
        qr_code_base64: null,
        paid_at: null,
        credited_at: null,
        qr_code: '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c6304A1B2',
      }),
    },
  },
};

export const Paid: ScreenStory = {
  args: {
    address: `${topup}&service=whatsapp&country=brazil&then=buy`,
    answers: {
      '/api/v1/wallets/{currency}/balance': (wallet) => ({ ...wallet, balance_cents: 2561 }),
      '/api/v1/orders/{id}': ({ transfers: [documented], ...order }) => ({
        ...order,
        transfers: [{ ...documented!, kind: 'topup', amount_cents: 2500, balance_after_cents: 2561 }],
      }),
    },
  },
};

export const NotPaid: ScreenStory = {
  args: {
    address: topup,
    answers: {
      '/api/v1/payments/topups/{id}': (documented) => ({
        ...documented,
        status: 'failed',
        paid_at: null,
        credited_at: null,
      }),
    },
  },
};

export const MoneyMissing: ScreenStory = {
  args: {
    address: '/dashboard/balance?service=whatsapp&country=brazil&then=buy&amount=500',
    answers: { '/api/v1/wallets/{currency}/balance': (wallet) => ({ ...wallet, balance_cents: 61 }) },
  },
};

export const PixExpired: ScreenStory = {
  args: {
    address: topup,
    answers: {
      '/api/v1/payments/topups/{id}': (documented) => ({
        ...documented,
        status: 'expired',
        paid_at: null,
        credited_at: null,
        expires_at: '2026-03-10T12:02:30.000Z',
      }),
    },
  },
};

export const Statement: ScreenStory = { args: { address: '/dashboard/statement' } };
