import { useMutation, useQuery } from '@tanstack/react-query';
import { hasCode, STAFF_REASONS } from '@torpedo/api-client';
import { Banner, Button, Dialog, Drawer } from '@torpedo/ui-kit';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotentCall } from '../../api/use-idempotent-call';
import { useErrorText } from '../../errors/error-text';
import { askToConfirm } from '../confirmation';
import { staffKeys } from '../staff-keys';
import { ChangesPreview, type ChangeWords } from './changes-preview';
import { ReasonField } from './reason-field';
import { type ChangeCall, tryChange } from './trial';

export interface ReasonDialogProps<Answer> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens, to the money above all, and what the customer will see. */
  text: ReactNode;
  /** Fields of the change itself, above the reason. */
  children?: ReactNode;
  /** The usual reasons, to choose with one press. */
  reasons?: readonly string[];
  /** What is done: it says whether a reason is needed. */
  action: keyof typeof STAFF_REASONS;
  /** Repeats the effect: "Creditar R$ 4,80". */
  submitLabel: string;
  /** `danger` is asked as an alert and confirmed by a red button. */
  tone?: 'primary' | 'danger';
  /** Money is changed in a drawer, everything else in a window. */
  shape?: 'dialog' | 'drawer';
  call: ChangeCall<Answer>;
  /**
   * All that the fields say, for a preview by the server: it is tried again when this changes. Undefined while there is
   * nothing to try, such as an amount that is missing.
   */
  trial?: string;
  /** The words of the preview; without them there is none. */
  words?: ChangeWords;
  /** What is wrong with the fields; the change is not sent while there is something. */
  problem?: string | undefined;
  /** Names the kind of problem above it: "Valor Inválido". */
  problemTitle?: string;
  onDone: (answer: Answer) => void;
  /** Another member of staff was quicker: shows what they made of it (`current` of 409 CHANGED_MEANWHILE). */
  describeCurrent?: (current: unknown) => ReactNode;
}

/** Asks for the reason of a change, after it has said what the change does. */
export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { open, onOpenChange, title, text, submitLabel, tone = 'primary', shape = 'dialog' } = props;
  const { t } = useTranslation('admin-kit');
  const formId = useId();
  const once = useIdempotentCall();
  const { call, onDone } = props;
  const change = useMutation({
    mutationFn: (reason: string) =>
      once({ trial: props.trial, reason }, (key) => call({ reason, headers: { 'Idempotency-Key': key } })),
    meta: { handlesErrors: true },
    onSuccess: (answer) => {
      onOpenChange(false);
      onDone(answer);
    },
  });
  const Frame = shape === 'drawer' ? Drawer : Dialog;

  return (
    <Frame
      open={open}
      onOpenChange={(next) => {
        change.reset();
        onOpenChange(next);
      }}
      role={tone === 'danger' ? 'alertdialog' : 'dialog'}
      title={title}
      description={text}
      closeLabel={t('close')}
      busy={change.isPending}
      footer={
        <>
          <Button variant="outline" size="sm" disabled={change.isPending} onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="sm"
            variant={tone === 'danger' ? 'danger' : 'primary'}
            loading={change.isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <ReasonForm {...props} id={formId} error={change.error} onSubmit={(reason) => change.mutate(reason)} />
    </Frame>
  );
}

interface ReasonFormProps<Answer> extends ReasonDialogProps<Answer> {
  id: string;
  error: Error | null;
  onSubmit: (reason: string) => void;
}

function ReasonForm<Answer>(props: ReasonFormProps<Answer>) {
  const { id, action, children, reasons = [], problem, error, onSubmit } = props;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isOptional = STAFF_REASONS[action] !== 'required';
  const missing = !isOptional && reason.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!missing && !problem) onSubmit(reason.trim());
  }

  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
      {children}
      <ReasonField
        value={reason}
        onChange={setReason}
        isOptional={isOptional}
        isMissing={isTried && missing}
        reasons={reasons}
      />
      {props.words && props.trial !== undefined && (
        <Preview {...props} trial={props.trial} words={props.words} />
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
  trial: string;
  words: ChangeWords;
}

/** What the server says would change. */
function Preview({ open, call, trial, words }: PreviewProps) {
  const { t } = useTranslation('admin-kit');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({
    queryKey: staffKeys.trial(trial),
    // What is typed as the reason is audited with the change; a trial is not.
    queryFn: () => tryChange(call, t('change.trialReason')),
    // What was done is not tried again while the dialog goes.
    enabled: open,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

  async function confirmFirst() {
    if (await askToConfirm()) await refetch();
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
      {data && <ChangesPreview changes={data} {...words} />}
    </div>
  );
}

function Refusal({ error, describeCurrent }: Pick<ReasonFormProps<unknown>, 'error' | 'describeCurrent'>) {
  const { t } = useTranslation('admin-kit');
  const errorText = useErrorText();
  if (!error) return null;
  if (hasCode(error, 'CHANGED_MEANWHILE')) {
    return (
      <Banner tone="warning" title={t('change.changedMeanwhile')}>
        <div className="grid gap-2">
          {describeCurrent?.(error.details.current)}
          {t('change.lookAgain')}
        </div>
      </Banner>
    );
  }
  return <Banner tone="danger">{errorText(error)}</Banner>;
}
