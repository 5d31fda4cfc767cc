import { type QueryKey, useMutation, useQuery } from '@tanstack/react-query';
import { hasCode, type StaffAction } from '@torpedo/api-client';
import { Banner, toast } from '@torpedo/ui-kit';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotentCall } from '../../api/use-idempotent-call';
import { useStaffErrorText } from '../staff-error-text';
import { confirmationQuestion } from '../staff-api';
import { keyIn, staffKeys } from '../staff-keys';
import { type ChangeCall, dryRun, useReread } from '../staff-query';
import { ChangesPreview, type ChangeTexts } from './changes-preview';
import { forgetDrafts, useDraft } from './drafts';
import { FormFrame, type FormFrameProps, Refusal } from './form-dialog';
import { isReasonMissing, ReasonField } from './reason-field';

export interface ReasonDialogProps<Answer = unknown> extends Pick<
  FormFrameProps,
  'open' | 'onClose' | 'title' | 'tone' | 'shape' | 'anchor'
> {
  /** Says what happens, above all to the money, and what the customer will see. */
  text: ReactNode;
  /** Fields of the change itself, above the reason. */
  children?: ReactNode;
  /** The name of the drafts typed here; it must differ between objects that share an address. */
  draft?: string;
  /** The usual reasons, to choose with one press. */
  reasons?: readonly string[];
  /** The action decides whether a reason is needed. */
  action: StaffAction;
  /** Asks for a reason even where the action needs none. */
  needsReason?: boolean;
  /** Names the effect: "Creditar R$ 4,80". */
  submitLabel: string;
  call: ChangeCall<Answer>;
  /**
   * The values of all fields as one text: when it changes, the server's preview is read again. Undefined while there is
   * nothing to preview, for example when the amount is missing.
   */
  intent?: string | undefined;
  /** The texts of the preview; without them no preview is shown. */
  preview?: ChangeTexts;
  /** What is wrong with the fields; while it is set, the change is not sent. */
  problem?: string | undefined;
  /** The title above the problem: "Valor Inválido". */
  problemTitle?: string;
  /** The queries that are read again after the change. */
  rereads?: readonly QueryKey[];
  /** The notice that is shown after the change. */
  done?: string;
  onDone?: (answer: Answer) => void;
  /** Shows what another member of staff saved first (`current` of 409 CHANGED_MEANWHILE). */
  describeCurrent?: (current: unknown) => ReactNode;
}

export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { call, intent, rereads = [], done, onDone, onClose } = props;
  const { draft = `${props.action} ${props.title}` } = props;
  const formId = useId();
  const once = useIdempotentCall();
  const reread = useReread(...rereads);
  const change = useMutation({
    mutationFn: (reason: string) =>
      once({ intent, reason }, (key) => call({ reason, headers: { 'Idempotency-Key': key } })),
    meta: { handlesErrors: true },
    onSuccess: (answer) => {
      forgetDrafts(draft);
      onClose();
      if (done) toast.success({ title: done });
      onDone?.(answer);
      void reread();
    },
  });

  function close() {
    change.reset();
    onClose();
  }

  return (
    <FormFrame {...props} formId={formId} draft={draft} onClose={close} isBusy={change.isPending}>
      <ReasonForm
        {...props}
        id={formId}
        draft={draft}
        error={change.error}
        onSubmit={(reason) => change.mutate(reason)}
      />
    </FormFrame>
  );
}

type ReasonFormProps = Omit<ReasonDialogProps, 'onDone'> & {
  id: string;
  draft: string;
  error: Error | null;
  onSubmit: (reason: string) => void;
};

function ReasonForm(props: ReasonFormProps) {
  const {
    id,
    draft,
    open = true,
    action,
    needsReason = false,
    children,
    reasons,
    problem,
    error,
    onSubmit,
    intent,
    preview,
  } = props;
  const [reason, setReason] = useDraft(`${draft}.reason`, '');
  const [isTried, setTried] = useState(false);
  const isMissing = needsReason ? reason.trim() === '' : isReasonMissing(action, reason);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !problem) onSubmit(reason.trim());
  }

  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
      {children}
      <ReasonField
        action={action}
        reasons={reasons}
        isTried={isTried}
        value={reason}
        onChange={setReason}
        {...(needsReason && { isRequired: true })}
      />
      {preview && intent !== undefined && (
        <Preview open={open} call={props.call} intent={intent} texts={preview} />
      )}
      {isTried && problem && (
        <Banner tone="danger" title={props.problemTitle}>
          {problem}
        </Banner>
      )}
      <Refusal error={error} describeCurrent={props.describeCurrent} />
    </form>
  );
}

interface PreviewProps {
  open: boolean;
  call: ChangeCall<unknown>;
  intent: string;
  texts: ChangeTexts;
}

function Preview({ open, call, intent, texts }: PreviewProps) {
  const { t } = useTranslation('admin-kit');
  const errorText = useStaffErrorText();
  const { data, error, refetch } = useQuery({
    queryKey: keyIn(staffKeys.dryRun, intent),
    // A dry run is not audited, so the typed reason goes only with the change itself.
    queryFn: () => dryRun(call, t('change.dryRunReason')),
    // After the change, no new dry run may start while the dialog closes.
    enabled: open,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

  async function confirmFirst() {
    if (await confirmationQuestion.ask()) await refetch();
  }

  if (hasCode(error, 'REAUTHENTICATION_REQUIRED')) {
    return (
      <p className="text-sm text-muted">
        {t('change.previewLater')}{' '}
        <button
          type="button"
          className="touch-target font-semibold text-link"
          onClick={() => void confirmFirst()}
        >
          {t('change.previewNow')}
        </button>
      </p>
    );
  }
  if (error) return <Banner tone="warning">{errorText(error)}</Banner>;
  return (
    <div aria-live="polite" aria-busy={!data} className="grid min-h-10 gap-1.5">
      {data && <ChangesPreview changes={data} {...texts} />}
    </div>
  );
}
