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

/** What the server refused. */
export class ApiError extends CliError {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    hint?: string,
  ) {
    super(message, hint, status === 401 ? EXIT.signedOut : EXIT.failed);
  }
}

export const signedOut = () =>
  new CliError('You are not signed in.', 'Sign in with: torpedo login', EXIT.signedOut);

export const cancelled = () => new CliError('Cancelled.', undefined, EXIT.cancelled);

/** The one place where a failure becomes words and an exit code. */
export function explain(error: unknown): { message: string; hint?: string | undefined; exitCode: number } {
  if (error instanceof CliError) return error;
  if (error instanceof Error && error.name === 'ExitPromptError') {
    return cancelled();
  }
  const message = error instanceof Error ? error.message : String(error);
  return { message: `Unexpected failure: ${message}`, exitCode: EXIT.failed };
}
