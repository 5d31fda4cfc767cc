import type { FaultBoard } from '../faults.js';
import type { ProviderAccount, SimulatedActivation } from './account.js';

export type Dialect = 'classic' | 'hero';

export interface ActionContext {
  account: ProviderAccount;
  dialect: Dialect;
  faults: Pick<FaultBoard<string>, 'take'>;
  currency: 'USD' | 'EUR';
  smsArrives: (activation: SimulatedActivation) => void;
}

export interface Reply {
  status: number;
  body: string | object;
}

export type Action = (context: ActionContext, query: Record<string, string>) => Reply;

/** HeroSMS answers these errors too as HTTP 200 with plain text. */
const TEXT_IN_HERO = new Set(['NO_NUMBERS', 'NO_KEY', 'BAD_KEY', 'ERROR_SQL', 'OPERATORS_NOT_FOUND']);
const HERO_STATUS: Readonly<Record<string, number>> = {
  NO_BALANCE: 402,
  BAD_ACTION: 404,
  BAD_SERVICE: 422,
  BAD_COUNTRY: 422,
  UNPROCESSABLE_ENTITY: 422,
  WRONG_MAX_PRICE: 400,
  BAD_STATUS: 400,
  BANNED: 403,
  CHANNELS_LIMIT: 403,
  SERVICE_NOT_AVAILABLE: 403,
  EARLY_CANCEL_DENIED: 409,
  OTP_RECEIVED: 409,
  NEW_OTP_RECEIVED: 409,
  ACTIVATION_NOT_ACTIVE: 409,
  NOT_FOUND: 404,
};

export function text(body: string): Reply {
  return { status: 200, body };
}

export function json(body: object): Reply {
  return { status: 200, body };
}

/** The classic dialect: a token with `argument`. HeroSMS: a status and a JSON envelope with `info`. */
export function error(
  dialect: Dialect,
  code: string,
  { argument, info }: { argument?: string; info?: object } = {},
): Reply {
  const token = argument === undefined ? code : `${code}:${argument}`;
  if (dialect === 'classic' || TEXT_IN_HERO.has(code)) return text(token);
  const details = code.toLowerCase().replaceAll('_', ' ');
  return { status: HERO_STATUS[code] ?? 400, body: { title: code, details, ...(info && { info }) } };
}

const MOSCOW_OFFSET_MS = 3 * 3_600_000;

/** The classic dialect writes Moscow time without a zone. */
export function providerTime(ms: number, dialect: Dialect): string {
  if (dialect === 'hero') return `${new Date(ms).toISOString().slice(0, 19)}+00:00`;
  return new Date(ms + MOSCOW_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
