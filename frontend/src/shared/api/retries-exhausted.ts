import type { ApiError } from '@torpedo/api-client';

/** The last automatic retry failed too. */
export class RetriesExhaustedError extends Error {
  override readonly name = 'RetriesExhaustedError';

  constructor(override readonly cause: ApiError) {
    super(cause.message);
  }
}
