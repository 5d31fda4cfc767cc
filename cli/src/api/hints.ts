import type { ErrorCode } from '@torpedo/api-client';

type Hint = (server: string) => string;

/** What somebody whose password is temporary, or was set by staff, does about it. */
export const passwordChangeHint: Hint = (server) =>
  `Set a new password with the link that ${server}/forgot-password mails you, then: torpedo login`;

const HINTS: Readonly<Partial<Record<ErrorCode, Hint>>> = {
  UNAUTHENTICATED: () => 'Sign in with: torpedo login',
  FORBIDDEN: () => 'This needs an administrator: torpedo whoami shows who you are.',
  REAUTHENTICATION_REQUIRED: () => 'Sign in once more with: torpedo login',
  INSUFFICIENT_BALANCE: () => 'See what can be spent with: torpedo balance show <user>',
  TOO_MANY_ATTEMPTS: () => 'Wait a few minutes.',
  EMAIL_NOT_VERIFIED: (server) => `Confirm the address at ${server}/login, then: torpedo login`,
  PASSWORD_CHANGE_REQUIRED: passwordChangeHint,
  TWO_FACTOR_ENROLMENT_REQUIRED: (server) =>
    `Switch it on in the browser at ${server}/two-factor, then try again.`,
};

/** What somebody who got this refusal can do; `server` is where the web pages are, too. */
export function hintFor(code: ErrorCode, server: string): string | undefined {
  return HINTS[code]?.(server);
}
