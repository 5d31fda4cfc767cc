import type { AnalyticsSink } from './track';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const tagHost = 'https://www.googletagmanager.com';

/** Sets the opt-out switch that Google documents for its tag. */
function setDisabled(measurementId: string, isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${measurementId}`]: isDisabled });
}

function forgetCookies(): void {
  const names = document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
  const parts = location.hostname.split('.');
  // The tag sets its cookies on the highest domain that the browser allows.
  const domains = parts.map((_part, index) => parts.slice(index).join('.'));
  for (const name of names.filter((each) => /^_ga(_|$)/.test(each))) {
    document.cookie = `${name}=; path=/; max-age=0`;
    for (const domain of domains) document.cookie = `${name}=; path=/; domain=${domain}; max-age=0`;
  }
}

export interface GoogleTag {
  send: AnalyticsSink;
  /** Takes the page without its query, which may carry addresses and tokens. */
  setPage: (url: URL) => void;
  stop: () => void;
  resume: () => void;
}

const withoutQuery = ({ origin, pathname }: URL) => origin + pathname;

export function loadGoogleTag(measurementId: string): GoogleTag {
  const dataLayer = (window.dataLayer ??= []);
  // The tag takes commands only as Arguments objects.
  function command(..._parts: unknown[]): void {
    dataLayer.push(arguments);
  }

  command('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  command('js', new Date());
  command('config', measurementId, {
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    send_page_view: false,
    page_location: withoutQuery(new URL(location.href)),
    page_referrer: document.referrer && withoutQuery(new URL(document.referrer)),
  });

  setDisabled(measurementId, false);
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagHost}/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);

  return {
    send: (name, facts) => command('event', name, facts),
    setPage: (url) => command('set', { page_location: withoutQuery(url) }),
    stop: () => {
      command('consent', 'update', { analytics_storage: 'denied' });
      setDisabled(measurementId, true);
      forgetCookies();
    },
    resume: () => {
      setDisabled(measurementId, false);
      command('consent', 'update', { analytics_storage: 'granted' });
    },
  };
}
