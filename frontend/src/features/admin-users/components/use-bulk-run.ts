import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { type BulkChange, runBulk } from '../api/bulk-users';
import { type AdminUser, useUserCall } from '../api/users';
import type { BulkPlan } from '../rules/bulk-plan';

/** The outcome of one account. */
export interface BulkOutcome {
  user: AdminUser;
  status: 'done' | 'skipped' | 'failed' | 'left';
  /** The reason; empty when the change was made. */
  why: string;
}

export function useBulkRun() {
  const { t } = useTranslation('admin-users');
  const errorText = useErrorText();
  const userCall = useUserCall();
  const stopping = useRef<AbortController | null>(null);
  const [state, setState] = useState<'waiting' | 'running' | 'over'>('waiting');
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>([]);

  async function start(plan: BulkPlan, change: BulkChange): Promise<void> {
    const stop = new AbortController();
    stopping.current = stop;
    const answered = new Map<string, BulkOutcome>();
    setProgress({ done: 0, total: plan.todo.length });
    setState('running');
    await runBulk({
      users: plan.todo,
      change,
      userCall,
      signal: stop.signal,
      onAnswer(user, refusal) {
        answered.set(
          user.id,
          refusal ? { user, status: 'failed', why: errorText(refusal) } : { user, status: 'done', why: '' },
        );
        setProgress({ done: answered.size, total: plan.todo.length });
      },
    });
    setOutcomes([
      ...plan.todo.map(
        (user): BulkOutcome => answered.get(user.id) ?? { user, status: 'left', why: t('bulk.stopped') },
      ),
      ...plan.skipped.map(({ user, why }): BulkOutcome => ({
        user,
        status: 'skipped',
        why: t(`bulk.why.${why}`),
      })),
    ]);
    setState('over');
  }

  return { state, progress, outcomes, start, stop: () => stopping.current?.abort() };
}
