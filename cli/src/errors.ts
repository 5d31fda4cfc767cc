import { ApiError } from '@torpedo/api-client';
import { hintFor } from './api/hints.js';

/** How the process ends. */
export const EXIT = { ok: 0, failed: 1, cancelled: 2, signedOut: 4 } as const;

/** A failure that the person at the terminal can understand, with what to do next. */
export class CliError extends Error {
  override readonly name = 'CliError';

  constructor(
    message: string,
    readonly hint?: string,
    readonly exitCode: number = EXIT.failed,
  ) {
    super(message);
  }
}

export const signedOut = () =>
  new CliError('You are not signed in.', 'Sign in with: torpedo login', EXIT.signedOut);

export const cancelled = () => new CliError('Cancelled.', undefined, EXIT.cancelled);

interface Explanation {
  message: string;
  hint?: string | undefined;
  exitCode: number;
}

function reasonOf({ code, cause }: ApiError): string {
  if (code === 'TIMEOUT') return 'it did not answer in time';
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return reason instanceof Error ? reason.message : code;
}

function explainApiError(error: ApiError): Explanation {
  const server = new URL(error.url).origin;
  if (error.isConnectionFailure) {
    return {
      message: `Could not reach ${server}: ${reasonOf(error)}.`,
      hint: 'Is the server running? Another one is chosen with: torpedo login --server <url>',
      exitCode: EXIT.failed,
    };
  }
  const fields = Object.entries(error.fields).map(([field, message]) => `\n  ${field}: ${message}`);
  return {
    message: `${error.message || `The server answered ${error.status}.`}${fields.join('')}`,
    hint: hintFor(error.code, server),
    exitCode: error.status === 401 ? EXIT.signedOut : EXIT.failed,
  };
}

/** The one place where a failure becomes words and an exit code. */
export function explain(error: unknown): Explanation {
  if (error instanceof CliError) return error;
  if (error instanceof ApiError) return explainApiError(error);
  if (error instanceof Error && error.name === 'ExitPromptError') return cancelled();
  const message = error instanceof Error ? error.message : String(error);
  return { message: `Unexpected failure: ${message}`, exitCode: EXIT.failed };
}
