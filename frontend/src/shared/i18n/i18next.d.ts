import 'i18next';
import type account from '../../locales/pt/account.json';
import type admin from '../../locales/pt/admin.json';
import type adminCatalogue from '../../locales/pt/admin-catalogue.json';
import type adminFrame from '../../locales/pt/admin-frame.json';
import type adminKit from '../../locales/pt/admin-kit.json';
import type adminReports from '../../locales/pt/admin-reports.json';
import type adminAudit from '../../locales/pt/admin-audit.json';
import type adminUsers from '../../locales/pt/admin-users.json';
import type adminOrders from '../../locales/pt/admin-orders.json';
import type auth from '../../locales/pt/auth.json';
import type buy from '../../locales/pt/buy.json';
import type consent from '../../locales/pt/consent.json';
import type contact from '../../locales/pt/contact.json';
import type dashboard from '../../locales/pt/dashboard.json';
import type device from '../../locales/pt/device.json';
import type errors from '../../locales/pt/errors.json';
import type landing from '../../locales/pt/landing.json';
import type legal from '../../locales/pt/legal.json';
import type live from '../../locales/pt/live.json';
import type orders from '../../locales/pt/orders.json';
import type payout from '../../locales/pt/payout.json';
import type products from '../../locales/pt/products.json';
import type profile from '../../locales/pt/profile.json';
import type pwa from '../../locales/pt/pwa.json';
import type security from '../../locales/pt/security.json';
import type shell from '../../locales/pt/shell.json';
import type site from '../../locales/pt/site.json';
import type topup from '../../locales/pt/topup.json';
import type unauthorized from '../../locales/pt/unauthorized.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    resources: {
      account: typeof account;
      admin: typeof admin;
      'admin-catalogue': typeof adminCatalogue;
      'admin-frame': typeof adminFrame;
      'admin-kit': typeof adminKit;
      'admin-reports': typeof adminReports;
      'admin-audit': typeof adminAudit;
      'admin-users': typeof adminUsers;
      'admin-orders': typeof adminOrders;
      auth: typeof auth;
      buy: typeof buy;
      consent: typeof consent;
      contact: typeof contact;
      dashboard: typeof dashboard;
      device: typeof device;
      errors: typeof errors;
      landing: typeof landing;
      legal: typeof legal;
      live: typeof live;
      orders: typeof orders;
      payout: typeof payout;
      products: typeof products;
      profile: typeof profile;
      pwa: typeof pwa;
      security: typeof security;
      shell: typeof shell;
      site: typeof site;
      topup: typeof topup;
      unauthorized: typeof unauthorized;
    };
  }
}
