import type { PushKind } from './push-message.js';

/** Something that happened to somebody who wants to be told. */
export interface Notice {
  kind: Exclude<PushKind, 'test'>;
  /** The activation or the top-up. */
  subjectId: string;
  /** Of an activation. */
  product: { serviceCode: string; countryIso: string } | null;
  happenedAt: Date;
}

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** After how long nobody needs to be told any more: a code is waited for, money is not. */
const LIFETIME_SECONDS: Record<Notice['kind'], number> = {
  sms_received: 5 * MINUTE_SECONDS,
  activation_expired: DAY_SECONDS,
  activation_released: DAY_SECONDS,
  topup_credited: DAY_SECONDS,
};

/** How many seconds are left to tell of it. */
export function secondsLeft({ kind, happenedAt }: Notice, now: Date): number {
  return Math.ceil(LIFETIME_SECONDS[kind] - (now.getTime() - happenedAt.getTime()) / 1000);
}
