import type { QueryKey } from '@tanstack/react-query';

/** The families of the back-office's query cache. What is read of one has its family, path and parameters as its key. */
export const staffKeys = {
  rights: ['admin', 'rights'],
  search: ['admin', 'search'],
  dryRun: ['admin', 'dry-run'],
  /** What changes with every order and top-up: read again whenever the server says that something changed. */
  live: ['admin', 'live'],
  orders: ['admin', 'live', 'orders'],
  topups: ['admin', 'live', 'topups'],
  /** Figures beside the views of a list. Not among what is live: half a minute old is new enough. */
  counts: ['admin', 'counts'],
  alarms: ['admin', 'alarms'],
  incidents: ['admin', 'incidents'],
  cases: ['admin', 'cases'],
  caseViewers: ['admin', 'case-viewers'],
  closings: ['admin', 'reports', 'closings'],
  books: ['admin', 'reports', 'books'],
  differences: ['admin', 'reports', 'differences'],
  reports: ['admin', 'reports', 'report'],
  settings: ['admin', 'settings'],
  rates: ['admin', 'rates'],
  tokens: ['admin', 'tokens'],
  products: ['admin', 'products'],
  /** The last bulk change of products, kept here until it can no longer be undone. */
  lastOperation: ['admin', 'last-operation'],
  known: ['admin', 'known'],
  categories: ['admin', 'categories'],
  countries: ['admin', 'countries'],
  providers: ['admin', 'providers'],
  users: ['admin', 'users'],
  selectedUsers: ['admin', 'selected-users'],
  audit: ['admin', 'audit'],
} as const;

/** The key of one thing within its family. */
export const keyIn = (family: QueryKey, ...parts: readonly unknown[]): QueryKey => [...family, ...parts];
