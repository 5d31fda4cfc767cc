import type { QueryKey } from '@tanstack/react-query';

/** The key families of the back-office's query cache. A query's key is its family, path and parameters. */
export const staffKeys = {
  rights: ['admin', 'rights'],
  search: ['admin', 'search'],
  dryRun: ['admin', 'dry-run'],
  /** Data that changes with every order and top-up: read again when the server reports a change. */
  live: ['admin', 'live'],
  orders: ['admin', 'live', 'orders'],
  topups: ['admin', 'live', 'topups'],
  /** Counts beside the views of a list. They are not `live`, because they may be half a minute old. */
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

/** The key of one query within its family. */
export const keyIn = (family: QueryKey, ...parts: readonly unknown[]): QueryKey => [...family, ...parts];
