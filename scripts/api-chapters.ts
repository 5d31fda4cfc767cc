import { BACK_OFFICE } from '../backend/src/platform/http/reference/api-parts.ts';
import type { Api } from './api-document.ts';

/** The chapters of the reference by group, in the order in which readers need them. */
const GROUPS: Record<string, Record<string, string>> = {
  Numbers: {
    Catalogue: 'What can be bought, and what it costs.',
    Purchases: 'The quote and the purchase.',
    Activations: 'A number while it is in use: its code, another code, cancel, swap, finish.',
    'Live events': 'The same news at once, over a WebSocket.',
    Orders: 'Numbers and credited top-ups, of any age.',
  },
  Money: { Wallet: 'Balance, movements, top-ups by Pix, payouts.' },
  Account: {
    'API keys': 'How programs sign in.',
    'Test keys': 'Programs are tried without money: the clock of their test world.',
    Teams: 'Other people who use the wallet of an account, with limits of their own.',
    Accounts: 'Registration, personal data, export, deletion.',
    Sessions: 'Signing in and out.',
    Passwords: 'Changing and resetting them.',
    'Two-step sign-in': 'Authenticator apps and recovery codes.',
    'Device sign-in': 'Programs without a browser (RFC 8628).',
    'Identity provider': 'Signing in with an account elsewhere.',
    Alerts: 'One notice when a number can be had, or when it costs less.',
    Notifications: 'Web Push.',
  },
  Others: {
    Support: 'The contact form, and cases about orders.',
    Status: 'What we measure of our own numbers, and what staff tell of disturbances.',
    App: 'Facts about this installation.',
    Webhooks: 'Where gateways and providers notify us: no customer calls them.',
  },
};

/** The chapters for staff, with the first parts of their paths below the back-office. */
const STAFF_CHAPTERS: Record<string, readonly string[]> = {
  'Staff: figures': ['dashboard', 'revenue', 'figures'],
  'Staff: orders': ['cases', 'orders', 'activations', 'messages'],
  'Staff: users': ['users', 'adjustments', 'sessions'],
  'Staff: top-ups': ['topups', 'gateways', 'rates'],
  'Staff: catalogue': ['products', 'operations', 'categories', 'countries'],
  'Staff: providers': ['providers'],
  'Staff: reports': ['reports'],
  'Staff: system': ['search', 'rights', 'settings', 'audit', 'alarms', 'incidents', 'tokens'],
};

function chapterOfStaff(path: string): string {
  const [subject = ''] = path.slice(BACK_OFFICE.length).split('/');
  const found = Object.entries(STAFF_CHAPTERS).find(([, subjects]) => subjects.includes(subject));
  if (!found) throw new Error(`${path} has no chapter in scripts/api-chapters.ts.`);
  return found[0];
}

/** Writes the chapters and their order into the document; operations of staff have chapters of their own. */
export function documentChapters(api: Api): void {
  for (const [path, operations] of Object.entries(api.paths)) {
    if (!path.startsWith(BACK_OFFICE)) continue;
    for (const operation of Object.values(operations)) operation.tags = [chapterOfStaff(path)];
  }
  const ofCustomers = Object.values(GROUPS).flatMap((chapters) => Object.entries(chapters));
  api.tags = [
    ...ofCustomers.map(([name, description]) => ({ name, description })),
    ...Object.entries(STAFF_CHAPTERS).map(([name, subjects]) => ({
      name,
      description: `Everything below ${subjects.map((subject) => `\`${BACK_OFFICE}${subject}\``).join(', ')}.`,
    })),
  ];
  api['x-tagGroups'] = [
    ...Object.entries(GROUPS).map(([name, chapters]) => ({ name, tags: Object.keys(chapters) })),
    { name: 'Staff', tags: Object.keys(STAFF_CHAPTERS) },
  ];
}
