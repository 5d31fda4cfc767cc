/** What the service worker gets to show; encrypted on the way, so that only the subscribed browser can read it. */
export interface PushNotification {
  /** What it is about. */
  type: PushKind;
  title: string;
  body: string;
  /** Where a tap leads: a path of the web app. */
  url: string;
  /** A newer notification with the same tag takes the place of the older one. */
  tag: string;
  /** The account it is for: the worker shows it to no other. */
  user_id: string;
}

type PushKind =
  | 'sms_received'
  | 'activation_expired'
  | 'activation_released'
  | 'activation_refunded'
  | 'topup_credited'
  | 'test';

/** A notification with how a push service is to treat it. */
export interface PushMessage {
  notification: PushNotification;
  /** How long the push service keeps it for a browser that is not reachable. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
}

/** An event of an account that wants to be notified. */
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

/** How long a notice stays worth delivering: short for a code, which is awaited, long for money. */
const LIFETIME_SECONDS: Record<Notice['kind'], number> = {
  sms_received: 5 * MINUTE_SECONDS,
  activation_expired: DAY_SECONDS,
  activation_released: DAY_SECONDS,
  activation_refunded: DAY_SECONDS,
  topup_credited: DAY_SECONDS,
};

/** How many seconds are left to tell of it. */
export function secondsLeft({ kind, happenedAt }: Notice, now: Date): number {
  return Math.ceil(LIFETIME_SECONDS[kind] - (now.getTime() - happenedAt.getTime()) / 1000);
}
