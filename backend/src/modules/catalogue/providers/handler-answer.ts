import { parseExactJson } from '../../../platform/exact-json.js';
import type { PurchaseBan, RefusalReason, Refused, StatedCost } from './provider.port.js';
import { BAN_SECONDS, REST_SECONDS } from './provider.port.js';

/** The body of an answer of the handler_api protocol, in any dialect. */
export type HandlerAnswer =
  | { kind: 'json'; value: Record<string, unknown> | unknown[] }
  /** `CODE` or `CODE:argument`, or the JSON envelope of an error. */
  | { kind: 'token'; code: string; argument: string | null; info: Record<string, unknown> }
  | { kind: 'no_content' }
  | { kind: 'unreadable'; why: string };

const TOKEN = /^([A-Z][A-Z0-9_ ]*[A-Z0-9_])(?::([\s\S]*))?$/;
const FAILED = new Set<unknown>(['error', 'false', false]);

/** Reads only the body: content type and status are not reliable, except HTTP 204. */
export function readHandlerAnswer(status: number, body: string): HandlerAnswer {
  if (status === 204) return { kind: 'no_content' };
  const text = withoutQuotes(body.trim());
  if (text === '') return { kind: 'unreadable', why: 'empty body' };
  if (text.startsWith('{') || text.startsWith('[')) return readJson(text);
  const token = TOKEN.exec(text);
  if (!token?.[1]) return { kind: 'unreadable', why: text.startsWith('<') ? 'a web page' : 'no known form' };
  return { kind: 'token', code: token[1], argument: token[2] ?? null, info: {} };
}

function readJson(text: string): HandlerAnswer {
  let value: unknown;
  try {
    value = parseExactJson(text);
  } catch {
    return { kind: 'unreadable', why: 'broken JSON' };
  }
  if (Array.isArray(value)) return { kind: 'json', value };
  const object = value as Record<string, unknown>;
  const code = errorCode(object);
  if (code === null) return { kind: 'json', value: object };
  return { kind: 'token', code, argument: argumentOf(object), info: recordOf(object.info) };
}

function errorCode(object: Record<string, unknown>): string | null {
  if (typeof object.title === 'string') return object.title;
  if (!FAILED.has(object.status)) return null;
  const code = object.message ?? object.error ?? object.msg;
  return typeof code === 'string' ? code : 'ERROR';
}

