import { useQuery } from '@tanstack/react-query';
import type { StaffAction } from '@torpedo/api-client';
import { Banner, Button, Checkbox, Dialog, Skeleton } from '@torpedo/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDrafts, mayLeave, useDraft } from '../../../shared/back-office/change/drafts';
import { isReasonMissing, ReasonField } from '../../../shared/back-office/change/reason-field';
import type { Selected } from '../../../shared/back-office/list/selection';
import { keyIn, staffKeys } from '../../../shared/back-office/staff-keys';
import { useReread } from '../../../shared/back-office/staff-query';
import { useStaffErrorText } from '../../../shared/back-office/staff-error-text';
import { figureFormat } from '../../../shared/format/figure-format';
import { useMe } from '../../../shared/session/account';
import { BULK_LIMIT, type BulkChange, readSelected } from '../api/bulk-users';
import { useUserCall } from '../api/users';
import { type BulkPlan, bulkPlanOf, type BulkUserAction } from '../rules/bulk-plan';
import { BulkProgress, BulkReport } from './bulk-report';
import { useBulkRun } from './use-bulk-run';

interface BulkUsersDialogProps {
  action: BulkUserAction;
  selected: Selected;
  onClose: () => void;
}

const DRAFT = 'selected';

const STOPS_PEOPLE: readonly BulkUserAction[] = ['deactivate', 'endSessions'];

export function BulkUsersDialog({ action, selected, onClose }: BulkUsersDialogProps) {
  const { t } = useTranslation('admin-users');
  const { t: kit } = useTranslation('admin-kit');
  const errorText = useStaffErrorText();
  const reread = useReread(staffKeys.users);
  const formId = useId();
  const me = useMe();
  const userCall = useUserCall();
  const run = useBulkRun();
  const { data: users, error } = useQuery({
    queryKey: keyIn(staffKeys.selectedUsers, action, selected),
    queryFn: ({ signal }) => readSelected(selected, userCall, signal),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const plan = users && bulkPlanOf(users, action, me.id);
  const figure = figureFormat();
  const isDangerous = STOPS_PEOPLE.includes(action);
  const isAsking = run.state === 'waiting';

  async function close() {
    if (!(await mayLeave(DRAFT))) return;
    run.stop();
    void reread();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void close()}
      role={isDangerous ? 'alertdialog' : 'dialog'}
      title={t(`bulk.${action}.title`)}
      description={t(`bulk.${action}.text`)}
      closeLabel={kit('close')}
      busy={run.state === 'running'}
      footer={
        <>
          {run.state === 'running' ? (
            <Button variant="outline" size="sm" onClick={run.stop}>
              {t('bulk.stop')}
            </Button>
          ) : (
            <Button variant="outline" size="sm" onClick={() => void close()}>
              {kit(isAsking ? 'cancel' : 'close')}
            </Button>
          )}
          {isAsking && plan && plan.todo.length > 0 && (
            <Button type="submit" form={formId} size="sm" variant={isDangerous ? 'danger' : 'primary'}>
              {t(`bulk.${action}.submit`, { number: figure.format(plan.todo.length) })}
            </Button>
          )}
        </>
      }
    >
      {error && <Banner tone="danger">{errorText(error)}</Banner>}
      {!plan && !error && (
        <div role="status">
          <span className="sr-only">{t('bulk.reading')}</span>
          <Skeleton className="h-10 w-full" />
        </div>
      )}
      {plan && isAsking && (
        <BulkForm
          id={formId}
          action={action}
          plan={plan}
          isCut={selected.count > BULK_LIMIT}
          onSubmit={(asked) => void run.start(plan, { action, ...asked })}
        />
      )}
      {run.state === 'running' && <BulkProgress {...run.progress} />}
      {run.state === 'over' && <BulkReport action={action} outcomes={run.outcomes} />}
    </Dialog>
  );
}

/** The staff action of each bulk action, as the audit names it. */
const ACTION_OF = {
  activate: 'user.change_status',
  deactivate: 'user.change_status',
  resend: 'user.resend_verification',
  endSessions: 'sessions.end',
} as const satisfies Record<BulkUserAction, StaffAction>;

interface BulkFormProps {
  id: string;
  action: BulkUserAction;
  plan: BulkPlan;
  isCut: boolean;
  onSubmit: (asked: Omit<BulkChange, 'action'>) => void;
}

function BulkForm({ id, action, plan, isCut, onSubmit }: BulkFormProps) {
  const { t } = useTranslation('admin-users');
  const [reason, setReason] = useDraft(DRAFT, '');
  const [revokesApiKeys, setRevokes] = useState(true);
  const [isTried, setTried] = useState(false);
  const figure = figureFormat();
  const reasons = {
    activate: 'settled',
    deactivate: 'fraud',
    resend: 'asked',
    endSessions: 'stolen',
  } as const;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isReasonMissing(ACTION_OF[action], reason)) return;
    forgetDrafts(DRAFT);
    onSubmit({ reason: reason.trim(), revokesApiKeys });
  }

  const skipped = new Map<string, number>();
  for (const { why } of plan.skipped) skipped.set(why, (skipped.get(why) ?? 0) + 1);
  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
      <div role="status" className="grid gap-1 text-sm">
        <p className="font-semibold">
          {t('bulk.todo', { count: plan.todo.length, number: figure.format(plan.todo.length) })}
        </p>
        {[...skipped].map(([why, count]) => (
          <p key={why} className="text-muted">
            {t(`bulk.skipped.${why as 'self'}`, { count, number: figure.format(count) })}
          </p>
        ))}
      </div>
      {isCut && <Banner tone="warning">{t('bulk.limit', { number: figure.format(BULK_LIMIT) })}</Banner>}
      {action === 'endSessions' && plan.todo.length > 0 && (
        <Checkbox
          checked={revokesApiKeys}
          onChange={({ target }) => setRevokes(target.checked)}
          label={t('sessions.revokeApiKeys')}
        />
      )}
      {plan.todo.length > 0 && (
        <ReasonField
          value={reason}
          onChange={setReason}
          action={ACTION_OF[action]}
          isTried={isTried}
          reasons={[t(`reasons.${reasons[action]}`)]}
        />
      )}
    </form>
  );
}
