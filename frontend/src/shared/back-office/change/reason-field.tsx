import { STAFF_ACTIONS, type StaffAction } from '@torpedo/api-client';
import { TextArea, TextField } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';

const isOptional = (action: StaffAction) => STAFF_ACTIONS[action].reason !== 'required';

export const isReasonMissing = (action: StaffAction, reason: string): boolean =>
  !isOptional(action) && reason.trim() === '';

interface ReasonFieldProps {
  action: StaffAction;
  value: string;
  onChange: (reason: string) => void;
  /** The form was sent once, perhaps without a reason. */
  isTried: boolean;
  /** The screen asks for a reason although the action needs none. */
  isRequired?: boolean;
  /** The usual reasons, to choose with one press. */
  reasons?: readonly string[] | undefined;
  /** Where the form stands beside what it changes: one line, without a word about the audit. */
  isOneLine?: boolean;
}

export function ReasonField({
  action,
  value,
  onChange,
  isTried,
  isRequired = !isOptional(action),
  reasons = [],
  isOneLine = false,
}: ReasonFieldProps) {
  const { t } = useTranslation('admin-kit');
  const field = {
    label: t('change.reason'),
    maxLength: 500,
    value,
    error: isTried && isRequired && value.trim() === '' && t('change.reasonMissing'),
  };
  return (
    <div className="grid gap-2">
      {isOneLine ? (
        <TextField
          {...field}
          size="xs"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <TextArea
          {...field}
          labelAction={
            <span className="text-xs text-muted">
              {t(isRequired ? 'change.reasonAudited' : 'change.reasonOptional')}
            </span>
          }
          rows={2}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {reasons.length > 0 && (
        <div role="group" aria-label={t('change.usualReasons')} className="flex flex-wrap gap-1.5">
          {reasons.map((usual) => (
            <button
              key={usual}
              type="button"
              data-slot="chip"
              onClick={() => onChange(usual)}
              className="touch-target inline-flex h-8 items-center rounded-chip border border-border-strong bg-surface-card px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors duration-(--duration-fast) hover:text-text"
            >
              {usual}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
