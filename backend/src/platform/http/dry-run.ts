import type { Request } from 'express';
import { DomainError, InvalidInputError } from '../errors/index.js';
import { STAFF_ACTIONS } from './staff-actions.js';

const HEADER = 'X-Dry-Run';

/** What a trial answers is told from the answer of the change itself. */
export const TRIAL_MEDIA_TYPE = 'application/vnd.torpedo.trial+json';

/** True when the request asks what it would change, and wants nothing to be changed. */
export const isDryRun = (request: Request): boolean => request.get(HEADER) === 'true';

/**
 * Asked of every operation before it does anything: what was only to be tried must never be done.
 * @throws InvalidInputError for a value that is neither `true` nor `false`, DomainError NO_TRIAL where nothing can be
 * tried
 */
export function assertTrialIsTaken(request: Request): void {
  const value = request.get(HEADER);
  if (value === undefined || value === 'false') return;
  if (value !== 'true') throw new InvalidInputError({ [HEADER]: 'not_allowed' });
  const { staffAction } = request;
  if (!staffAction || !STAFF_ACTIONS[staffAction].hasTrial) throw new DomainError('NO_TRIAL');
}

/**
 * Thrown inside a transaction that was only to be tried: it rolls everything back, and the answer is 200 with what would
 * have changed, with what staff should think of before.
 */
export class DryRunOutcome extends Error {
  constructor(
    readonly changes: readonly object[],
    readonly warnings: readonly object[],
  ) {
    super('Only a trial: nothing was changed');
  }
}
