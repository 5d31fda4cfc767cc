import { setTimeout as wait } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { createFaultLayer } from '../faults.js';
import { type Action, type ActionContext, error, json, providerTime, type Reply, text } from './action.js';
import { refusalFor, REFUSING_FAULTS } from './provider-faults.js';
import {
  CURRENCY_NUMBERS,
  getBalance,
  getNumber,
  getNumberV2,
  getStatus,
  getStatusV2,
  setStatus,
} from './rental-actions.js';
import type { SimulatedActivation, SimulatedStatus } from './account.js';
import type { Offer } from './offers.js';
import { serviceName, SOLD_COUNTRIES } from './sold-catalogue.js';

const russian = new Intl.DisplayNames(['ru'], { type: 'region' });
const chinese = new Intl.DisplayNames(['zh'], { type: 'region' });

const getCountries: Action = ({ account, dialect }) => {
  const offered = new Set(account.offers.map(({ countryId }) => countryId));
  const rows = SOLD_COUNTRIES.filter(({ id }) => offered.has(id)).map(({ id, isoCode, name, isVisible }) => ({
    id: Number(id),
    rus: russian.of(isoCode),
    eng: name,
    chn: chinese.of(isoCode),
    visible: isVisible ? 1 : 0,
    retry: 1,
    rent: 0,
    ...(dialect === 'classic' && { multiService: 0 }),
  }));
  return json(dialect === 'hero' ? rows : Object.fromEntries(rows.map((row) => [row.id, row])));
};

const getServicesList: Action = ({ account }, { country }) => {
  const codes = new Set(offersFor(account.offers, { country }).map((offer) => offer.serviceCode));
  const services = [...codes].map((code) => ({ code, name: serviceName(code) }));
  return json({ status: 'success', services });
};

const getPrices: Action = ({ account, dialect }, { service, country }) => {
  const wrong = wrongFilter(account.offers, { service, country });
  if (wrong) return dialect === 'hero' ? json({ status: 'false', msg: wrong }) : json({});
  const table: Record<string, Record<string, object>> = {};
  for (const { countryId, serviceCode, costMicros, count, physical } of offersFor(account.offers, {
    service,
    country,
  })) {
    const cost = costMicros / 1e6;
    (table[countryId] ??= {})[serviceCode] =
      dialect === 'hero' ? { cost, count, physicalCount: physical } : { cost: String(cost), count: physical };
  }
  return json(table);
};

function offersFor(
  offers: readonly Offer[],
  { service, country }: { service?: string | undefined; country?: string | undefined },
): readonly Offer[] {
  return offers.filter(
    (offer) =>
      (service === undefined || offer.serviceCode === service) &&
      (country === undefined || offer.countryId === country),
  );
}

function wrongFilter(
  offers: readonly Offer[],
  { service, country }: { service?: string | undefined; country?: string | undefined },
): string | null {
  if (offersFor(offers, { service }).length === 0) return 'service is incorrect';
  return offersFor(offers, { country }).length === 0 ? 'country is incorrect' : null;
}

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

const getActiveActivations: Action = (context, { start, limit }) => {
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

const getHistory: Action = ({ account, currency, faults }, { start, end, offset, size }) => {
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

const ACTIONS: Readonly<Record<string, Action>> = {
  getBalance,
  getCountries,
  getServicesList,
  getPrices,
  getNumber,
  getNumberV2,
  getStatus,
  getStatusV2,
  setStatus,
  getActiveActivations,
  getHistory,
};

const CHANGING_ACTIONS: ReadonlySet<string> = new Set(['getNumber', 'getNumberV2', 'setStatus']);

export interface EndpointOptions {
  apiKey: string;
  answerMs: number;
  now: () => Date;
  context: () => ActionContext;
  changed: () => Promise<void>;
  bought: (reply: Reply) => Promise<void>;
}

export function createEndpoint({
  apiKey,
  answerMs,
  now,
  context,
  changed,
  bought,
}: EndpointOptions): RequestHandler[] {
  function act(query: Record<string, string>): Reply {
    const current = context();
    if (query.api_key === undefined) return error(current.dialect, 'NO_KEY');
    if (query.api_key !== apiKey) return error(current.dialect, 'BAD_KEY');
    const action = ACTIONS[query.action ?? ''];
    return action ? action(current, query) : error(current.dialect, 'BAD_ACTION');
  }

  return [
    async (_request, _response, next) => {
      if (answerMs > 0) await wait(answerMs);
      next();
    },
    createFaultLayer({
      faults: context().faults,
      refusing: REFUSING_FAULTS,
      refuse: (fault, response) => send(response, refusalFor(fault, context().dialect, now())),
      actionOf,
    }),
    async (request, response) => {
      const action = actionOf(request);
      const reply = act(queryOf(request));
      if (CHANGING_ACTIONS.has(action)) await changed();
      if (action.startsWith('getNumber')) await bought(reply);
      send(response, reply);
    },
  ];
}

function send(response: Response, { status, body }: Reply): void {
  // Real providers send JSON with the content type of a web page.
  response.status(status).type('html');
  response.send(typeof body === 'string' ? body : JSON.stringify(body));
}

const actionOf = (request: Request): string => queryOf(request).action ?? '';

function queryOf(request: Request): Record<string, string> {
  const pairs = Object.entries(request.query).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs);
}
