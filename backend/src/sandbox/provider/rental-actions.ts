import type { SimulatedActivation, SimulatedSms } from './account.js';
import {
  error,
  json,
  providerTime,
  text,
  type Action,
  type ActionContext,
  type Dialect,
  type Reply,
} from './action.js';

const NO_SUCH: Readonly<Record<Dialect, string>> = { classic: 'NO_ACTIVATION', hero: 'NOT_FOUND' };
/** The numbers of ISO 4217. */
export const CURRENCY_NUMBERS = { USD: 840, EUR: 978 } as const;

export const getBalance: Action = ({ account }) =>
  text(`ACCESS_BALANCE:${(account.balanceMicros / 1e6).toFixed(4)}`);

export const getNumber: Action = (context, query) => {
  const bought = buy('getNumber', context, query);
  return 'body' in bought ? bought : text(`ACCESS_NUMBER:${bought.id}:${bought.phone}`);
};

export const getNumberV2: Action = (context, query) => {
  const bought = buy('getNumberV2', context, query);
  if ('body' in bought) return bought;
  const { dialect } = context;
  const isHero = dialect === 'hero';
  const stated = bought.statedCost ?? bought.costMicros / 1e6;
  const cost = context.faults.take(['no_cost'], 'getNumberV2') ? null : stated;
  return json({
    activationId: isHero ? bought.id : Number(bought.id),
    phoneNumber: bought.phone,
    activationCost: isHero || cost === null ? cost : String(cost),
    currency: CURRENCY_NUMBERS[context.currency],
    countryCode: isHero ? Number(bought.countryId) : bought.countryId,
    canGetAnotherSms: isHero ? true : '1',
    activationTime: providerTime(bought.createdAt, dialect),
    ...(isHero && {
      activationEndTime: providerTime(bought.expiresAt, dialect),
      verificationType: 'sms',
      status: 4,
    }),
    activationOperator: isHero ? 'any' : null,
  });
};

const OVERCHARGE = 10;

function spoilSale(action: string, { account, faults }: ActionContext, sold: SimulatedActivation): void {
  if (faults.take(['overcharges'], action)) account.overcharge(sold, OVERCHARGE);
  if (faults.take(['absurd_cost'], action)) sold.statedCost = '1e30';
  if (faults.take(['negative_cost'], action)) sold.statedCost = '-3.00';
  const before = account.list().find(({ id, isoCode }) => id !== sold.id && isoCode === sold.isoCode);
  if (before && faults.take(['same_phone'], action)) sold.phone = before.phone;
}

function buy(
  action: string,
  context: ActionContext,
  query: Record<string, string>,
): SimulatedActivation | Reply {
  const { account, dialect } = context;
  const maxPrice = query.maxPrice === undefined ? null : Math.round(Number(query.maxPrice) * 1e6);
  const purchase = account.buy(query.service ?? '', query.country ?? '', maxPrice);
  if (purchase.kind === 'bought') {
    spoilSale(action, context, purchase.activation);
    return purchase.activation;
  }
  if (purchase.minimum === undefined) return error(dialect, purchase.code);
  const minimum = purchase.minimum / 1e6;
  return error(dialect, purchase.code, { argument: String(minimum), info: { min: minimum } });
}

export const getStatus: Action = ({ account, dialect }, { id }) => {
  const activation = account.get(id ?? '');
  if (!activation) return error(dialect, NO_SUCH[dialect]);
  return statusText(activation);
};

export const getStatusV2: Action = ({ account, dialect }, { id }) => {
  const activation = account.get(id ?? '');
  if (!activation) return error(dialect, NO_SUCH[dialect]);
  const sms = activation.messages.at(-1);
  if (activation.status !== 'received' && activation.status !== 'finished') return statusText(activation);
  if (!sms) return statusText(activation);
  return json(dialect === 'hero' ? heroStatus(activation, sms) : classicStatus(sms));
};

function statusText({ status, messages }: SimulatedActivation): Reply {
  const lastCode = messages.at(-1)?.code ?? '';
  switch (status) {
    case 'waiting':
      return text('STATUS_WAIT_CODE');
    case 'waiting_another':
      return text(`STATUS_WAIT_RETRY:${lastCode}`);
    case 'cancelled':
    case 'expired':
      return text('STATUS_CANCEL');
    default:
      return text(`STATUS_OK:${lastCode}`);
  }
}

function classicStatus(sms: SimulatedSms): object {
  const dateTime = providerTime(sms.receivedAt, 'classic');
  return { verificationType: 0, sms: { dateTime, code: sms.code ?? '', text: sms.text } };
}

function heroStatus(activation: SimulatedActivation, sms: SimulatedSms): object {
  const { id, code, text: body, receivedAt } = sms;
  const date = providerTime(receivedAt, 'hero');
  const data = {
    id,
    phoneFrom: 'sandbox',
    code,
    text: body,
    service: activation.serviceCode,
    date,
    type: 'sms',
  };
  return { verificationType: 'sms', data };
}

export const setStatus: Action = (context, { id, status }) => {
  const { account, dialect } = context;
  const activation = account.get(id ?? '');
  if (!activation) return error(dialect, NO_SUCH[dialect]);
  switch (status) {
    case '1':
      return dialect === 'hero' ? error(dialect, 'BAD_STATUS') : text('ACCESS_READY');
    case '3':
      return account.requestAnother(activation) ? text('ACCESS_RETRY_GET') : refuse(context, activation);
    case '6':
      return account.finish(activation) ? text('ACCESS_ACTIVATION') : refuse(context, activation);
    case '8':
      return cancel(context, activation);
    default:
      return error(dialect, 'BAD_STATUS');
  }
};

function cancel(context: ActionContext, activation: SimulatedActivation): Reply {
  const { account, dialect, faults, smsArrives } = context;
  const isRaced = account.isOpen(activation) && faults.take(['sms_on_cancel'], 'setStatus') !== null;
  if (isRaced) smsArrives(activation);
  switch (account.cancel(activation)) {
    case 'cancelled':
      return text('ACCESS_CANCEL');
    case 'too_early':
      return error(dialect, 'EARLY_CANCEL_DENIED', {
        info: { minActivationTime: Math.round(account.times.earlyCancelMs / 1000) },
      });
    case 'message_received':
      if (dialect === 'classic') return error(dialect, 'BAD_STATUS');
      return isRaced
        ? error(dialect, 'NEW_OTP_RECEIVED', { info: { data: activation.messages.map(otpOf) } })
        : error(dialect, 'OTP_RECEIVED');
    case 'closed':
      return refuse(context, activation);
  }
}

function otpOf({ id, code, text: body, receivedAt }: SimulatedSms): object {
  return { id, code, text: body, date: providerTime(receivedAt, 'hero') };
}

function refuse({ account, dialect }: ActionContext, activation: SimulatedActivation): Reply {
  const isClosedAtHero = dialect === 'hero' && !account.isOpen(activation);
  return error(dialect, isClosedAtHero ? 'ACTIVATION_NOT_ACTIVE' : 'BAD_STATUS');
}
