import { Banner, Button, CodeField, SectionHeading, TextField } from '@torpedo/ui-kit';
import { useState } from 'react';
import { Controller, type FieldError, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { appCodeViolation, recoveryCodeViolation, type StepViolation } from '../rules/code-rules';

interface SecondStepFormProps {
  problem: string | undefined;
  busy: boolean;
  onSubmit: (otpCode: string) => void;
  onBack: () => void;
}

export function SecondStepForm({ problem, busy, onSubmit, onBack }: SecondStepFormProps) {
  const { t } = useTranslation('security');
  const [usesRecovery, setUsesRecovery] = useState(false);
  const [isAnotherKind, setAnotherKind] = useState(false);
  const { register, control, handleSubmit, formState, reset, setValue } = useForm({
    defaultValues: { otp_code: '', recovery_code: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors } = formState;

  const submit = handleSubmit(({ otp_code, recovery_code }) => {
    if (busy) return;
    setAnotherKind(false);
    onSubmit(usesRecovery ? recovery_code.trim() : otp_code);
    // A code works only once, so the next try needs a new one.
    setValue('otp_code', '');
  });

  function switchKind() {
    setUsesRecovery(!usesRecovery);
    reset();
    setAnotherKind(true);
  }

  function violationText(error: FieldError | undefined) {
    const violation = error?.message as StepViolation | undefined;
    return violation && t(`step.${violation}`);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div className="grid gap-1">
        <SectionHeading level={2} size="card">
          {t('step.title')}
        </SectionHeading>
        <p className="text-pretty text-muted">{t(usesRecovery ? 'step.recoveryText' : 'step.appText')}</p>
      </div>
      {usesRecovery ? (
        <TextField
          {...register('recovery_code', { validate: recoveryCodeViolation })}
          autoFocus
          label={t('step.recoveryCode')}
          error={violationText(errors.recovery_code)}
          placeholder="ABCD-EFGH-IJKL-MNOP"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
      ) : (
        <Controller
          control={control}
          name="otp_code"
          rules={{ validate: appCodeViolation }}
          render={({ field: { onChange, ...field } }) => (
            <CodeField
              {...field}
              onValueChange={onChange}
              onComplete={() => void submit()}
              autoFocus
              label={t('step.appCode')}
              error={violationText(errors.otp_code)}
              required
            />
          )}
        />
      )}
      {problem && !isAnotherKind && <Banner tone="danger">{problem}</Banner>}
      <Button type="submit" block loading={busy}>
        {t('step.submit')}
      </Button>
      <div className="grid gap-1">
        <Button variant="ghost" block onClick={switchKind}>
          {t(usesRecovery ? 'step.useApp' : 'step.useRecovery')}
        </Button>
        <Button variant="ghost" block onClick={onBack}>
          {t('step.back')}
        </Button>
      </div>
    </form>
  );
}
