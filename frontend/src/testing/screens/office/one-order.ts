import type { Schemas } from '@torpedo/api-client';
import type { Answers } from '../documented-server';
import { itemOf } from './goods';

type Attempt = Schemas['OrderAttemptDto'];
type Transfer = Schemas['LedgerEntryDto'];

const at = (time: string) => `2026-03-10T11:20:${time}Z`;

/** Provider, outcome, the provider's answer, latency, start, listed price, charged price. */
const ATTEMPTS: readonly [string, Attempt['outcome'], string, number, string, number, number | null][] = [
  ['atlas', 'refused', 'NO_BALANCE', 388, '03.121', 241_000, null],
  ['norte', 'refused', 'NO_NUMBERS', 612, '03.514', 248_000, null],
  ['pampa', 'bought', 'ACCESS_NUMBER', 1_204, '04.131', 260_000, 260_000],
];

/** Kind, debited and credited account, change of the balance, balance and held amount afterwards, time. */
const TRANSFERS: readonly [Transfer['kind'], string, string, number, number, string][] = [
  ['hold', 'available', 'held', -240, 2_410, '03.121'],
  ['capture', 'held', 'revenue', 0, 2_410, '47.911'],
];

/** An order with every step: three providers, a code, and the captured price. */
export const oneOrder: Answers = {
  '/api/v1/admin/orders/{id}': ({ number: documented, transfers: [transfer], notes: [note], ...order }) => {
    const [attempt] = documented!.attempts;
    const attempts = ATTEMPTS.map(([provider, outcome, reason, latency_ms, start, list, cost], place) => ({
      ...attempt!,
      ...{ provider, outcome, reason, latency_ms, list_cost_micros: list, cost_micros: cost },
      ...{ number: place + 1, max_cost_micros: 260_000, cost_currency: 'USD' },
      request: 'getNumberV2 service=wa country=73 maxPrice=0.26 api_key=••••',
      response: '200 {"activationId":"630091","activationCost":0.26, … }',
      ...{ started_at: at(start), ended_at: at(start) },
    }));
    const transfers = TRANSFERS.map(([kind, debit_account, credit_account, cents, balance, time], place) => ({
      ...transfer!,
      ...{ kind, debit_account, credit_account, amount_cents: cents, moved_cents: 240, note: null },
      ...{ id: `${transfer!.id.slice(0, -1)}${place}`, balance_after_cents: balance, created_at: at(time) },
    }));
    const [message] = documented!.messages;
    return {
      ...order,
      ...{ user_name: 'Ana Beatriz Lima', user_email: 'ana.lima@exemplo.com.br', status: 'delivered' },
      ...{ payment_status: 'paid', total_amount: 2.4, total_amount_cents: 240, created_at: at('03.108') },
      item: itemOf('wa', 'BR', '+55 11 90000-0142'),
      number: {
        ...documented!,
        ...{ attempts, activation_status: 'ACTIVE', provider: 'pampa', provider_activation_id: '630091' },
        ...{ cost_micros: 260_000, typical_seconds: 31, cancel_requested_at: null, quantity: 2 },
        ...{
          allotted_at: at('05.350'),
          first_message_at: at('47.902'),
          expires_at: '2026-03-10T12:13:05.000Z',
        },
        ...{ closed_at: null, closed_by: null, finished_at: null, refunded_at: null },
        margin: { price_cents: 240, cost_cents: 141, margin_cents: 99, is_expected: false, rate: 5.42 },
        messages: [{ ...message!, received_at: at('47.902') }],
        actions: {
          ...documented!.actions,
          cancel: { is_possible: false, obstacle: 'CODE_RECEIVED' },
          refund: { ...documented!.actions.refund, margin_after_cents: -141 },
        },
      },
      transfers,
      timeline: [
        { at: at('03.108'), type: 'ordered', reference: null },
        { at: at('03.121'), type: 'transfer', reference: transfers[0]!.id },
        ...attempts.map((each) => ({
          ...{ at: at('05.344'), type: 'attempt' as const, reference: String(each.number) },
        })),
        { at: at('05.350'), type: 'allotted', reference: null },
        { at: at('47.902'), type: 'message', reference: message!.id },
        { at: at('47.911'), type: 'transfer', reference: transfers[1]!.id },
      ],
      notes: [
        {
          ...note!,
          text: 'Cliente perguntou pelo prazo, chamado 2288.',
          author_email: 'carla@torpedo.example',
        },
      ],
    };
  },
};
