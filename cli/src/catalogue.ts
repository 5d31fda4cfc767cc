import type { Catalogue, Definition, Leaf } from './command/definition.js';
import type { reportCommand } from './commands/reports/report.js';

type Load = () => Promise<{ default: Definition }>;

const leaf = (name: string, summary: string, load: Load): Leaf => ({ name, summary, load });

/** The reports differ in little but their name. */
const report =
  (name: Parameters<typeof reportCommand>[0]): Load =>
  async () => ({ default: (await import('./commands/reports/report.js')).reportCommand(name) });

/** One of several commands that share a file. */
const part =
  <Name extends string>(load: () => Promise<Record<Name, Definition>>, name: Name): Load =>
  async () => ({ default: (await load())[name] });

const countries = () => import('./commands/countries/countries.js');
const categories = () => import('./commands/categories/categories.js');
const closings = () => import('./commands/reports/closings.js');
const offers = () => import('./commands/products/offers.js');
const notes = () => import('./commands/users/notes.js');
const setActive = () => import('./commands/users/set-active.js');
const unblock = () => import('./commands/users/unblock.js');

/** Every command, in the order of the help. */
export const CATALOGUE: Catalogue = [
  leaf('login', 'Sign in and remember it', () => import('./commands/session/login.js')),
  leaf('logout', 'End the session here', () => import('./commands/session/logout.js')),
  leaf('whoami', 'Show who is signed in', () => import('./commands/session/whoami.js')),
  leaf('overview', 'Show how the business runs now', () => import('./commands/overview/overview.js')),
  leaf('search', 'Find accounts and orders', () => import('./commands/tool/search.js')),
  {
    name: 'profiles',
    summary: 'The servers and accounts that this machine is signed in to',
    commands: [
      {
        ...leaf('list', 'List them', () => import('./commands/profiles/list.js')),
        isDefault: true,
      },
      leaf('use', 'Choose the one that commands use', () => import('./commands/profiles/use.js')),
      leaf('remove', 'Forget one', () => import('./commands/profiles/remove.js')),
    ],
  },
  {
    name: 'users',
    summary: 'Accounts',
    commands: [
      leaf('list', 'List accounts, newest first', () => import('./commands/users/list.js')),
      leaf('show', 'Show one account', () => import('./commands/users/show.js')),
      leaf('create', 'Make an account with a first password', () => import('./commands/users/create.js')),
      leaf(
        'invite',
        'Make an account and mail its owner the way in',
        () => import('./commands/users/invite.js'),
      ),
      leaf(
        'update',
        'Change address and currency, or name and telephone',
        () => import('./commands/users/update.js'),
      ),
      leaf('activate', 'Let an account in again', part(setActive, 'activate')),
      leaf('deactivate', 'Keep an account out and end its sessions', part(setActive, 'deactivate')),
      leaf('role', 'Give another role', () => import('./commands/users/role.js')),
      leaf('delete', 'Delete an account for good', () => import('./commands/users/delete.js')),
      leaf(
        'resend-verification',
        'Mail a new code to confirm the address',
        () => import('./commands/users/resend-verification.js'),
      ),
      leaf(
        'reset-password',
        'End the password with every session and API key',
        () => import('./commands/users/reset-password.js'),
      ),
      leaf('sessions', 'List where an account is signed in', () => import('./commands/users/sessions.js')),
      leaf('block', 'Pause the purchases of an account', () => import('./commands/users/block.js')),
      leaf('unblock', 'End that pause', unblock),
      leaf('clear-flag', 'Take the flag of a chargeback from an account', part(unblock, 'clearFlag')),
      leaf('notes', 'List what staff wrote down about an account', part(notes, 'notes')),
      leaf('note', 'Write something down for other staff', part(notes, 'note')),
      leaf('timeline', 'Show what happened to an account', () => import('./commands/users/timeline.js')),
    ],
  },
  {
    name: 'balance',
    summary: 'What is in the wallets of an account',
    commands: [
      leaf('show', 'Show the wallets', () => import('./commands/balance/show.js')),
      leaf('credit', 'Add money', () => import('./commands/balance/credit.js')),
      leaf('debit', 'Take money, never more than can be spent', () => import('./commands/balance/debit.js')),
      leaf('waive', 'Give up what a chargeback left owed', () => import('./commands/balance/waive.js')),
      leaf('set', 'Set what can be spent', () => import('./commands/balance/set.js')),
      leaf('statement', 'List every movement of a wallet', () => import('./commands/balance/statement.js')),
    ],
  },
  {
    name: 'sessions',
    summary: 'Sign accounts out',
    commands: [
      leaf(
        'end',
        'End one session of an account, all of them, or everybody’s',
        () => import('./commands/sessions/end.js'),
      ),
    ],
  },
  {
    name: 'tokens',
    summary: 'What scripts of staff sign in with',
    commands: [
      leaf('create', 'Make a token with chosen permissions', () => import('./commands/tokens/create.js')),
      leaf('list', 'List tokens, newest first', () => import('./commands/tokens/list.js')),
      leaf('revoke', 'End a token', () => import('./commands/tokens/revoke.js')),
    ],
  },
  {
    name: 'orders',
    summary: 'Numbers and top-ups of customers',
    commands: [
      leaf('list', 'List orders, newest first', () => import('./commands/orders/list.js')),
      leaf('show', 'Show one order', () => import('./commands/orders/show.js')),
      leaf(
        'cancel',
        'Give a number back before its first message',
        () => import('./commands/orders/cancel.js'),
      ),
      leaf('refund', 'Give the price back after a message came', () => import('./commands/orders/refund.js')),
      leaf('recheck', 'Ask provider or gateway about an order', () => import('./commands/orders/recheck.js')),
      leaf('note', 'Write something down for other staff', () => import('./commands/orders/note.js')),
      leaf('export', 'Write all of them as a sheet', () => import('./commands/orders/export.js')),
    ],
  },
  {
    name: 'activations',
    summary: 'The numbers of the moment',
    commands: [
      leaf('list', 'List open and recent numbers', () => import('./commands/activations/list.js')),
      leaf('watch', 'Watch them', () => import('./commands/activations/watch.js')),
    ],
  },
  {
    name: 'topups',
    summary: 'Money that customers pay in',
    commands: [
      leaf('list', 'List top-ups, newest first', () => import('./commands/topups/list.js')),
      leaf('show', 'Show one top-up', () => import('./commands/topups/show.js')),
      leaf(
        'reread',
        'Read a top-up at its gateway and credit what was paid',
        () => import('./commands/topups/reread.js'),
      ),
      leaf(
        'refund',
        'Give unspent money back to the account that paid it',
        () => import('./commands/topups/refund.js'),
      ),
    ],
  },
  {
    name: 'products',
    summary: 'What is sold',
    commands: [
      leaf('list', 'List products', () => import('./commands/products/list.js')),
      leaf('show', 'Show one product', () => import('./commands/products/show.js')),
      leaf(
        'update',
        'Change name, description, category or status',
        () => import('./commands/products/update.js'),
      ),
      leaf('sync', 'Read stock and costs at the providers now', () => import('./commands/products/sync.js')),
      leaf('price', 'Set the price, or follow the cost again', () => import('./commands/products/price.js')),
      leaf('pause', 'Take a product from sale', () => import('./commands/products/pause.js')),
      leaf('resume', 'Sell a product again', () => import('./commands/products/resume.js')),
      leaf(
        'offers',
        'List who supplies a product, in the order in which they are asked',
        part(offers, 'offers'),
      ),
      leaf('move-offer', 'Ask a provider earlier or later for a product', part(offers, 'moveOffer')),
      leaf('open-offer', 'Buy again at an offer that its cost has closed', part(offers, 'openOffer')),
    ],
  },
  {
    name: 'categories',
    summary: 'By what services are sorted',
    commands: [
      leaf('list', 'List categories', part(categories, 'list')),
      leaf('show', 'Show one category', part(categories, 'show')),
      leaf('create', 'Make a category', part(categories, 'create')),
      leaf('update', 'Change names and place', part(categories, 'update')),
    ],
  },
  {
    name: 'countries',
    summary: 'Where numbers come from',
    commands: [
      leaf('list', 'List countries', part(countries, 'list')),
      leaf('show', 'Show one country', part(countries, 'show')),
      leaf('update', 'Change names and place, or whether its numbers are sold', part(countries, 'update')),
    ],
  },
  {
    name: 'providers',
    summary: 'Who supplies numbers',
    commands: [
      leaf(
        'list',
        'List providers in the order in which they are asked',
        () => import('./commands/providers/list.js'),
      ),
      leaf('health', 'Show how they do', () => import('./commands/providers/health.js')),
      leaf('pause', 'Buy nothing new there', () => import('./commands/providers/pause.js')),
      leaf('resume', 'Buy there again', () => import('./commands/providers/resume.js')),
    ],
  },
  {
    name: 'gateways',
    summary: 'Who charges top-ups',
    commands: [
      leaf('list', 'List gateways', () => import('./commands/gateways/list.js')),
      leaf(
        'webhook',
        'Show where a gateway tells of payments',
        () => import('./commands/gateways/webhook.js'),
      ),
      leaf(
        'register-webhook',
        'Have a gateway tell this server of payments',
        () => import('./commands/gateways/register-webhook.js'),
      ),
    ],
  },
  {
    name: 'reports',
    summary: 'What the business did',
    commands: [
      leaf('revenue', 'Revenue and margin', report('revenue')),
      leaf('sales', 'Numbers sold', report('sales')),
      leaf('delivery', 'Numbers that got their message', report('delivery')),
      leaf('refunds', 'Money that went back', report('refunds')),
      leaf('users', 'New and active accounts', report('users')),
      leaf('topups', 'Money that came in, by gateway', report('topups')),
      leaf(
        'fiscal',
        'The lines for the accountant, as a sheet',
        () => import('./commands/reports/fiscal.js'),
      ),
      leaf('closings', 'The months that are closed', part(closings, 'closings')),
      leaf('closing', 'One closed month', part(closings, 'closing')),
      leaf('close', 'Close a month: its reports stay as they are', part(closings, 'close')),
      leaf('books', 'The accounts of the books', () => import('./commands/reports/books.js')),
      leaf(
        'reconciliation',
        'In what the books differ from wallets, gateways and providers',
        () => import('./commands/reports/reconciliation.js'),
      ),
      leaf('accept', 'Accept a difference as a loss or a gain', () => import('./commands/reports/accept.js')),
      leaf(
        'record-payment',
        'Write down what was paid to a provider, or taken out of a gateway',
        () => import('./commands/reports/record-payment.js'),
      ),
      leaf(
        'verify-chain',
        'Compare every sealed day with its movements',
        () => import('./commands/reports/verify-chain.js'),
      ),
    ],
  },
  {
    name: 'audit',
    summary: 'What staff changed',
    commands: [leaf('list', 'List changes, newest first', () => import('./commands/audit/list.js'))],
  },
  {
    name: 'settings',
    summary: 'What operators change without a restart',
    commands: [
      leaf('get', 'Show settings with their values', () => import('./commands/settings/get.js')),
      leaf('set', 'Change a setting', () => import('./commands/settings/set.js')),
      leaf('unset', 'Go back to the default', () => import('./commands/settings/unset.js')),
      leaf(
        'rates',
        'Show the exchange rates in force and their age',
        () => import('./commands/settings/rates.js'),
      ),
    ],
  },
  {
    name: 'alarms',
    summary: 'What staff have to look at',
    commands: [
      leaf('list', 'List alarms, newest first', () => import('./commands/alarms/list.js')),
      leaf('ack', 'Say that you look after one', () => import('./commands/alarms/ack.js')),
    ],
  },
  leaf('api', 'Call the API as it is', () => import('./commands/tool/api.js')),
  leaf('open', 'Open a screen in the browser', () => import('./commands/tool/open.js')),
  leaf('completion', 'Print what completes commands in a shell', async () => {
    const { completionOf } = await import('./commands/tool/completion.js');
    return { default: completionOf(CATALOGUE) };
  }),
];
