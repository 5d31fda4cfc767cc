import { isoCodeOfListedCountry } from '../names/country-directory.js';
import { microsOf, recordOf, statedCostOf, zonedDate, type HandlerAnswer } from './handler-answer.js';
import type {
  ActiveActivation,
  EndedNumber,
  BoughtNumber,
  ProviderActivationState,
  ProviderCountry,
  ProviderMessage,
  ProviderPrice,
  ProviderService,
  UnreadRow,
} from './provider.port.js';
import { extractCode, readContent } from './sms-code.js';

export function readCountries(answer: HandlerAnswer): ProviderCountry[] | null {
  if (answer.kind !== 'json') return null;
  const countries = Object.values(answer.value).flatMap((row): ProviderCountry[] => {
    const { id, eng, visible } = recordOf(row);
    const countryId = codeOf(id);
    const countryName = nameOf(eng);
    if (countryId === null || countryName === null) return [];
    const isVisible = visible === undefined || isTrue(visible);
    const isoCode = isoCodeOfListedCountry(countryId, countryName);
    return [{ countryId, name: countryName, isoCode, visible: isVisible }];
  });
  return countries.length > 0 ? countries : null;
}

export function readServices(answer: HandlerAnswer): ProviderService[] | null {
  const rows = answer.kind === 'json' && !Array.isArray(answer.value) ? answer.value.services : null;
  if (!Array.isArray(rows)) return null;
  return rows.flatMap((row: unknown): ProviderService[] => {
    const { code, name } = recordOf(row);
    const serviceCode = codeOf(code);
    const serviceName = nameOf(name);
    return serviceCode === null || serviceName === null ? [] : [{ serviceCode, name: serviceName }];
  });
}

/** The levels are country, service and offer; one dialect wraps them in an array. */
export function readPrices(answer: HandlerAnswer): ProviderPrice[] | null {
  if (answer.kind !== 'json') return null;
  const tables = Array.isArray(answer.value) ? answer.value : [answer.value];
  const prices = tables.flatMap((table: unknown) =>
    Object.entries(recordOf(table)).flatMap(([countryId, services]) => pricesOfCountry(countryId, services)),
  );
  const isEmpty = tables.every((table: unknown) => Object.keys(recordOf(table)).length === 0);
  return prices.length > 0 || isEmpty ? prices : null;
}

/** The largest integer that the catalogue can store. */
const MOST_STOCK = 1_000_000_000;

function pricesOfCountry(countryId: string, services: unknown): ProviderPrice[] {
  if (!/^\d+$/.test(countryId) || codeOf(countryId) === null) return [];
  return Object.entries(recordOf(services)).flatMap(([code, offer]): ProviderPrice[] => {
    const serviceCode = codeOf(code);
    const { cost, count, quant, physicalCount } = recordOf(offer);
    const costMicros = microsOf(cost);
    // Where both counts exist, only the physical numbers can be bought.
    const stock = Number(physicalCount ?? count ?? quant ?? NaN);
    if (serviceCode === null || costMicros === null || costMicros <= 0 || !Number.isFinite(stock)) return [];
    const sold = Math.min(MOST_STOCK, Math.max(0, Math.trunc(stock)));
    return [{ countryId, serviceCode, costMicros, stock: sold }];
  });
}

export function idOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function codeOf(value: unknown): string | null {
  const id = idOf(value);
  return id !== null && /^[!-~]{1,100}$/.test(id) ? id : null;
}

const LONGEST_NAME = 200;

function nameOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return (
    value
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, LONGEST_NAME)
      .toWellFormed() || null
  );
}

export function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

type Bought = Omit<BoughtNumber, 'exchange'>;

export function readBoughtNumber(answer: HandlerAnswer): Bought | null {
  if (answer.kind === 'token')
    return answer.code === 'ACCESS_NUMBER' ? readAccessNumber(answer.argument ?? '') : null;
  if (answer.kind !== 'json') return null;
  const fields = recordOf(answer.value);
  const providerActivationId = codeOf(fields.activationId);
  const phoneE164 = phoneOf(fields.phoneNumber);
  if (providerActivationId === null || phoneE164 === null) return null;
  return {
    kind: 'bought',
    providerActivationId,
    phoneE164,
    cost: statedCostOf(fields.activationCost, fields.currency),
    expiresAt: zonedDate(fields.activationEndTime),
    canGetAnotherSms: isTrue(fields.canGetAnotherSms),
  };
}

function readAccessNumber(argument: string): Bought | null {
  const [id, phone, ...rest] = argument.split(':');
  const providerActivationId = codeOf(id);
  const phoneE164 = phoneOf(phone);
  if (providerActivationId === null || phoneE164 === null || rest.length > 0) return null;
  return {
    kind: 'bought',
    providerActivationId,
    phoneE164,
    cost: null,
    expiresAt: null,
    canGetAnotherSms: true,
  };
}

interface ReadRows<Item> {
  kind: 'listed';
  items: Item[];
  unread: UnreadRow[];
}

