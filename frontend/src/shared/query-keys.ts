import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import type { Language } from './i18n/languages';

type Currency = Schemas['MeDto']['preferred_currency'];

/** `all` is the prefix that invalidates the whole family. */
export const queryKeys = {
  me: ['me'],
  signInMethods: ['sign-in-methods'],
  sessions: ['sessions'],
  apiKeys: ['api-keys'],
  accountLimits: ['account-limits'],
  accountActivity: ['account-activity'],
  pendingDevice: (code: string) => ['pending-device', code] as const,
  pushState: (userId: string) => ['push-state', userId] as const,

  appInfo: ['app-info'],
  countries: (language: Language) => ['countries', language] as const,
  services: {
    all: ['services'],
    in: (language: Language, countryIso?: string) =>
      ['services', language, countryIso ?? 'anywhere'] as const,
    everywhere: (language: Language, service: string) =>
      ['services', language, 'everywhere', service] as const,
  },

  userTransactions: {
    all: ['user-transactions'],
    of: (userId: string) => ['user-transactions', userId] as const,
  },
  orders: {
    all: ['orders'],
    list: (language: Language, filter: object) => ['orders', 'list', language, filter] as const,
    one: (language: Language, id: string) => ['orders', 'one', language, id] as const,
    mostUsed: (language: Language) => ['orders', 'most-used', language] as const,
    boughtBefore: (language: Language) => ['orders', 'bought-before', language] as const,
    summary: ['orders', 'summary'],
  },

  statement: {
    all: ['statement'],
    list: (language: Language, filter: object) => ['statement', language, filter] as const,
  },
  balance: {
    all: ['balance'],
    in: (currency: Currency) => ['balance', currency] as const,
  },
  topup: (id: string) => ['topups', id] as const,
  pendingTopups: ['pending-topups'],
  rates: ['rates'],
  gateways: (language: Language) => ['gateways', language] as const,
  gatewaySelection: ['gateway-selection'],
  payouts: ['payouts'],
  cases: ['cases'],
} as const;

export function invalidate(queryClient: QueryClient, ...keys: readonly QueryKey[]): void {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}
