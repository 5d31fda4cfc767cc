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
  /** Whose it is: the worker shows it to nobody else. */
  user_id: string;
}

export type PushKind =
  'sms_received' | 'activation_expired' | 'activation_released' | 'topup_credited' | 'test';

/** A notification with how a push service is to treat it. */
export interface PushMessage {
  notification: PushNotification;
  /** How long the push service keeps it for a browser that is not reachable. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
}
