import type { Request } from 'express';
import { DomainError, InvalidInputError } from '../errors/index.js';
import { STAFF_ACTIONS } from './staff-actions.js';

const HEADER = 'X-Dry-Run';

export const DRY_RUN_MEDIA_TYPE = 'application/vnd.torpedo.trial+json';

export const isDryRun = (request: Request): boolean => request.get(HEADER) === 'true';

/** @throws InvalidInputError for another value, DomainError NO_TRIAL where no dry run is possible */
export function assertDryRunIsTaken(request: Request): void {
  const value = request.get(HEADER);
  if (value === undefined || value === 'false') return;
  if (value !== 'true') throw new InvalidInputError({ [HEADER]: 'not_allowed' });
  const { staffAction } = request;
  if (!staffAction || !STAFF_ACTIONS[staffAction].hasDryRun) throw new DomainError('NO_TRIAL');
}

export class DryRunOutcome extends Error {
  constructor(
    readonly changes: readonly object[],
    readonly warnings: readonly object[],
  ) {
    super('Only a dry run: nothing was changed');
  }
}