export function readActiveActivations(answer: HandlerAnswer): ReadRows<ActiveActivation> | null {
  return readRows(answer, readActiveActivation);
}

function readRows<Item>(
  answer: HandlerAnswer,
  read: (row: Record<string, unknown>) => Item | null,
): ReadRows<Item> | null {
  const listed: ReadRows<Item> = { kind: 'listed', items: [], unread: [] };
  if (answer.kind === 'token') return answer.code === 'NO_ACTIVATIONS' ? listed : null;
  const rows = answer.kind === 'json' ? rowsOf(answer.value) : null;
  if (rows === null) return null;
  for (const row of rows) {
    const fields = recordOf(row);
    const item = read(fields);
    const providerActivationId = codeOf(fields.activationId ?? fields.id);
    if (item) listed.items.push(item);
    else listed.unread.push({ providerActivationId, shape: shapeOf(row) });
  }
  return rows.length > 0 && listed.items.length === 0 ? null : listed;
}

const LONGEST_SHAPE = 500;

function shapeOf(row: unknown): string {
  const fields = Object.entries(recordOf(row));
  if (fields.length === 0) return kindOf(row);
  const named = fields.map(
    ([name, value]) => `${/^[a-z_]{1,40}$/i.test(name) ? name : '?'} ${kindOf(value)}`,
  );
  return named.join(', ').slice(0, LONGEST_SHAPE);
}

function kindOf(value: unknown): string {
  if (value === null || value === '') return 'empty';
  return Array.isArray(value) ? 'list' : typeof value;
}

function rowsOf(value: Record<string, unknown> | unknown[]): unknown[] | null {
  if (Array.isArray(value)) return value;
  const nested = value.activeActivations;
  const candidates = [value.data, nested, recordOf(nested).rows, recordOf(nested).row];
  return candidates.find((candidate) => Array.isArray(candidate)) ?? null;
}

function readActiveActivation(row: Record<string, unknown>): ActiveActivation | null {
  const providerActivationId = codeOf(row.activationId ?? row.id);
  const phoneE164 = phoneOf(row.phoneNumber ?? row.phone);
  if (providerActivationId === null || phoneE164 === null) return null;
  return {
    providerActivationId,
    serviceCode: codeOf(row.serviceCode ?? row.service) ?? '',
    countryId: codeOf(row.countryCode ?? row.country) ?? '',
    phoneE164,
    state: STATES[String(row.activationStatus ?? row.status)] ?? 'unrecognised',
    messages: messagesOf(row.smsCode, row.smsText),
    cost: statedCostOf(row.activationCost ?? row.cost, row.currency),
    canGetAnotherSms: isTrue(row.canGetAnotherSms),
  };
}

export function readHistory(answer: HandlerAnswer): ReadRows<EndedNumber> | null {
  return readRows(answer, readEndedNumber);
}

const ENDED: Partial<Record<ProviderActivationState, EndedNumber['state']>> = {
  received: 'charged',
  finished: 'charged',
  cancelled: 'returned',
};

function readEndedNumber(row: Record<string, unknown>): EndedNumber | null {
  const providerActivationId = codeOf(row.id ?? row.activationId);
  if (providerActivationId === null) return null;
  const state = STATES[String(row.status ?? row.activationStatus)];
  return {
    providerActivationId,
    phoneE164: phoneOf(row.phone ?? row.phoneNumber),
    costMicros: microsOf(row.cost ?? row.activationCost),
    state: (state && ENDED[state]) ?? 'unrecognised',
  };
}

const STATES: Readonly<Record<string, ProviderActivationState>> = {
  '2': 'received',
  '3': 'waiting_another',
  '4': 'waiting',
  '6': 'finished',
  '8': 'cancelled',
  '10': 'cancelled',
};

export const MOST_MESSAGES = 100;

const newestOf = (field: unknown): string[] =>
  (Array.isArray(field) ? field.slice(-MOST_MESSAGES) : [field]).flatMap((one: unknown) => idOf(one) ?? []);

/** The one text belongs to the code that it contains, or else to the last code. */
function messagesOf(smsCode: unknown, smsText: unknown): ProviderMessage[] {
  const [codes, texts] = [newestOf(smsCode), newestOf(smsText)];
  if (codes.length === 0) return texts.map((text) => messageOf(null, text));
  if (texts.length === codes.length) return codes.map((code, index) => messageOf(code, texts[index] ?? null));
  const text = texts.at(-1) ?? null;
  const owner =
    text === null ? -1 : codes.findLastIndex((code) => messageOf(code, null).code === extractCode(text));
  const textAt = owner >= 0 ? owner : codes.length - 1;
  return codes.map((code, index) => messageOf(code, index === textAt ? text : null));
}

export const messageOf = (code: string | null, text: string | null): ProviderMessage => ({
  ...readContent(code, text),
  receivedAt: null,
});

function phoneOf(value: unknown): string | null {
  const digits = (idOf(value) ?? '').replace(/^\+|[\s()-]/g, '');
  return /^\d{7,15}$/.test(digits) ? `+${digits}` : null;
}