function argumentOf(object: Record<string, unknown>): string | null {
  const text = object.details ?? object.errorMsg;
  return typeof text === 'string' ? text : null;
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function withoutQuotes(text: string): string {
  return text.length >= 2 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}

export type Refusal = Omit<Refused, 'exchange'>;

const CODES: Readonly<Partial<Record<RefusalReason, readonly string[]>>> = {
  NO_NUMBERS: ['NO_NUMBERS'],
  NO_BALANCE: ['NO_BALANCE', 'NO_BALANCE_FORWARD'],
  BAD_KEY: ['BAD_KEY', 'NO_KEY', 'BAD_API_KEY', 'ACCOUNT_INACTIVE'],
  BAD_SERVICE: ['BAD_SERVICE', 'WRONG_SERVICE', 'service is incorrect'],
  BAD_COUNTRY: ['BAD_COUNTRY', 'WRONG_COUNTRY', 'WRONG_COUNTRY_ID', 'country is incorrect'],
  PRICE_TOO_LOW: ['WRONG_MAX_PRICE'],
  BANNED: ['BANNED'],
  CHANNELS_LIMIT: ['CHANNELS_LIMIT'],
  SERVICE_IN_INCUBATION: ['SERVICE_NOT_AVAILABLE', 'WHATSAPP_NOT_AVAILABLE', 'NOT_AVAILABLE'],
  RATE_LIMITED: ['RATE_LIMIT', 'TOO_MANY_REQUESTS'],
  BAD_REQUEST: [
    'BAD_ACTION',
    'WRONG ACTION',
    'WRONG_ACTION',
    'BAD_STATUS',
    'WRONG_OPERATOR',
    'BAD_OPERATOR',
    'WRONG_EXCEPTION_PHONE',
    'UNPROCESSABLE_ENTITY',
    'ORDER_ALREADY_EXISTS',
  ],
};
const REASON_BY_CODE = new Map(
  Object.entries(CODES).flatMap(([reason, codes]) => codes.map((code) => [code, reason as RefusalReason])),
);

const PROVIDER_FAULT = /SQL|^SERVER[ _]ERROR$|^ERROR_DATABASE$|^INTERNAL/;
const MOSCOW_OFFSET_HOURS = 3;

export function isProviderFault(answer: HandlerAnswer, httpStatus: number): boolean {
  return httpStatus >= 500 || (answer.kind === 'token' && PROVIDER_FAULT.test(answer.code));
}

export interface ErrorToken {
  code: string;
  argument: string | null;
  info: Record<string, unknown>;
}

/** Null where the outcome is not certain. */
export function refusalOf(token: ErrorToken, httpStatus: number, now: Date): Refusal | null {
  const { code, argument, info } = token;
  if (PROVIDER_FAULT.test(code)) return null;
  const detail = [code, argument].filter(Boolean).join(': ').slice(0, 300);
  const reason = REASON_BY_CODE.get(code);
  if (reason === undefined) {
    return httpStatus >= 400 && httpStatus < 500 ? { kind: 'refused', reason: 'BAD_REQUEST', detail } : null;
  }
  switch (reason) {
    case 'PRICE_TOO_LOW':
      return { kind: 'refused', reason, detail, ...minimumPrice(argument, info) };
    case 'BANNED':
      return { kind: 'refused', reason, detail, ban: banOf(argument, info, now) };
    case 'RATE_LIMITED':
      return rateLimited(detail);
    case 'BAD_REQUEST':
      return { kind: 'refused', reason: reasonOfField(argument, info), detail };
    default:
      return { kind: 'refused', reason, detail };
  }
}

/** HTTP 429, or the block page (code 1020) of the protection before a provider's service. */
export function blockOf(httpStatus: number, body: string, retryAfter: string | null): Refusal | null {
  if (httpStatus === 429) {
    const seconds = Number(retryAfter ?? '');
    return rateLimited('HTTP 429', seconds > 0 && seconds < BAN_SECONDS.longest ? seconds : undefined);
  }
  const blocked = httpStatus >= 400 && httpStatus < 500 && /(^|\D)1020(\D|$)/.test(body.slice(0, 2000));
  return blocked ? rateLimited(`HTTP ${httpStatus}, error 1020`) : null;
}

function rateLimited(detail: string, retryAfterSeconds = REST_SECONDS.RATE_LIMITED): Refusal {
  return { kind: 'refused', reason: 'RATE_LIMITED', detail, retryAfterSeconds };
}

function minimumPrice(argument: string | null, info: Record<string, unknown>): Partial<Refusal> {
  const minPriceMicros = microsOf(info.min) ?? microsOf(argument);
  return minPriceMicros === null ? {} : { minPriceMicros };
}

function banOf(argument: string | null, info: Record<string, unknown>, now: Date): PurchaseBan {
  const stated = Number(info.retry_after_seconds ?? NaN);
  const until = Number(info.banned_until ?? NaN) * 1000 || zonelessTime(argument ?? '');
  const seconds = stated > 0 ? stated : Math.ceil((until - now.getTime()) / 1000);
  return {
    scope: info.scope === 'specific' ? 'product' : 'global',
    seconds: seconds > 0 ? Math.min(seconds, BAN_SECONDS.longest) : BAN_SECONDS.usual,
  };
}

/** Reads `'2026-2-13 12-00-00'`, Moscow time without a zone, and answers ms. */
function zonelessTime(text: string): number {
  const match = /(\d{4})-(\d{1,2})-(\d{1,2})(?:\D+(\d{1,2})\D(\d{1,2})\D(\d{1,2}))?/.exec(text);
  if (!match) return NaN;
  const [year, month, day, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour - MOSCOW_OFFSET_HOURS, minute, second);
}

function reasonOfField(argument: string | null, info: Record<string, unknown>): RefusalReason {
  const field = typeof info.field === 'string' ? info.field : argument?.split(':')[0];
  if (field === 'service') return 'BAD_SERVICE';
  if (field === 'country') return 'BAD_COUNTRY';
  return 'BAD_REQUEST';
}

const DECIMAL = /^-?\d{1,12}(?:\.\d+)?$/;

export function microsOf(amount: unknown): number | null {
  const micros = typeof amount === 'number' ? Math.round(amount * 1e6) : microsOfText(amount);
  return Number.isSafeInteger(micros) ? micros : null;
}

function microsOfText(amount: unknown): number {
  if (typeof amount !== 'string' || !DECIMAL.test(amount.trim())) return NaN;
  const [whole = '0', fraction = ''] = amount.trim().replace('-', '').split('.');
  const micros = Number(whole) * 1_000_000 + Math.round(Number(`0.${fraction || '0'}`) * 1e6);
  return amount.trim().startsWith('-') ? -micros : micros;
}

/** A JSON number loses its last zeros: 0.3 may mean 0.30. */
const FEWEST_DECIMALS = 2;
const KEPT_OF_COST = 40;

export function statedCostOf(cost: unknown, currency: unknown): StatedCost | null {
  if (cost === undefined || cost === null || cost === '') return null;
  const text = typeof cost === 'number' || typeof cost === 'string' ? String(cost) : JSON.stringify(cost);
  const micros = microsOf(cost);
  const decimals = /\.(\d+)$/.exec(text.trim())?.[1]?.length ?? 0;
  return {
    text: text.replaceAll(/[^ -~]/g, '?').slice(0, KEPT_OF_COST),
    micros: micros !== null && micros >= 0 ? micros : null,
    stepMicros: Math.max(1, 10 ** (6 - Math.max(FEWEST_DECIMALS, decimals))),
    currency: currencyOf(currency),
  };
}

/** Writes `0.15`: no exponent, no trailing zeros. */
export function decimalOf(micros: number): string {
  return (micros / 1e6).toFixed(6).replace(/\.?0+$/, '');
}

const CURRENCY_BY_NUMBER: Readonly<Record<string, string>> = {
  '643': 'RUB',
  '840': 'USD',
  '978': 'EUR',
  '986': 'BRL',
  '156': 'CNY',
};

/** Answers an ISO 4217 code. */
export function currencyOf(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).toUpperCase() : '';
  if (/^[A-Z]{3}$/.test(text)) return text;
  return CURRENCY_BY_NUMBER[text] ?? null;
}

const LONGEST_WAIT_SECONDS = 3600;

export function waitSecondsOf(value: unknown): number | null {
  const seconds = Number(value ?? NaN);
  return seconds > 0 && seconds <= LONGEST_WAIT_SECONDS ? seconds : null;
}

/** A year has four digits: PostgreSQL cannot store all years of JavaScript. */
const ZONED_TIME = /^\d{4}-.*(?:Z|[+-]\d{2}:?\d{2})$/;

/** Null for a time without a zone: `2026-06-29 05:48:49` is another moment in each zone. */
export function zonedDate(value: unknown): Date | null {
  if (typeof value !== 'string' || !ZONED_TIME.test(value)) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}
