/** What every refused or lost call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 when no answer arrived. */
    readonly status: number,
    /** The server's code, or `NETWORK_ERROR`, `TIMEOUT`, `UNKNOWN_ERROR` for failures without one. */
    readonly code: string,
    /** In the reader's language; empty when the server said nothing. */
    message: string,
    /** Further facts of the code, as the server names them. */
    readonly details: Readonly<Record<string, unknown>> = {},
    /** With VALIDATION_ERROR: a message by field path. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  /** Nothing answered: the network, or the patience, ended first. */
  get isConnectionFailure(): boolean {
    return this.status === 0;
  }

  get isServerFailure(): boolean {
    return this.status >= 500;
  }
}

/** Whether it is the server's refusal with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Whether it is the server's answer with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** The server's code of a failure, or one of those without an answer; `UNEXPECTED` for a fault of our own. */
export function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : 'UNEXPECTED';
}
