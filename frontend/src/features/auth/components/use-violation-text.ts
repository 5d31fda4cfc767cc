import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RuleViolation } from '../rules/field-rules';

/** Puts into words which rule a field breaks. */
export function useViolationText(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  return (error) => {
    const violation = error?.message as RuleViolation | undefined;
    return violation && t(`rules.${violation}`);
  };
}
