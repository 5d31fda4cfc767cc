import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { essentialOnly, everything } from '../consent/consent';
import type * as ConsentStore from '../consent/consent';
import type * as Track from './track';
import type * as WatchConsent from './watch-consent';
import { SLOW } from '../../testing/slow';

let saveConsent: typeof ConsentStore.saveConsent;
let track: typeof Track.track;
let watchConsentForAnalytics: typeof WatchConsent.watchConsentForAnalytics;

const property = 'G-TEST1';
const tagUrl = `https://www.googletagmanager.com/gtag/js?id=${property}`;

beforeEach(async () => {
  // The measurement of a page ends only when the page is closed, so each test loads the modules again.
  vi.resetModules();
  ({ saveConsent } = await import('../consent/consent'));
  ({ track } = await import('./track'));
  ({ watchConsentForAnalytics } = await import('./watch-consent'));
  delete window.dataLayer;
  document.head.replaceChildren();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn<() => void>();
      unobserve = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
const events = () => commands().filter(([kind]) => kind === 'event');
const names = () => events().map(([, name]) => name);
const scripts = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => src);

/** A server whose operator reports to the property; returns the requests that it gets. */
const serve = (id: Promise<string | null> | string | null = property) =>
  fakeServer({ 'GET /api/v1/app': async () => ({ body: { analytics_measurement_id: await id } }) });
const switchedOff = () =>
  vi.waitFor(() => expect(window).toHaveProperty(`ga-disable-${property}`, true), SLOW);
const measured = () => vi.waitFor(() => expect(names()).toContain('page_view'), SLOW);

it('measures nothing in the back-office, and goes on outside of it', async () => {
  window.history.replaceState(null, '', '/admin/orders');
  serve();
  saveConsent(everything);
  const analytics = watchConsentForAnalytics();
  await Promise.resolve();
  expect(scripts()).toEqual([]);
  window.history.replaceState(null, '', '/dashboard');
  analytics.turnTo(new URL(window.location.href));
  await measured();
  window.history.replaceState(null, '', '/admin/users');
  analytics.turnTo(new URL(window.location.href));
  await switchedOff();
  expect(JSON.stringify(events())).not.toContain('/admin');
});

describe('before consent', () => {
  it('asks the server for nothing, loads nothing and keeps no event', async () => {
    const requests = serve();
    watchConsentForAnalytics();
    track('login_attempt');
    saveConsent({ ...everything, analytics: false });
    track('login_attempt');
    await Promise.resolve();
    expect([requests, scripts(), window.dataLayer]).toEqual([[], [], undefined]);
  });
});

describe('with consent', () => {
  it('loads the tag once and counts the page that is open, without its query', async () => {
    window.history.replaceState(null, '', '/verify-email?email=ana%40exemplo.com.br');
    serve();
    watchConsentForAnalytics();
    saveConsent(everything);
    saveConsent({ ...everything, marketing: false });
    await measured();
    expect(scripts()).toEqual([tagUrl]);
    expect(events()).toEqual([['event', 'page_view', { page_path: '/verify-email' }]]);
    expect(JSON.stringify(window.dataLayer)).not.toContain('exemplo');
  });

  it('asks the property for anonymous addresses, without signals for ads', async () => {
    saveConsent(everything);
    serve();
    watchConsentForAnalytics();
    await measured();
    expect(commands()).toContainEqual([
      'config',
      property,
      expect.objectContaining({
        anonymize_ip: true,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        send_page_view: false,
      }),
    ]);
    expect(commands()[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }),
    ]);
  });

  it('counts events and pages', async () => {
    saveConsent(everything);
    serve();
    const { turnTo } = watchConsentForAnalytics();
    await measured();
    track('login_error', { reason: 'INVALID_CREDENTIALS' });
    turnTo(new URL('https://torpedo.example/register?x=1'));
    expect(events().slice(1)).toEqual([
      ['event', 'login_error', { reason: 'INVALID_CREDENTIALS' }],
      ['event', 'page_view', { page_path: '/register' }],
    ]);
    expect(commands()).toContainEqual(['set', { page_location: 'https://torpedo.example/register' }]);
  });

  it('loads nothing where no property is configured', async () => {
    saveConsent(everything);
    const requests = serve(null);
    watchConsentForAnalytics();
    await vi.waitFor(() => expect(requests).toHaveLength(1), SLOW);
    await vi.dynamicImportSettled();
    expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'loads nothing in a browser that says %j',
    async (signal) => {
      vi.stubGlobal('navigator', signal);
      saveConsent(everything);
      const requests = serve();
      watchConsentForAnalytics();
      await Promise.resolve();
      expect([requests, scripts()]).toEqual([[], []]);
    },
  );
});

describe('after the consent is withdrawn', () => {
  it('sends no more events, switches the property off and deletes its cookies', async () => {
    saveConsent(everything);
    serve();
    const { turnTo } = watchConsentForAnalytics();
    await measured();
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_ga_TEST1=GS1.1.1; path=/';
    const counted = events().length;
    saveConsent(essentialOnly);
    await switchedOff();
    track('logout');
    turnTo(new URL('https://torpedo.example/login'));
    expect(events()).toHaveLength(counted);
    expect(document.cookie).not.toContain('_ga');
  });

  it('sends events again when consent is given again, with the tag that is already loaded', async () => {
    saveConsent(everything);
    serve();
    watchConsentForAnalytics();
    await measured();
    saveConsent(essentialOnly);
    await switchedOff();
    saveConsent(everything);
    await vi.waitFor(() => expect(names().filter((name) => name === 'page_view')).toHaveLength(2), SLOW);
    expect(window).toHaveProperty(`ga-disable-${property}`, false);
    expect(scripts()).toEqual([tagUrl]);
  });

  it('loads nothing when consent is withdrawn before the server has answered', async () => {
    let answer: (id: string) => void = () => undefined;
    const requests = serve(new Promise((resolve) => (answer = resolve)));
    watchConsentForAnalytics();
    saveConsent(everything);
    await vi.waitFor(() => expect(requests).toHaveLength(1), SLOW);
    saveConsent(essentialOnly);
    answer(property);
    await vi.dynamicImportSettled();
    expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
  });
});
