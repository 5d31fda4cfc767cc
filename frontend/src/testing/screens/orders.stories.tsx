import type { AnswerOf, Schemas } from '@torpedo/api-client';
import { TOPUP } from './ledger';
import { inUse, ON_TELEGRAM } from './numbers-in-use';
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

export const List: ScreenStory = { args: { address: '/dashboard/orders', answers: inUse(ON_TELEGRAM) } };

/** The documented order with other movements of money: kind, cents of the balance, cents held. */
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
  ({ messages: [message] }) => ({
    messages: [
      {
        ...message!,
        text: '<#> Seu código do WhatsApp: 482-913. Não compartilhe este código com ninguém. 4sgLq1p5sV6',
      },
    ],
    texts_kept_until: '2026-04-09T12:03:05.000Z',
    timeline: [
      { step: 'requested', at: '2026-03-10T12:01:58.000Z' },
      { step: 'allotted', at: '2026-03-10T12:02:00.000Z' },
      { step: 'received', at: '2026-03-10T12:02:12.000Z' },
      { step: 'window_ends', at: '2026-03-10T12:22:00.000Z' },
    ],
  }),
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
    item: { ...TOPUP, returned_amount: 10, returned_amount_cents: 1000 },
    activation: null,
    messages: [],
    texts_kept_until: null,
    timeline: [
      { step: 'created', at: AT },
      { step: 'paid', at: AT },
    ],
  }),
  [
    ['topup', 3500, 0],
    ['payout', -1000, 0],
  ],
);
