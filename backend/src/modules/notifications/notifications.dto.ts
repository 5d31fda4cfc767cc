export interface VapidPublicKeyDto {
  /** The `applicationServerKey` of a browser's subscription: 65 bytes in base64url. */
  public_key: string;
}

export interface PushKeysDto {
  /**
   * The browser's public key: an uncompressed point of P-256, in base64url.
   * @isString required
   * @maxLength 128 too_long
   */
  p256dh: string;
  /** The secret that browser and sender share, in base64url. @isString required @maxLength 128 too_long */
  auth: string;
}

/** The result of `PushSubscription.toJSON()` in the browser. */
export interface PushSubscriptionDto {
  /** An address of a known push service. @isString required @minLength 1 required @maxLength 2048 too_long */
  endpoint: string;
  /** Milliseconds since 1970; most browsers send null. */
  expirationTime?: number | null;
  keys: PushKeysDto;
}

export interface SubscribeRequestDto {
  subscription: PushSubscriptionDto;
  /** The id of the caller's own account. @isString required */
  userId: string;
}

export interface SubscribedDto {
  id: string;
  /** When this browser last subscribed. */
  subscribed_at: string;
}

export interface UnsubscribeRequestDto {
  /** Which subscription to remove; when left out, those of the calling session. @maxLength 2048 too_long */
  endpoint?: string;
}

export interface UnsubscribedDto {
  /** How many subscriptions were removed. */
  removed: number;
}

/** The notification that the service worker shows. The push message carries it as JSON. */
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
  /** The page that a tap opens: a path of the web app. */
  url: string;
  /** A newer notification replaces an older one with the same tag. */
  tag: string;
  /** The account that the notification is for. A browser does not show it to another account. */
  user_id: string;
}

export interface TestedDto {
  /** How many browsers of this session will show the notification. */
  sent: number;
  notification: PushNotificationDto;
}
