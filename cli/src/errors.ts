import { ApiError } from '@torpedo/api-client';
import { CommanderError } from 'commander';
import { hintFor, staffTextFor, unknownName } from './api/hints.js';
import { connectionFailureOf } from './api/connection-failures.js';

export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  signedOut: 3,
  forbidden: 4,
  notFound: 5,
  conflict: 6,
  network: 7,
  /** The exit code that shells use for an interrupted program. */
  interrupted: 130,
} as const;

type Failure = Exclude<keyof typeof EXIT, 'ok'>;

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

const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/^option '(\S+)[^']*' argument '(.*)' is invalid\. (.*)$/s, '$1 cannot be “$2”. $3'],
  [/^command-argument value '(.*)' is invalid for argument '(.*)'\. (.*)$/s, '<$2> cannot be “$1”. $3'],
  [/Allowed choices are /, 'It is one of '],
  [/^option '(\S+)[^']*' argument missing$/, '$1 needs a value.'],
  [/^missing required argument '(.*)'$/, '<$1> is missing.'],
  [/^unknown option '(.*)'/, 'There is no option $1.'],
  [/^unknown command '(.*)'/, 'There is no command $1.'],
  [/^option '(\S+)[^']*' cannot be used with option '(\S+)[^']*'$/, '$1 cannot be used with $2.'],
];

export function usageText(message: string): string {
  return REWRITTEN.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    message.trim().replace(/^error: /, ''),
  );
}

interface Explanation {
  code: string;
  message: string;
  hint?: string | undefined;
  /** The name of the request in the server's log; null where no answer of the API arrived. */
  requestId: string | null;
  exitCode: number;
}

function failureOf({ code, status }: ApiError): Failure {
  // The session is too old for this action, and a new sign-in helps.
  if (code === 'REAUTHENTICATION_REQUIRED') return 'signedOut';
  return FAILURE_OF_STATUS[status] ?? 'failed';
}

function explainApiError(error: ApiError, args: readonly string[]): Explanation {
  const server = new URL(error.url).origin;
  const { code, requestId } = error;
  const failure = connectionFailureOf(error, server);
  if (failure) {
    const named = error.isConnectionFailure ? code : CODES.network;
    return { code: named, message: failure.text, hint: failure.hint, requestId, exitCode: EXIT.network };
  }
  const exitCode = EXIT[failureOf(error)];
  const unknown = code === 'NOT_FOUND' ? unknownName(args) : null;
  if (unknown) return { code, ...unknown, requestId, exitCode };
  const text = staffTextFor(code) ?? (error.message || `The server answered ${error.status}.`);
  const fields = Object.entries(error.fields)
    .filter(([, message]) => message !== text)
    .map(([field, message]) => `\n  ${field}: ${message}`);
  return { code, message: text + fields.join(''), hint: hintFor(code, server), requestId, exitCode };
}

function explainCliError({ message, hint, failure }: CliError): Explanation {
  return { code: CODES[failure], message, hint, requestId: null, exitCode: EXIT[failure] };
}

/** The only place where a failure becomes a text and an exit code; `args` are those of the command line. */
export function explain(error: unknown, args: readonly string[]): Explanation {
  if (error instanceof CliError) return explainCliError(error);
  if (error instanceof ApiError) return explainApiError(error, args);
  if (error instanceof CommanderError) return explainCliError(wrongUsage(usageText(error.message)));
  if (error instanceof Error && error.name === 'ExitPromptError') return explainCliError(interrupted());
  // Commands check what they read themselves, so this is an answer that was cut but looked complete.
  if (error instanceof SyntaxError)
    return explainCliError(new CliError('The answer of the server cannot be read.', undefined, 'network'));
  const message = error instanceof Error ? error.message : String(error);
  return explainCliError(new CliError(`Unexpected failure: ${message}`));
}
