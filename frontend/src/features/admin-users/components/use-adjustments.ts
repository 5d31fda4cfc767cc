import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffApi } from '../../../shared/back-office/staff-api';
import { type AdjustmentSheet, readAdjustmentSheet } from '../rules/adjustment-sheet';

export type AdjustmentOutcome = Schemas['BulkLineDto'];

/** How many lines the server accepts in one call. */
const LINES_AT_ONCE = 500;

interface Sending {
  isDryRun: boolean;
  /** How many lines were answered before. Sending continues after them. */
  from: number;
  onAnswer: (outcomes: readonly AdjustmentOutcome[]) => void;
}

/** Sends the lines in several calls, one after the other. */
async function sendAdjustments(
  { lines, lineNumbers }: Pick<AdjustmentSheet, 'lines' | 'lineNumbers'>,
  { isDryRun, from, onAnswer }: Sending,
): Promise<void> {
  for (let start = from; start < lines.length; start += LINES_AT_ONCE) {
    const part = lines.slice(start, start + LINES_AT_ONCE);
    const answer = await bodyOf(
      staffApi.POST('/api/v1/admin/adjustments/bulk', { body: { lines: part, dry_run: isDryRun } }),
    );
    onAnswer(
      answer.lines.map((outcome) => ({ ...outcome, line: lineNumbers[start + outcome.line - 1] ?? 0 })),
    );
  }
}

const NONE: readonly AdjustmentOutcome[] = [];
const NO_SHEET: AdjustmentSheet = { lines: [], lineNumbers: [], problems: [], missingColumns: [] };

export function useAdjustments() {
  const queryClient = useQueryClient();
  const [sheet, setSheet] = useState<AdjustmentSheet | null>(null);
  const [checked, setChecked] = useState(NONE);
  const [posted, setPosted] = useState(NONE);
  const { lines } = sheet ?? NO_SHEET;

  const check = useMutation({
    mutationFn: (read: AdjustmentSheet) =>
      sendAdjustments(read, {
        isDryRun: true,
        from: 0,
        onAnswer: (outcomes) => setChecked((before) => [...before, ...outcomes]),
      }),
    meta: { handlesErrors: true },
  });
  const post = useMutation({
    // The reference posts each line only once, so a new try can continue after the last answer.
    mutationFn: () =>
      sendAdjustments(sheet ?? NO_SHEET, {
        isDryRun: false,
        from: posted.length,
        onAnswer: (outcomes) => setPosted((before) => [...before, ...outcomes]),
      }),
    meta: { handlesErrors: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.users }),
  });

  function forget() {
    setSheet(null);
    setChecked(NONE);
    setPosted(NONE);
    check.reset();
    post.reset();
  }

  function read(text: string) {
    forget();
    const found = readAdjustmentSheet(text);
    setSheet(found);
    if (found.problems.length === 0 && found.lines.length > 0) check.mutate(found);
  }

  const isChecked = check.isSuccess && checked.length === lines.length;
  const count = (status: AdjustmentOutcome['status']) =>
    checked.filter((outcome) => outcome.status === status).length;
  return {
    sheet,
    lines,
    read,
    forget,
    check,
    post,
    isChecked,
    isOver: posted.length > 0 && posted.length === lines.length,
    canPost: isChecked && count('refused') === 0 && count('ready') > 0,
    /** The outcome of each line: the posted one, or else that of the dry run. */
    outcomes: [...posted, ...checked.slice(posted.length)],
    posted: posted.length,
  };
}
