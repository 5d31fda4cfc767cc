import type { QueryKey } from '@tanstack/react-query';

/** What the reader finds again without network. Everything else is theirs too, but no help there. */
const keptKinds = new Set<unknown>([
  'me',
  'sign-in-methods',
  'app-info',
  'balance',
  'orders',
  'user-transactions',
  'countries',
  'services',
]);

/** Those that change by themselves: what the screen shows of them is worth a mark of its age. */
const movingKinds = new Set<unknown>(['balance', 'orders', 'user-transactions']);

export const isKept = ([kind]: QueryKey): boolean => keptKinds.has(kind);

export const ages = ([kind]: QueryKey): boolean => movingKinds.has(kind);
