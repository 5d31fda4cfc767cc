import { ApiError } from '@torpedo/api-client';
import { CommanderError } from 'commander';
import { hintFor, staffWordsFor, unknownName } from './api/hints.js';
import { usageText } from './command/usage-text.js';

/** How the process ends. */
export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  signedOut: 3,
  forbidden: 4,
  notFound: 5,
  conflict: 6,
  network: 7,
} as const;

type Failure = Exclude<keyof typeof EXIT, 'ok'>;

/** Codes of failures that the server did not name, for programs. */
const CODES: Readonly<Record<Failure, string>> = {
  failed: 'FAILED',
  usage: 'USAGE',
  signedOut: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  network: 'NETWORK_ERROR',
};

const FAILURE_OF_STATUS: Readonly<Record<number, Failure>> = {
  0: 'network',
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  422: 'usage',
};

/** A failure that the person at the terminal can understand, with what to do next. */
export class CliError extends Error {
  override readonly name = 'CliError';

  constructor(
    message: string,
    readonly hint?: string,
    readonly failure: Failure = 'failed',
  ) {
    super(message);
  }
}

export const signedOut = () =>
  new CliError('You are not signed in.', 'Sign in with: torpedo login', 'signedOut');

export const cancelled = () => new CliError('Cancelled.');

export const wrongUsage = (message: string, hint?: string) => new CliError(message, hint, 'usage');

interface Explanation {
  /** For programs. */
  code: string;
  message: string;
  hint?: string | undefined;
  exitCode: number;
}

function reasonOf({ code, cause }: ApiError): string {
  if (code === 'TIMEOUT') return 'it did not answer in time';
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return reason instanceof Error ? reason.message : code;
}

function explainApiError(error: ApiError, args: readonly string[]): Explanation {
  const server = new URL(error.url).origin;
  const exitCode = EXIT[FAILURE_OF_STATUS[error.status] ?? 'failed'];
  if (error.isConnectionFailure) {
    return {
      code: error.code,
      message: `Could not reach ${server}: ${reasonOf(error)}.`,
      hint: 'Is the server running? Another one is chosen with: torpedo login --server <url>',
      exitCode,
    };
  }
  const unknown = error.code === 'NOT_FOUND' ? unknownName(args) : null;
  if (unknown) return { code: error.code, ...unknown, exitCode };
  const words = staffWordsFor(error.code) ?? (error.message || `The server answered ${error.status}.`);
  const fields = Object.entries(error.fields)
    .filter(([, message]) => message !== words)
    .map(([field, message]) => `\n  ${field}: ${message}`);
  return { code: error.code, message: words + fields.join(''), hint: hintFor(error.code, server), exitCode };
}

function explainCliError({ message, hint, failure }: CliError): Explanation {
  return { code: CODES[failure], message, hint, exitCode: EXIT[failure] };
}

/** The one place where a failure becomes words and an exit code; `args` are those of the command line. */
export function explain(error: unknown, args: readonly string[]): Explanation {
  if (error instanceof CliError) return explainCliError(error);
  if (error instanceof ApiError) return explainApiError(error, args);
  if (error instanceof CommanderError) {
    return { code: CODES.usage, message: usageText(error.message), exitCode: EXIT.usage };
  }
  if (error instanceof Error && error.name === 'ExitPromptError') return explainCliError(cancelled());
  const message = error instanceof Error ? error.message : String(error);
  return { code: CODES.failed, message: `Unexpected failure: ${message}`, exitCode: EXIT.failed };
}
