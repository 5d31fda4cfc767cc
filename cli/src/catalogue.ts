import type { Catalogue } from './command/definition.js';

/** Every command, in the order of the help. */
export const CATALOGUE: Catalogue = [
  { name: 'login', summary: 'Sign in and remember it', load: () => import('./commands/session/login.js') },
  { name: 'logout', summary: 'End the session here', load: () => import('./commands/session/logout.js') },
  { name: 'whoami', summary: 'Show who is signed in', load: () => import('./commands/session/whoami.js') },
  {
    name: 'profiles',
    summary: 'The servers and accounts that this machine is signed in to',
    commands: [
      { name: 'list', summary: 'List them', load: () => import('./commands/profiles/list.js') },
      { name: 'use', summary: 'Choose one for commands', load: () => import('./commands/profiles/use.js') },
      { name: 'remove', summary: 'Forget one', load: () => import('./commands/profiles/remove.js') },
    ],
  },
  {
    name: 'users',
    summary: 'Accounts',
    commands: [
      {
        name: 'list',
        summary: 'List accounts, newest first',
        load: () => import('./commands/users/list.js'),
      },
      { name: 'show', summary: 'Show one account', load: () => import('./commands/users/show.js') },
    ],
  },
  {
    name: 'balance',
    summary: 'What is in the wallets of an account',
    commands: [
      { name: 'show', summary: 'Show the wallets', load: () => import('./commands/balance/show.js') },
      { name: 'credit', summary: 'Add money', load: () => import('./commands/balance/credit.js') },
      {
        name: 'debit',
        summary: 'Take money, never more than can be spent',
        load: () => import('./commands/balance/debit.js'),
      },
      { name: 'set', summary: 'Set what can be spent', load: () => import('./commands/balance/set.js') },
    ],
  },
  {
    name: 'sessions',
    summary: 'Sign accounts out',
    commands: [
      {
        name: 'end',
        summary: 'End the sessions of an account, or everybody’s; API keys stay',
        load: () => import('./commands/sessions/end.js'),
      },
    ],
  },
  {
    name: 'products',
    summary: 'What is sold',
    commands: [
      { name: 'list', summary: 'List products', load: () => import('./commands/products/list.js') },
      { name: 'show', summary: 'Show one product', load: () => import('./commands/products/show.js') },
      {
        name: 'update',
        summary: 'Change name, description, category or status',
        load: () => import('./commands/products/update.js'),
      },
      {
        name: 'price',
        summary: 'Set the price, or follow the cost again',
        load: () => import('./commands/products/price.js'),
      },
      {
        name: 'pause',
        summary: 'Take a product from sale',
        load: () => import('./commands/products/pause.js'),
      },
      {
        name: 'resume',
        summary: 'Sell a product again',
        load: () => import('./commands/products/resume.js'),
      },
    ],
  },
  {
    name: 'providers',
    summary: 'Who supplies numbers',
    commands: [
      {
        name: 'list',
        summary: 'List providers in the order in which they are asked',
        load: () => import('./commands/providers/list.js'),
      },
      { name: 'health', summary: 'Show how they do', load: () => import('./commands/providers/health.js') },
      {
        name: 'pause',
        summary: 'Buy nothing new there',
        load: () => import('./commands/providers/pause.js'),
      },
      { name: 'resume', summary: 'Buy there again', load: () => import('./commands/providers/resume.js') },
    ],
  },
  {
    name: 'reports',
    summary: 'What the business did',
    commands: [
      { name: 'revenue', summary: 'Revenue and margin', load: () => import('./commands/reports/revenue.js') },
      { name: 'sales', summary: 'Numbers sold', load: () => import('./commands/reports/sales.js') },
      {
        name: 'delivery',
        summary: 'Numbers that got their message',
        load: () => import('./commands/reports/delivery.js'),
      },
      {
        name: 'refunds',
        summary: 'Money that went back',
        load: () => import('./commands/reports/refunds.js'),
      },
      {
        name: 'users',
        summary: 'New and active accounts',
        load: () => import('./commands/reports/users.js'),
      },
      {
        name: 'topups',
        summary: 'Money that came in, by gateway',
        load: () => import('./commands/reports/topups.js'),
      },
      {
        name: 'fiscal',
        summary: 'The lines for the accountant, as a sheet',
        load: () => import('./commands/reports/fiscal.js'),
      },
    ],
  },
  { name: 'api', summary: 'Call the API as it is', load: () => import('./commands/tool/api.js') },
  { name: 'open', summary: 'Open a screen in the browser', load: () => import('./commands/tool/open.js') },
  {
    name: 'completion',
    summary: 'Print what completes commands in a shell',
    load: async () => {
      const { completionOf } = await import('./commands/tool/completion.js');
      return { default: completionOf(CATALOGUE) };
    },
  },
];
