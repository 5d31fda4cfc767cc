import type { SimulatedActivation, SimulatedStatus } from './account.js';
import { json, providerTime, text, type Action, type ActionContext } from './action.js';
import { CURRENCY_NUMBERS } from './rental-actions.js';

const STATUS_NUMBER: Readonly<Record<SimulatedStatus, string>> = {
  received: '2',
  waiting_another: '3',
  waiting: '4',
  finished: '6',
  cancelled: '8',
  expired: '10',
};
const LARGEST_PAGE = 100;
const english = new Intl.DisplayNames(['en'], { type: 'region' });

export const getActiveActivations: Action = (context, { start, limit }) => {
  const { account, dialect } = context;
  const open = account.list().filter((activation) => account.isOpen(activation));
  if (open.length === 0) return text('NO_ACTIVATIONS');
  const broken = context.faults.take(['broken_row'], 'getActiveActivations') && open[0];
  const rowOf = (activation: SimulatedActivation) => ({
    ...activeRow(activation, context),
    ...(activation === broken && { phoneNumber: 'unknown' }),
  });
  if (dialect === 'classic') {
    return json({ status: 'success', activeActivations: open.map(rowOf) });
  }
  const page = pageOf(open, start, limit).map(rowOf);
  const activeActivations = { affected_rows: 0, num_rows: 0, row: [], rows: [] };
  return json({ status: 'success', data: page, activeActivations });
};

export const getHistory: Action = ({ account, currency, faults }, { start, end, offset, size }) => {
  const from = start === undefined ? 0 : Number(start) * 1000;
  const to = end === undefined ? Infinity : Number(end) * 1000;
  const closed = account
    .list()
    .filter((activation) => !account.isOpen(activation))
    .filter(({ createdAt }) => createdAt >= from && createdAt <= to);
  const broken = faults.take(['broken_row'], 'getHistory') && closed[0];
  const rowOf = (activation: SimulatedActivation) => ({
    ...historyRow(activation, currency),
    ...(activation === broken && { id: null }),
  });
  return json(pageOf(closed, offset, size).map(rowOf));
};

function activeRow(activation: SimulatedActivation, { dialect, currency }: ActionContext): object {
  const { messages } = activation;
  const codes = messages.map((sms) => sms.code ?? sms.text);
  return {
    activationId: activation.id,
    serviceCode: activation.serviceCode,
    phoneNumber: activation.phone,
    activationCost: activation.statedCost ?? (activation.costMicros / 1e6).toFixed(4),
    activationStatus: STATUS_NUMBER[activation.status],
    smsCode: codes.length > 0 ? codes : null,
    smsText: messages.at(-1)?.text ?? null,
    activationTime: providerTime(activation.createdAt, dialect),
    discount: '0.00',
    repeated: '0',
    countryCode: activation.countryId,
    countryName: english.of(activation.isoCode),
    canGetAnotherSms: '1',
    currency: CURRENCY_NUMBERS[currency],
  };
}

function historyRow(activation: SimulatedActivation, currency: ActionContext['currency']): object {
  return {
    id: activation.id,
    date: providerTime(activation.createdAt, 'classic'),
    phone: activation.phone,
    sms: activation.messages.at(-1)?.text ?? null,
    cost: activation.costMicros / 1e6,
    status: STATUS_NUMBER[activation.status],
    currency: CURRENCY_NUMBERS[currency],
  };
}

function pageOf<Item>(items: Item[], start = '0', size = String(LARGEST_PAGE)): Item[] {
  const from = Number(start) || 0;
  return items.slice(from, from + Math.min(Number(size) || LARGEST_PAGE, LARGEST_PAGE));
}
