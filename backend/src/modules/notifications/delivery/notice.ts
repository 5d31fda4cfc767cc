import type { PushNotificationDto } from '../notifications.dto.js';

export interface PushMessage {
  /** The message is encrypted, so only the subscribed browser can read it. */
  notification: PushNotificationDto;
  ttlSeconds: number;
  urgency: 'normal' | 'high';
}

export interface Notice {
  kind: Exclude<PushNotificationDto['type'], 'test'>;
  subjectId: string;
  product: { serviceCode: string; countryIso: string } | null;
  happenedAt: Date;
}

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** Short for a code, because the customer waits for it; long for money. */
const LIFETIME_SECONDS: Record<Notice['kind'], number> = {
  sms_received: 5 * MINUTE_SECONDS,
  activation_expired: DAY_SECONDS,
  activation_released: DAY_SECONDS,
  activation_refunded: DAY_SECONDS,
  topup_credited: DAY_SECONDS,
  incident_published: 20 * MINUTE_SECONDS,
  alert_triggered: DAY_SECONDS,
};

export function secondsLeft({ kind, happenedAt }: Notice, now: Date): number {
  return Math.ceil(LIFETIME_SECONDS[kind] - (now.getTime() - happenedAt.getTime()) / 1000);
}
