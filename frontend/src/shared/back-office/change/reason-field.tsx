import { Chip, TextArea } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  isOptional: boolean;
  /** It was sent without one. */
  isMissing: boolean;
  /** The usual ones, to choose with one press. */
  reasons: readonly string[];
}

/** Why a change is made, for the audit. */
export function ReasonField({ value, onChange, isOptional, isMissing, reasons }: ReasonFieldProps) {
  const { t } = useTranslation('admin-kit');
  return (
    <div className="grid gap-2">
      <TextArea
        label={t('change.reason')}
        labelAction={
          <span className="text-xs text-muted">
            {t(isOptional ? 'change.reasonOptional' : 'change.reasonAudited')}
          </span>
        }
        rows={2}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={isMissing && t('change.reasonMissing')}
      />
      {reasons.length > 0 && (
        <div role="group" aria-label={t('change.usualReasons')} className="flex flex-wrap gap-1.5">
          {reasons.map((usual) => (
            <Chip key={usual} onClick={() => onChange(usual)}>
              {usual}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
