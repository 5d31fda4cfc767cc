import 'i18next';
import type auth from '../../locales/pt/auth.json';
import type buy from '../../locales/pt/buy.json';
import type dashboard from '../../locales/pt/dashboard.json';
import type errors from '../../locales/pt/errors.json';
import type landing from '../../locales/pt/landing.json';
import type orders from '../../locales/pt/orders.json';
import type profile from '../../locales/pt/profile.json';
import type shell from '../../locales/pt/shell.json';
import type site from '../../locales/pt/site.json';
import type topup from '../../locales/pt/topup.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    resources: {
      auth: typeof auth;
      buy: typeof buy;
      dashboard: typeof dashboard;
      errors: typeof errors;
      landing: typeof landing;
      orders: typeof orders;
      profile: typeof profile;
      shell: typeof shell;
      site: typeof site;
      topup: typeof topup;
    };
  }
}
