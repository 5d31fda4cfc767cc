import { bodyOf, type Schemas } from '@torpedo/api-client';
import { staffApi } from '../../../shared/back-office/staff-api';
import type { AdjustmentLine } from '../rules/adjustment-sheet';

export type AdjustmentOutcome = Schemas['BulkLineDto'];

/** What the server takes at once. */
const LINES_AT_ONCE = 500;

interface Sending {
  isTrial: boolean;
  /** How many lines were answered before: it goes on behind them. */
  from: number;
  onAnswer: (outcomes: readonly AdjustmentOutcome[]) => void;
}

/** Sends the lines in parts, one after the other, and tells what became of each part. */
export async function sendAdjustments(
  lines: readonly AdjustmentLine[],
  { isTrial, from, onAnswer }: Sending,
): Promise<void> {
  for (let start = from; start < lines.length; start += LINES_AT_ONCE) {
    const part = lines.slice(start, start + LINES_AT_ONCE);
    const answer = await bodyOf(
      staffApi.POST('/api/v1/admin/adjustments/bulk', { body: { lines: part, dry_run: isTrial } }),
    );
    onAnswer(answer.lines.map((outcome) => ({ ...outcome, line: outcome.line + start })));
  }
}
