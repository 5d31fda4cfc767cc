/** The media type in which the server tells what a change would do. */
export const TRIAL_MEDIA_TYPE = 'application/vnd.torpedo.trial+json';

type Facts = Readonly<Record<string, unknown>> | null;

export interface TrialChange {
  action: string;
  entity_type: string;
  entity_id: string;
  before: Facts;
  after: Facts;
}

export interface Trial {
  dry_run: true;
  changes: readonly TrialChange[];
  warnings: readonly { code: string; price_cents: number; cost_cents: number }[];
}

/** Thrown by a call under `--dry-run`, in place of the answer of the change itself. */
export class TrialOutcome extends Error {
  override readonly name = 'TrialOutcome';

  constructor(readonly trial: Trial) {
    super('Nothing was changed.');
  }
}
