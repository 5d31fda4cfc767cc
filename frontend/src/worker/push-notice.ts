import type { Schemas } from '@torpedo/api-client';

export type PushPayload = Schemas['PushNotificationDto'];

const vibration = [100, 50, 100];
const parts = ['type', 'title', 'body', 'url', 'tag', 'user_id'] as const;

export function readPayload(data: Pick<PushMessageData, 'json'> | null): PushPayload | null {
  try {
    const value = data?.json() as Partial<Record<(typeof parts)[number], unknown>> | null;
    return value && parts.every((part) => typeof value[part] === 'string') ? (value as PushPayload) : null;
  } catch {
    return null;
  }
}

/** TypeScript's types lack these options. */
type Options = NotificationOptions & { renotify: boolean; vibrate?: number[] };

/** Silent while somebody looks at the app, but shown: browsers take the right from apps that show nothing. */
export function noticeOptions({ body, url, tag }: PushPayload, isWatched: boolean): Options {
  return {
    body,
    tag,
    data: { url },
    icon: '/images/app/icon-192.png',
    badge: '/images/app/badge-96.png',
    // `renotify` without a tag is an error of the browser.
    renotify: tag !== '' && !isWatched,
    ...(isWatched ? { silent: true } : { vibrate: vibration }),
  };
}

type Windows = Pick<Clients, 'matchAll' | 'openWindow'>;

export async function isAppWatched(windows: Windows): Promise<boolean> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  return open.some(({ visibilityState }) => visibilityState === 'visible');
}

function pageOf(url: string, origin: string): URL {
  const beginning = new URL('/dashboard', origin);
  try {
    const wanted = new URL(url, origin);
    // A blob URL of one of our pages has the same origin.
    return wanted.href.startsWith(`${origin}/`) ? wanted : beginning;
  } catch {
    return beginning;
  }
}

/** Never changes what an open window shows, which may be a form. */
export async function openNotice(url: string, origin: string, windows: Windows): Promise<void> {
  const target = pageOf(url, origin);
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const showing = open.find((window) => new URL(window.url).pathname === target.pathname);
  await (showing ? showing.focus() : windows.openWindow(target.href));
}
