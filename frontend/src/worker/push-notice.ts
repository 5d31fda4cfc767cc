import type { Schemas } from '@torpedo/api-client';

/** What the server tells a device; the texts are in the account's language. */
export type PushPayload = Schemas['PushNotificationDto'];

const vibration = [100, 50, 100];
const parts = ['type', 'title', 'body', 'url', 'tag', 'user_id'] as const;

/** The payload of a push; null when it is not one of ours. */
export function readPayload(data: Pick<PushMessageData, 'json'> | null): PushPayload | null {
  try {
    const value = data?.json() as Partial<Record<(typeof parts)[number], unknown>> | null;
    return value && parts.every((part) => typeof value[part] === 'string') ? (value as PushPayload) : null;
  } catch {
    return null;
  }
}

/** `renotify` and `vibrate` are known to the browsers that vibrate, but not to TypeScript. */
type Options = NotificationOptions & { renotify: boolean; vibrate?: number[] };

/**
 * How a push is shown. Who looks at the app right now has seen and felt it there: then the notice comes without a
 * sound. It is shown all the same, because a browser takes the right away from who receives without showing.
 */
export function noticeOptions({ body, url, tag }: PushPayload, isWatched: boolean): Options {
  return {
    body,
    tag,
    data: { url },
    icon: '/images/app/icon-192.png',
    badge: '/images/app/badge-96.png',
    // Without a tag there is nothing to replace, and asking for it is an error.
    renotify: tag !== '' && !isWatched,
    ...(isWatched ? { silent: true } : { vibrate: vibration }),
  };
}

type Windows = Pick<Clients, 'matchAll' | 'openWindow'>;

/** Whether a window of ours is visible. */
export async function isAppWatched(windows: Windows): Promise<boolean> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  return open.some(({ visibilityState }) => visibilityState === 'visible');
}

/** A page of ours: other sites, other kinds of addresses and what is none lead to the beginning. */
function pageOf(url: string, origin: string): URL {
  const beginning = new URL('/dashboard', origin);
  try {
    const wanted = new URL(url, origin);
    // The origin alone is also that of a blob made by a page of ours.
    return wanted.href.startsWith(`${origin}/`) ? wanted : beginning;
  } catch {
    return beginning;
  }
}

/**
 * Brings the address of a notice to the front: in the window that shows it, else in a new one. No window is led away
 * from what it shows, where somebody may be filling in a form.
 */
export async function openNotice(url: string, origin: string, windows: Windows): Promise<void> {
  const target = pageOf(url, origin);
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const showing = open.find((window) => new URL(window.url).pathname === target.pathname);
  await (showing ? showing.focus() : windows.openWindow(target.href));
}
