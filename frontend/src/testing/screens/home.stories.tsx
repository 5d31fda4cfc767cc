import { Refusal } from './documented-server';
import { CANCEL_ASKED, CODE, inUse, ON_TELEGRAM } from './numbers-in-use';
import { screens, type ScreenStory } from './screen-story';

export default { ...screens, title: 'Screens/Home' };

const address = '/dashboard';

export const NumberWaiting: ScreenStory = { args: { address, answers: inUse({}) } };

export const CodeReceived: ScreenStory = { args: { address, answers: inUse(CODE, ON_TELEGRAM) } };

export const CancelAsked: ScreenStory = { args: { address, answers: inUse(CANCEL_ASKED) } };

export const NothingInUse: ScreenStory = { args: { address, answers: inUse() } };

export const NewCustomer: ScreenStory = {
  args: {
    address,
    answers: {
      ...inUse(),
      '/api/v1/orders/my-orders': ({ data }) => ({
        success: true,
        data: {
          ...data,
          items: [],
          pagination: { ...data.pagination, total: 0, has_more: false },
          summary: {
            total_items: 0,
            sms_numbers: 0,
            numbers_with_sms: 0,
            numbers_refunded: 0,
            credit_transactions: 0,
            last_order_at: null,
            month: { sms_numbers: 0, numbers_with_sms: 0, numbers_refunded: 0, numbers_waiting: 0 },
          },
        },
      }),
      '/api/v1/wallets/{currency}/balance': (wallet) => ({
        ...wallet,
        balance_cents: 0,
        held_cents: 0,
        balance_formatted: 'R$ 0,00',
        last_transaction_at: null,
      }),
    },
  },
};

export const BalanceAway: ScreenStory = {
  args: {
    address,
    answers: {
      ...inUse(),
      '/api/v1/wallets/{currency}/balance': () => {
        throw new Refusal(503, 'SERVICE_UNAVAILABLE', 'Serviço indisponível. Tente de novo.');
      },
    },
  },
};
