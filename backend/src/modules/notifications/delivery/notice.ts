/** Encrypted on the way, so that only the subscribed browser can read it. */
export interface PushNotification {
  type: PushKind;
  title: string;
  body: string;
  url: string;
  tag: string;
  user_id: string;
}

type PushKind =
  | 'sms_received'
  | 'activation_expired'
  | 'activation_released'
  | 'activation_refunded'
  | 'topup_credited'
  | 'test';

export interface PushMessage {
  notification: PushNotification;
  /** How long the push service keeps it for a browser that is not reachable. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
}

export interface Notice {
  kind: Exclude<PushKind, 'test'>;
  subjectId: string;
  product: { serviceCode: string; countryIso: string } | null;
  happenedAt: Date;
}

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** How long a notice stays worth delivering: short for a code, which is awaited, long for money. */
const LIFETIME_SECONDS: Record<Notice['kind'], number> = {
  sms_received: 5 * MINUTE_SECONDS,
  activation_expired: DAY_SECONDS,
  activation_released: DAY_SECONDS,
  activation_refunded: DAY_SECONDS,
  topup_credited: DAY_SECONDS,
};

export function secondsLeft({ kind, happenedAt }: Notice, now: Date): number {
  return Math.ceil(LIFETIME_SECONDS[kind] - (now.getTime() - happenedAt.getTime()) / 1000);
}
