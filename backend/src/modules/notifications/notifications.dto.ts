export interface VapidPublicKeyDto {
  /** What a browser subscribes for (`applicationServerKey`): 65 bytes in base64url. */
  public_key: string;
}

export interface PushKeysDto {
  /**
   * The browser's public key: an uncompressed point of P-256, in base64url.
   * @isString required
   * @maxLength 128 too_long
   */
  p256dh: string;
  /** The secret of browser and sender, in base64url. @isString required @maxLength 128 too_long */
  auth: string;
}

/** What the browser's `PushSubscription.toJSON()` gives. */
export interface PushSubscriptionDto {
  /** An address of a known push service. @isString required @minLength 1 required @maxLength 2048 too_long */
  endpoint: string;
  /** Milliseconds since 1970; most browsers say null. */
  expirationTime?: number | null;
  keys: PushKeysDto;
}

export interface SubscribeRequestDto {
  subscription: PushSubscriptionDto;
  /** The caller's own account. @isString required */
  userId: string;
}

export interface SubscribedDto {
  id: string;
  /** When this browser last subscribed. */
  subscribed_at: string;
}

export interface UnsubscribeRequestDto {
  /** Which subscription of the account; left out: those of the session that asks. @maxLength 2048 too_long */
  endpoint?: string;
}

export interface UnsubscribedDto {
  /** How many subscriptions there were. */
  removed: number;
}

/** What the service worker gets to show, as JSON in the message of the push service. */
export interface PushNotificationDto {
  type:
    | 'sms_received'
    | 'activation_expired'
    | 'activation_released'
    | 'activation_refunded'
    | 'topup_credited'
    | 'incident_published'
    | 'alert_triggered'
    | 'test';
  title: string;
  body: string;
  /** Where a tap leads: a path of the web app. */
  url: string;
  /** A newer notification with the same tag takes the place of the older one. */
  tag: string;
  /** The account it is for; it is shown to no other. */
  user_id: string;
}

export interface TestedDto {
  /** How many browsers of this session are about to show it. */
  sent: number;
  notification: PushNotificationDto;
}
