import { hasCode } from '@torpedo/api-client';
import { Banner, Button, Dialog, Drawer, Popover } from '@torpedo/ui-kit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffErrorText } from '../staff-error-text';
import { mayLeave } from './drafts';

export interface FormFrameProps {
  /** The id of the form inside. */
  formId: string;
  /** The name of the drafts inside; closing asks before it discards them. */
  draft: string;
  open?: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  /** Undefined while there is nothing to send. */
  submitLabel: string | undefined;
  isBusy: boolean;
  /** `danger` shows an alert dialog with a red button. */
  tone?: 'primary' | 'danger' | undefined;
  shape?: 'dialog' | 'drawer' | undefined;
  /** The dialog stands beside this element instead of in the middle of the screen. */
  anchor?: Element | null | undefined;
  size?: 'lg';
  hasCancel?: boolean;
  children: ReactNode;
}

export function FormFrame(props: FormFrameProps) {
  const {
    formId,
    draft,
    open = true,
    title,
    text,
    submitLabel,
    isBusy,
    tone,
    shape,
    anchor,
    children,
  } = props;
  const { t } = useTranslation('admin-kit');
  const Frame = shape === 'drawer' ? Drawer : Dialog;

  async function close() {
    if (await mayLeave(draft)) props.onClose();
  }

  const footer = (
    <>
      {props.hasCancel !== false && (
        <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void close()}>
          {t('cancel')}
        </Button>
      )}
      {submitLabel && (
        <Button
          type="submit"
          form={formId}
          size="sm"
          variant={tone === 'danger' ? 'danger' : 'primary'}
          loading={isBusy}
        >
          {submitLabel}
        </Button>
      )}
    </>
  );
  const frame = {
    open,
    onOpenChange: (next: boolean) => void (next || close()),
    title,
    description: text,
    busy: isBusy,
    footer,
    children,
  };
  if (anchor) return <Popover {...frame} anchor={anchor} />;
  return (
    <Frame
      {...frame}
      role={tone === 'danger' ? 'alertdialog' : 'dialog'}
      {...(props.size && { size: props.size })}
      closeLabel={t('close')}
    />
  );
}

interface FormDialogProps extends Omit<FormFrameProps, 'formId'> {
  error?: Error | null;
  /** The text for 409 CHANGED_MEANWHILE. */
  changedText?: string;
  onSubmit: () => void;
}

/** A form in a dialog or a drawer; below it stands why the server refused it. */
export function FormDialog({ error, changedText, onSubmit, children, ...frame }: FormDialogProps) {
  const errorText = useStaffErrorText();
  const formId = useId();
  return (
    <FormFrame {...frame} formId={formId}>
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {error && (
          <Banner tone="danger">
            {changedText && hasCode(error, 'CHANGED_MEANWHILE') ? changedText : errorText(error)}
          </Banner>
        )}
      </form>
    </FormFrame>
  );
}

interface RefusalProps {
  error: Error | null;
  className?: string;
  /** Shows what another member of staff saved meanwhile (`current` of 409 CHANGED_MEANWHILE). */
  describeCurrent?: ((current: unknown) => ReactNode) | undefined;
}

/** Shows why a change was refused. */
export function Refusal({ error, className, describeCurrent }: RefusalProps) {
  const { t } = useTranslation('admin-kit');
  const errorText = useStaffErrorText();
  if (!error) return null;
  if (!hasCode(error, 'CHANGED_MEANWHILE')) {
    return (
      <Banner tone="danger" className={className}>
        {errorText(error)}
      </Banner>
    );
  }
  return (
    <Banner tone="warning" className={className} title={t('change.changedMeanwhile')}>
      <div className="grid gap-2">
        {describeCurrent?.(error.details.current)}
        {t('change.lookAgain')}
      </div>
    </Banner>
  );
}
