import type { Language } from '../i18n/languages';

/**
 * Every key of the query cache that the back-office has, apart from the customers', whose first load knows none of
 * them. `all` is the prefix that stands for a whole family when it is read again.
 */
export const staffKeys = {
  rights: ['admin', 'rights'],
  search: (text: string) => ['admin', 'search', text] as const,
  trial: (change: string) => ['admin', 'trial', change] as const,
  /** What changes with every order and top-up: read again whenever the server says that something changed. */
  live: ['admin', 'live'],
  orders: {
    all: ['admin', 'live', 'orders'],
    list: (query: object) => ['admin', 'live', 'orders', 'list', query] as const,
    one: (id: string) => ['admin', 'live', 'orders', id] as const,
  },
  topups: {
    all: ['admin', 'live', 'topups'],
    list: (query: object) => ['admin', 'live', 'topups', 'list', query] as const,
    one: (id: string) => ['admin', 'live', 'topups', id] as const,
  },
  dashboardStats: ['admin', 'live', 'dashboard-stats'],
  overview: {
    figures: (period: string) => ['admin', 'live', 'overview', period] as const,
    series: (unit: string) => ['admin', 'live', 'series', unit] as const,
    orders: ['admin', 'live', 'newest-orders'],
  },
  alarms: {
    all: ['admin', 'alarms'],
    open: ['admin', 'alarms', 'open'],
    list: (query: object) => ['admin', 'alarms', 'list', query] as const,
  },
  reports: {
    closings: ['admin', 'reports', 'closings'],
    books: ['admin', 'reports', 'books'],
    allDifferences: ['admin', 'reports', 'differences'],
    differences: (query: object) => ['admin', 'reports', 'differences', query] as const,
    fiscal: (query: object) => ['admin', 'reports', 'fiscal', query] as const,
    of: (request: object, language: string) => ['admin', 'reports', 'report', language, request] as const,
  },
  settings: (language: Language) => ['admin', 'settings', language] as const,
  rates: ['admin', 'rates'],
  tokens: {
    all: ['admin', 'tokens'],
    list: (query: object) => ['admin', 'tokens', 'list', query] as const,
  },
  products: {
    all: ['admin', 'products'],
    list: (query: object) => ['admin', 'products', 'list', query] as const,
    one: (id: string) => ['admin', 'products', 'one', id] as const,
    offers: (id: string) => ['admin', 'products', 'offers', id] as const,
    count: (search: object) => ['admin', 'products', 'count', search] as const,
    services: ['admin', 'known-services'],
    countries: ['admin', 'known-countries'],
  },
  categories: ['admin', 'categories'],
  countries: {
    all: ['admin', 'countries'],
    list: (query: object) => ['admin', 'countries', 'list', query] as const,
  },
  desk: {
    all: ['admin', 'desk'],
    providers: ['admin', 'desk', 'providers'],
    activations: (search: string) => ['admin', 'live', 'activations', search] as const,
    delivery: (hours: number) => ['admin', 'desk', 'delivery', hours] as const,
  },
  users: {
    all: ['admin', 'users'],
    stats: ['admin', 'users', 'stats'],
    list: (query: object) => ['admin', 'users', 'list', query] as const,
    marked: (action: string, marked: object) => ['admin', 'marked-users', action, marked] as const,
    one: (id: string) => ['admin', 'users', id] as const,
    timeline: (id: string, category: string | undefined) =>
      ['admin', 'users', id, 'timeline', category] as const,
    record: (id: string, record: string) => ['admin', 'users', id, record] as const,
  },
  audit: {
    list: (query: object) => ['admin', 'audit', query] as const,
  },
} as const;
