import type { Catalogue } from './command/definition.js';

export const CATALOGUE: Catalogue = [
  { name: 'login', summary: 'Sign in and remember it', load: () => import('./commands/session/login.js') },
  { name: 'logout', summary: 'End the session here', load: () => import('./commands/session/logout.js') },
  { name: 'whoami', summary: 'Show who is signed in', load: () => import('./commands/session/whoami.js') },
  {
    name: 'overview',
    summary: 'Show how the business runs now',
    load: () => import('./commands/overview.js'),
  },
  { name: 'search', summary: 'Find accounts and orders', load: () => import('./commands/tool/search.js') },
  {
    name: 'profiles',
    summary: 'The servers and accounts that this machine is signed in to',
    defaultVerb: 'list',
    verbs: () => import('./commands/profiles.js'),
  },
  { name: 'users', summary: 'Accounts', verbs: () => import('./commands/users/users.js') },
  {
    name: 'balance',
    summary: 'What is in the wallets of an account',
    verbs: () => import('./commands/balance/balance.js'),
  },
  { name: 'sessions', summary: 'Sign accounts out', verbs: () => import('./commands/sessions.js') },
  {
    name: 'tokens',
    summary: 'What scripts of staff sign in with',
    verbs: () => import('./commands/tokens.js'),
  },
  {
    name: 'orders',
    summary: 'Numbers and top-ups of customers',
    verbs: () => import('./commands/orders/orders.js'),
  },
  {
    name: 'activations',
    summary: 'The numbers of the moment',
    verbs: () => import('./commands/activations.js'),
  },
  { name: 'topups', summary: 'Money that customers pay in', verbs: () => import('./commands/topups.js') },
  { name: 'products', summary: 'What is sold', verbs: () => import('./commands/products/products.js') },
  {
    name: 'categories',
    summary: 'By what services are sorted',
    verbs: () => import('./commands/categories.js'),
  },
  { name: 'countries', summary: 'Where numbers come from', verbs: () => import('./commands/countries.js') },
  { name: 'providers', summary: 'Who supplies numbers', verbs: () => import('./commands/providers.js') },
  { name: 'gateways', summary: 'Who charges top-ups', verbs: () => import('./commands/gateways.js') },
  { name: 'reports', summary: 'What the business did', verbs: () => import('./commands/reports/reports.js') },
  { name: 'audit', summary: 'What staff changed', verbs: () => import('./commands/audit.js') },
  {
    name: 'settings',
    summary: 'What operators change without a restart',
    verbs: () => import('./commands/settings/settings.js'),
  },
  { name: 'alarms', summary: 'What staff have to look at', verbs: () => import('./commands/alarms.js') },
  { name: 'api', summary: 'Call the API as it is', load: () => import('./commands/tool/api.js') },
  { name: 'open', summary: 'Open a screen in the browser', load: () => import('./commands/tool/open.js') },
  {
    name: 'completion',
    summary: 'Print what completes commands in a shell',
    load: async () => ({
      default: (await import('./reference/completion.js')).completionOf(CATALOGUE),
    }),
  },
];
