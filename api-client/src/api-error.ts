import type { DetailsOf, ErrorCode } from './error-codes.js';

export interface ApiErrorFacts {
  details?: Readonly<Record<string, unknown>>;
  fields?: Readonly<Record<string, string>>;
  url?: string;
  requestId?: string | null;
  cause?: unknown;
}

/** The error that every refused or lost call throws. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** Further facts about the code, with the names of the server; `hasCode` gives their types. */
  readonly details: Readonly<Record<string, unknown>>;
  /** With VALIDATION_ERROR: one message for each wrong field, by its path. */
  readonly fields: Readonly<Record<string, string>>;
  readonly url: string;
  /** The name of the request in the server's log; null when no answer of the API arrived. */
  readonly requestId: string | null;

  constructor(
    /** The HTTP status; 0 when no answer arrived. */
    readonly status: number,
    /** The server's code, or `NETWORK_ERROR`, `TIMEOUT`, `UNKNOWN_ERROR` for failures without one. */
    readonly code: ErrorCode,
    /** The message in the reader's language; empty when the server sent none. */
    message: string,
    { details = {}, fields = {}, url = '', requestId = null, cause }: ApiErrorFacts = {},
  ) {
    super(message, { cause });
    this.details = details;
    this.fields = fields;
    this.url = url;
    this.requestId = requestId;
  }

  /** No answer arrived: the connection failed or took too long. */
  get isConnectionFailure(): boolean {
    return this.status === 0;
  }

  get isServerFailure(): boolean {
    return this.status >= 500;
  }
}

export function hasCode<Code extends ErrorCode>(
  error: unknown,
  code: Code,
): error is ApiError & { code: Code; details: DetailsOf<Code> } {
  return error instanceof ApiError && error.code === code;
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** The server's code of a failure, or a code of a failure without an answer; `UNEXPECTED` for any other error. */
export function codeOf(error: unknown): ErrorCode | 'UNEXPECTED' {
  return error instanceof ApiError ? error.code : 'UNEXPECTED';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // While a server is down, its proxy answers in HTML.
    return undefined;
  }
}

/** The refusal in an answer; a body that is not the documented one becomes UNKNOWN_ERROR. */
export async function readError(response: Response, url: string): Promise<ApiError> {
  const { status } = response;
  const requestId = response.headers.get('X-Request-Id');
  const body = await readBody(response);
  const detail = isRecord(body) ? body['detail'] : undefined;
  if (!isRecord(detail)) {
    return new ApiError(status, 'UNKNOWN_ERROR', typeof detail === 'string' ? detail : '', {
      url,
      requestId,
    });
  }
  const { code, message, fields, ...details } = detail;
  return new ApiError(
    status,
    typeof code === 'string' ? (code as ErrorCode) : 'UNKNOWN_ERROR',
    typeof message === 'string' ? message : '',
    { details, fields: textFields(fields), url, requestId },
  );
}
