import { describe, expect, it, vi } from 'vitest';
import { isAppWatched, noticeOptions, openNotice, readPayload, type PushPayload } from './push-notice';

const news: PushPayload = {
  type: 'sms_received',
  title: 'SMS recebido',
  body: 'WhatsApp, Brasil',
  url: '/services',
  tag: 'activation-1',
  user_id: 'ana',
};
const origin = 'https://torpedo.example';

const windowAt = (path: string, visibilityState: DocumentVisibilityState = 'hidden') => ({
  url: origin + path,
  visibilityState,
  focus: vi.fn(() => Promise.resolve()),
});

function windowsWith(...open: ReturnType<typeof windowAt>[]) {
  const openWindow = vi.fn(() => Promise.resolve(null));
  return { matchAll: () => Promise.resolve(open), openWindow } as unknown as Pick<
    Clients,
    'matchAll' | 'openWindow'
  > & { openWindow: typeof openWindow };
}

describe('the payload of a push', () => {
  it('is read when it is complete', () => {
    expect(readPayload({ json: () => news })).toEqual(news);
  });

  it.each([
    ['nothing', null],
    ['a part missing', { json: () => ({ ...news, url: undefined }) }],
    ['something else than JSON', { json: () => JSON.parse('hello') as unknown }],
    ['null', { json: () => null }],
  ])('is not shown when it is %s', (_what, data) => {
    expect(readPayload(data)).toBeNull();
  });
});

describe('a notice', () => {
  it('vibrates for 100, 50 and 100 ms, and alerts again when it replaces an older one', () => {
    expect(noticeOptions(news, false)).toMatchObject({
      body: 'WhatsApp, Brasil',
      tag: 'activation-1',
      vibrate: [100, 50, 100],
      renotify: true,
      data: { url: '/services' },
    });
  });

  it('is silent while somebody looks at the app, and never silent and vibrating at once, which is an error', () => {
    const options = noticeOptions(news, true);
    expect(options).toMatchObject({ silent: true, renotify: false });
    expect(options).not.toHaveProperty('vibrate');
  });

  it('shows only texts: it ignores pictures, buttons and addresses of the payload', () => {
    const hostile = {
      ...news,
      title: '"><script>alert(1)</script>',
      body: '<img src=x onerror=alert(1)>',
      icon: 'https://evil.example/icon.png',
      image: 'https://evil.example/image.png',
      badge: 'https://evil.example/badge.png',
      actions: [{ action: 'open', title: 'Open' }],
      data: { url: 'https://evil.example/' },
    };
    const payload = readPayload({ json: () => hostile })!;
    const options = noticeOptions(payload, false);
    expect(options.body).toBe('<img src=x onerror=alert(1)>');
    expect(options.data).toEqual({ url: '/services' });
    expect(JSON.stringify(options)).not.toContain('evil.example');
    expect(options).not.toHaveProperty('actions');
  });

  it('knows whether somebody looks at the app', async () => {
    expect(await isAppWatched(windowsWith(windowAt('/services'), windowAt('/', 'visible')))).toBe(true);
    expect(await isAppWatched(windowsWith(windowAt('/services')))).toBe(false);
  });
});

describe('a pressed notice', () => {
  it('focuses the window that shows its screen', async () => {
    const showing = windowAt('/services?service=wa');
    const windows = windowsWith(windowAt('/profile'), showing);
    await openNotice('/services', origin, windows);
    expect(showing.focus).toHaveBeenCalledOnce();
    expect(windows.openWindow).not.toHaveBeenCalled();
  });

  it('opens a new window and leaves the open ones as they are', async () => {
    const windows = windowsWith(windowAt('/profile'));
    await openNotice('/services', origin, windows);
    expect(windows.openWindow).toHaveBeenCalledWith(`${origin}/services`);
  });

  it.each([
    'https://evil.example/services',
    '//evil.example/services',
    '/\\evil.example',
    'https:\\\\evil.example',
    'https://torpedo.example@evil.example/',
    'https://torpedo.example.evil.example/',
    'http://torpedo.example/',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://torpedo.example/5f0c1f0e-4f5c-4a0e-9d43-6a3f6f0f9a11',
    'filesystem:https://torpedo.example/temporary/page.html',
    'http://[',
  ])('never leads to another site or to anything but a page: %j', async (url) => {
    const windows = windowsWith();
    await openNotice(url, origin, windows);
    expect(windows.openWindow).toHaveBeenCalledWith(`${origin}/dashboard`);
  });
});
