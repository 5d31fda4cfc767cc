import type { AnswerOf, Schemas } from '@torpedo/api-client';
import { inUse } from './numbers-in-use';
import { screens, type ScreenStory } from './screen-story';

export default { ...screens, title: 'Screens/Orders' };

type OrderDetail = AnswerOf<'get', '/api/v1/orders/{id}'>;
type NumberOrder = Schemas['SmsNumberOrderDto'];

const CANCELLED: Partial<NumberOrder> = {
  status: 'CANCELLED',
  sms_code: null,
  sms_text: null,
  code_count: 0,
  refunded_amount: 4.39,
  refunded_amount_cents: 439,
};

const WAITING: Partial<NumberOrder> = {
  status: 'WAITING_SMS',
  sms_code: null,
  sms_text: null,
  code_count: 0,
};

const TOPUP: Schemas['CreditTransactionOrderDto'] = {
  id: '01a1fe03-0993-7a32-a075-efd0a8976993',
  type: 'credit_transaction',
  description: 'Recarga por Pix',
  amount: 25,
  amount_cents: 2500,
  amount_formatted: 'R$ 25,00',
  currency: 'BRL',
  gateway: 'MERCADOPAGO',
  returned_amount: 10,
  returned_amount_cents: 1000,
  repaid_amount: 0,
  repaid_amount_cents: 0,
  created_at: '2026-03-10T12:00:00.000Z',
  paid_after_seconds: 8,
  status: 'COMPLETED',
};

export const List: ScreenStory = {
  args: {
    address: '/dashboard/orders',
    answers: {
      ...inUse({}),
      '/api/v1/orders/my-orders': ({ success, data }) => {
        const number = data.items.find((item): item is NumberOrder => item.type === 'sms_number')!;
        const numbers = [CANCELLED, {}, WAITING, { code_count: 2 }].map((change, place) => ({
          ...number,
          ...change,
          id: `${number.id.slice(0, -1)}${place}`,
        }));
        const items = [...numbers, TOPUP];
        const pagination = { ...data.pagination, total: items.length, has_more: false };
        return { success, data: { ...data, items, pagination } };
      },
    },
  },
};

/** An order of the documented kind with other movements of money: kind, cents in the balance, cents held. */
const order = (
  change: (documented: OrderDetail) => Partial<OrderDetail>,
  moves: readonly [Schemas['WalletTransactionDto']['kind'], number, number][],
): ScreenStory => ({
  args: {
    address: '/dashboard/orders/01a1fe04-de7a-7b21-9f0c-5d7a1c2e4b63',
    answers: {
      ...inUse(),
      '/api/v1/orders/{id}': (documented) => ({
        ...documented,
        ...change(documented),
        transfers: moves.map(([kind, amount_cents, held_cents], place) => ({
          ...documented.transfers[0]!,
          id: `${kind}${place}`,
          ...{ kind, amount_cents, held_cents },
        })),
      }),
    },
  },
});

const AT = '2026-03-10T12:02:00.000Z';

export const Order: ScreenStory = order(
  () => ({}),
  [
    ['hold', -439, 439],
    ['capture', 0, -439],
  ],
);

export const MoneyCameBack: ScreenStory = order(
  ({ item, activation }) => ({
    item: { ...(item as NumberOrder), ...CANCELLED },
    activation: activation && { ...activation, status: 'CANCELLED', closed_at: AT, closed_by: 'customer' },
    messages: [],
    texts_kept_until: null,
    timeline: [
      { step: 'requested', at: AT },
      { step: 'allotted', at: AT },
      { step: 'cancelled', at: AT },
    ],
  }),
  [
    ['hold', -439, 439],
    ['release', 439, -439],
  ],
);

export const TopupPartlyReturned: ScreenStory = order(
  () => ({
    item: TOPUP,
    activation: null,
    messages: [],
    texts_kept_until: null,
    timeline: [
      { step: 'created', at: AT },
      { step: 'paid', at: AT },
    ],
  }),
  [
    ['topup', 2500, 0],
    ['payout', -1000, 0],
  ],
);
