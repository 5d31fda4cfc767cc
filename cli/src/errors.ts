import { ApiError } from '@torpedo/api-client';
import { CommanderError } from 'commander';
import { hintFor, staffWordsFor, unknownName } from './api/hints.js';
import { lossOf } from './api/lost-calls.js';
import { usageText } from './command/usage-text.js';

export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  signedOut: 3,
  forbidden: 4,
  notFound: 5,
  conflict: 6,
  network: 7,
  /** As shells report an interrupted program. */
  interrupted: 130,
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
  interrupted: 'INTERRUPTED',
};

const FAILURE_OF_STATUS: Readonly<Record<number, Failure>> = {
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

const interrupted = () => new CliError('Cancelled.', undefined, 'interrupted');

export const wrongUsage = (message: string, hint?: string) => new CliError(message, hint, 'usage');

interface Explanation {
  code: string;
  message: string;
  hint?: string | undefined;
  /** What the server's log calls the request; null where no answer of the API arrived. */
  requestId: string | null;
  exitCode: number;
}

function failureOf({ code, status }: ApiError): Failure {
  // The session is no fresh one, so signing in again is what helps.
  if (code === 'REAUTHENTICATION_REQUIRED') return 'signedOut';
  return FAILURE_OF_STATUS[status] ?? 'failed';
}

function explainApiError(error: ApiError, args: readonly string[]): Explanation {
  const server = new URL(error.url).origin;
  const { code, requestId } = error;
  const loss = lossOf(error, server);
  if (loss) {
    const lost = error.isConnectionFailure ? code : CODES.network;
    return { code: lost, message: loss.words, hint: loss.hint, requestId, exitCode: EXIT.network };
  }
  const exitCode = EXIT[failureOf(error)];
  const unknown = code === 'NOT_FOUND' ? unknownName(args) : null;
  if (unknown) return { code, ...unknown, requestId, exitCode };
  const words = staffWordsFor(code) ?? (error.message || `The server answered ${error.status}.`);
  const fields = Object.entries(error.fields)
    .filter(([, message]) => message !== words)
    .map(([field, message]) => `\n  ${field}: ${message}`);
  return { code, message: words + fields.join(''), hint: hintFor(code, server), requestId, exitCode };
}

function explainCliError({ message, hint, failure }: CliError): Explanation {
  return { code: CODES[failure], message, hint, requestId: null, exitCode: EXIT[failure] };
}

/** The one place where a failure becomes words and an exit code; `args` are those of the command line. */
export function explain(error: unknown, args: readonly string[]): Explanation {
  if (error instanceof CliError) return explainCliError(error);
  if (error instanceof ApiError) return explainApiError(error, args);
  if (error instanceof CommanderError) return explainCliError(wrongUsage(usageText(error.message)));
  if (error instanceof Error && error.name === 'ExitPromptError') return explainCliError(interrupted());
  // What commands read themselves they check themselves: this is half an answer that looked like a whole one.
  if (error instanceof SyntaxError)
    return explainCliError(new CliError('The answer of the server cannot be read.', undefined, 'network'));
  const message = error instanceof Error ? error.message : String(error);
  return explainCliError(new CliError(`Unexpected failure: ${message}`));
}
