export type PushState = 'unsupported' | 'unavailable' | 'blocked' | 'off' | 'on';

interface PushFacts {
  isAvailable: boolean;
  permission: NotificationPermission;
  isSubscribed: boolean;
}

/** Checks the server first, so that the permission is never requested in vain. */
export function pushState({ isAvailable, permission, isSubscribed }: PushFacts): PushState {
  if (!isAvailable) return 'unavailable';
  if (permission === 'denied') return 'blocked';
  return permission === 'granted' && isSubscribed ? 'on' : 'off';
}

/** On an iPhone only the installed app can receive pushes. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
