/** Where a browser stands with notifications. */
export type PushState = 'unsupported' | 'unavailable' | 'blocked' | 'off' | 'on';

interface PushFacts {
  /** The server has keys to send with. */
  isAvailable: boolean;
  permission: NotificationPermission;
  isSubscribed: boolean;
}

/** The first obstacle decides, so that the browser is not asked for a permission that would not help. */
export function pushState({ isAvailable, permission, isSubscribed }: PushFacts): PushState {
  if (!isAvailable) return 'unavailable';
  if (permission === 'denied') return 'blocked';
  return permission === 'granted' && isSubscribed ? 'on' : 'off';
}

/** Whether this browser can receive pushes at all; on an iPhone only the installed app can. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
