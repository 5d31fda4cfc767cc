import { FaultBoard, LOSING_FAULTS, SILENT_FAULTS, SPOILING_FAULTS, webPage } from '../faults.js';
import { error, type Dialect, type Reply } from './action.js';

export const REFUSING_FAULTS = [
  'no_numbers',
  'wrong_max_price',
  'no_balance',
  'banned',
  'banned_product',
  'channels_limit',
  'rate_limited',
  'blocked_1020',
  'bad_key',
  'bad_action',
  'service_not_available',
  'error_sql',
  'early_cancel_denied',
  'server_error',
] as const;

export const PROVIDER_FAULTS = [
  ...REFUSING_FAULTS,
  ...SILENT_FAULTS,
  'silent',
  ...LOSING_FAULTS,
  ...SPOILING_FAULTS,
  // The provider sells, but not as its list promises.
  'overcharges',
  'absurd_cost',
  'negative_cost',
  'no_cost',
  'same_phone',
  'broken_row',
  'sms_on_cancel',
  'sms_before_purchase_answer',
  'webhook_duplicated',
  'webhook_lost',
] as const;
export type ProviderFault = (typeof PROVIDER_FAULTS)[number];

const PURCHASES = ['getNumberV2', 'getNumber'];
const USUAL_ACTIONS: Partial<Record<ProviderFault, readonly string[]>> = {
  bad_action: ['getNumberV2'],
  early_cancel_denied: ['setStatus'],
  broken_row: ['getActiveActivations', 'getHistory'],
  sms_on_cancel: ['setStatus'],
  webhook_duplicated: ['webhook'],
  webhook_lost: ['webhook'],
};

export function createProviderFaults(): FaultBoard<ProviderFault> {
  return new FaultBoard(PROVIDER_FAULTS, (fault) =>
    fault === 'silent' ? null : (USUAL_ACTIONS[fault] ?? PURCHASES),
  );
}

const BAN_SECONDS = 1800;

export function refusalFor(fault: (typeof REFUSING_FAULTS)[number], dialect: Dialect, now: Date): Reply {
  switch (fault) {
    case 'rate_limited':
      return { status: 429, body: 'RATE_LIMIT' };
    case 'blocked_1020':
      return { status: 400, body: 'error code: 1020' };
    case 'server_error':
      return { status: 500, body: webPage(500) };
    case 'wrong_max_price':
      return error(dialect, 'WRONG_MAX_PRICE', { argument: '9.5', info: { min: 9.5 } });
    case 'banned':
    case 'banned_product':
      return banned(dialect, fault === 'banned' ? 'global' : 'specific', now);
    case 'early_cancel_denied':
      return error(dialect, 'EARLY_CANCEL_DENIED', { info: { minActivationTime: 120 } });
    default:
      return error(dialect, fault.toUpperCase());
  }
}

function banned(dialect: Dialect, scope: string, now: Date): Reply {
  const until = new Date(now.getTime() + BAN_SECONDS * 1000);
  const moscow = new Date(until.getTime() + 3 * 3_600_000);
  const [hours, minutes, seconds] = moscow.toISOString().slice(11, 19).split(':');
  const day = `${moscow.getUTCFullYear()}-${moscow.getUTCMonth() + 1}-${moscow.getUTCDate()}`;
  return error(dialect, 'BANNED', {
    argument: `'${day} ${hours}-${minutes}-${seconds}'`,
    info: { scope, banned_until: Math.floor(until.getTime() / 1000), retry_after_seconds: BAN_SECONDS },
  });
}
