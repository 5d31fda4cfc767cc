import type { Request } from 'express';

const HEADER = 'X-Dry-Run';

/** What a trial answers is told from the answer of the change itself. */
export const TRIAL_MEDIA_TYPE = 'application/vnd.torpedo.trial+json';

/** True when the request asks what it would change, and wants nothing to be changed. */
export const isDryRun = (request: Request): boolean => request.get(HEADER) === 'true';

/**
 * Thrown inside a transaction that was only to be tried: it rolls everything back, and the answer is 200 with what would
 * have changed.
 */
export class DryRunOutcome extends Error {
  constructor(readonly changes: readonly object[]) {
    super('Only a trial: nothing was changed');
  }
}
