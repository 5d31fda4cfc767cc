import type { ErrorCode } from '@torpedo/api-client';

type Hint = (server: string) => string;

/** What to do about a temporary password, or one that staff set. */
export const passwordChangeHint: Hint = (server) =>
  `Set a new password with the link that ${server}/forgot-password mails you, then: torpedo login`;

interface Refusal {
  /** The meaning for staff, where the server's text is written for a customer. */
  text?: string;
  hint?: Hint;
}

const REFUSALS: Readonly<Partial<Record<ErrorCode, Refusal>>> = {
  UNAUTHENTICATED: { text: 'You are no longer signed in.', hint: () => 'Sign in with: torpedo login' },
  FORBIDDEN: {
    hint: () =>
      'This needs an administrator, or a staff token made for it: torpedo whoami shows who you are. Managers have torpedo overview.',
  },
  REAUTHENTICATION_REQUIRED: {
    text: 'The sign-in is too old for this.',
    hint: () =>
      'Sign in again with: torpedo login. Scripts use a staff token in TORPEDO_TOKEN: torpedo tokens create',
  },
  STAFF_TOKEN_NOT_ALLOWED: { hint: () => 'Sign in without TORPEDO_TOKEN: torpedo login' },
  INSUFFICIENT_BALANCE: { hint: () => 'See what can be spent with: torpedo balance show <user>' },
  BALANCE_CHANGED: {
    text: 'The balance is not the expected one.',
    hint: () => 'See it with: torpedo balance show <user>',
  },
  BALANCE_LEFT: {
    text: 'The account still has a balance.',
    hint: () => 'Refund it, or delete the account with --give-up-balance',
  },
  ACCOUNT_IN_USE: {
    text: 'The account still has numbers in use, money on its way back, or a debt.',
    hint: () => 'Try again when they have ended. A debt is given up with: torpedo balance waive <user>',
  },
  EMAIL_ALREADY_REGISTERED: { text: 'Another account has this e-mail address.' },
  PAYOUT_NOT_POSSIBLE: { text: 'The gateway can no longer give this money back.' },
  PAYOUT_TOO_HIGH: { text: 'The amount is more than the unspent part of the top-up.' },
  TOO_MANY_ATTEMPTS: { hint: () => 'Wait a few minutes.' },
  EMAIL_NOT_VERIFIED: { hint: (server) => `Confirm the address at ${server}/login, then: torpedo login` },
  PASSWORD_CHANGE_REQUIRED: { hint: passwordChangeHint },
  TWO_FACTOR_ENROLMENT_REQUIRED: {
    hint: (server) => `Turn it on in the browser at ${server}/two-factor, then try again.`,
  },
};

export const staffTextFor = (code: ErrorCode): string | undefined => REFUSALS[code]?.text;

export function hintFor(code: ErrorCode, server: string): string | undefined {
  return REFUSALS[code]?.hint?.(server);
}

/** The command that lists what a command names, by the beginning of its name. */
const LISTS = {
  'reports accept': 'reports reconciliation',
  'reports record-payment': 'reports books',
  'reports closings': 'reports closings',
  'products sync': 'providers list',
  settings: 'settings get',
  gateways: 'gateways list',
  categories: 'categories list',
  countries: 'countries list',
  orders: 'orders list',
  topups: 'topups list',
  products: 'products list',
  providers: 'providers list',
  tokens: 'tokens list',
  alarms: 'alarms list',
  users: 'users list',
} as const satisfies Readonly<Record<string, string>>;

/** The message for an id or code that the server does not know; null for a command that names nothing from a list. */
export function unknownName(args: readonly string[]): { message: string; hint: string } | null {
  const line = args.join(' ');
  const list = Object.entries(LISTS).find(([name]) => line.startsWith(`${name} `))?.[1];
  return list ? { message: 'Nothing has that id or code.', hint: `Look with: torpedo ${list}` } : null;
}
