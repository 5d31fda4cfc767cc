import { PasswordCriteria, PasswordField } from '@torpedo/ui-kit';
import { type FieldError, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  confirmationViolation,
  passwordCriteria,
  type RefusedPassword,
  type RuleViolation,
} from '../rules/field-rules';

export interface PasswordPairFields {
  password: string;
  confirmation: string;
}

interface PasswordPairProps {
  label: string;
  violationOf: (password: string) => RuleViolation | undefined;
  refused: RefusedPassword | undefined;
}

export function PasswordPair({ label, violationOf, refused }: PasswordPairProps) {
  const { t } = useTranslation('auth');
  const violationText = useViolationText();
  const { register, control, formState, getValues, trigger } = useFormContext<PasswordPairFields>();
  const { errors } = formState;
  const typed = useWatch({ control, name: 'password' });
  const refusal = refused?.password === typed ? refused.reason : undefined;
  const shared = {
    revealLabel: t('fields.showPassword'),
    concealLabel: t('fields.hidePassword'),
    autoComplete: 'new-password',
    required: true,
  };

  // An empty confirmation is not checked, because the person may not have reached it yet.
  function recheckConfirmation() {
    if (getValues('confirmation') !== '') void trigger('confirmation');
  }

  return (
    <>
      <div className="grid gap-2">
        <PasswordField
          {...register('password', { validate: violationOf, onChange: recheckConfirmation })}
          {...shared}
          label={label}
          error={violationText(errors.password) ?? refusal}
        />
        <PasswordCriteria
          aria-label={t('register.passwordHint')}
          className="grid-cols-2"
          criteria={passwordCriteria(typed).map(({ id, met }) => ({
            id,
            met,
            label: t(`criteria.${id}`),
          }))}
          metLabel={t('criteria.met')}
          unmetLabel={t('criteria.unmet')}
        />
      </div>
      <PasswordField
        {...register('confirmation', {
          validate: (confirmation, { password }) => confirmationViolation(password, confirmation),
        })}
        {...shared}
        label={t('fields.confirmation')}
        error={violationText(errors.confirmation)}
      />
    </>
  );
}

export function useViolationText(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  return (error) => {
    const violation = error?.message as RuleViolation | undefined;
    return violation && t(`rules.${violation}`);
  };
}
