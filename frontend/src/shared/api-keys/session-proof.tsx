import { type Api, bodyOf, hasCode, type Schemas } from '@torpedo/api-client';
import { Banner, CopyBox, PasswordField, TextField } from '@torpedo/ui-kit';
import { type ReactNode, useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTexts } from '../i18n/use-texts';

type Proof = Schemas['ConfirmSessionRequestDto'];

/** The fields that confirm the session, in a form that also has its own fields. */
export type ProofForm = Required<Proof>;

export const NO_PROOF: ProofForm = { password: '', otp_code: '' };

export type Asked = 'nothing' | 'password' | 'code' | 'provider';

function askedBy(error: unknown, asked: Asked): Asked | undefined {
  if (hasCode(error, 'TWO_FACTOR_REQUIRED')) return 'code';
  if (!hasCode(error, 'REAUTHENTICATION_REQUIRED')) return undefined;
  return asked === 'nothing' ? 'password' : 'provider';
}

/** Makes a call that needs a recent sign-in; when the sign-in is too old, it asks for a confirmation. */
export function useProvenCall(api: Api, errorText: (error: unknown) => string) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Asked>('nothing');

  function reset() {
    setAsked('nothing');
    setProblem(undefined);
  }

  /** Undefined when the call was refused; then the form shows why, or asks for a confirmation. */
  async function run<Result>(
    { password, otp_code }: ProofForm,
    call: () => Promise<Result>,
  ): Promise<Result | undefined> {
    setBusy(true);
    setProblem(undefined);
    try {
      const proof = { password, ...(asked === 'code' && { otp_code: otp_code.trim() }) };
      if (asked !== 'nothing') await bodyOf(api.POST('/api/v1/users/me/sessions/confirm', { body: proof }));
      return await call();
    } catch (error) {
      const next = askedBy(error, asked);
      if (next) setAsked(next);
      else setProblem(errorText(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { asked, isBusy, problem, run, reset };
}

interface ProofFieldsProps {
  asked: Asked;
  problem: string | undefined;
  register: UseFormRegister<ProofForm>;
  errors: FieldErrors<ProofForm>;
}

export function ProofFields({ asked, problem, register, errors }: ProofFieldsProps) {
  const { t } = useTexts('api-keys');
  return (
    <>
      {(asked === 'password' || asked === 'code') && (
        <div className="grid gap-3">
          <p className="text-pretty text-muted">{t('proof.text')}</p>
          <PasswordField
            {...register('password', { required: true })}
            label={t('proof.password')}
            revealLabel={t('proof.show')}
            concealLabel={t('proof.hide')}
            autoComplete="current-password"
            autoFocus
            required
            error={errors.password && t('proof.passwordMissing')}
          />
        </div>
      )}
      {asked === 'code' && (
        <TextField
          {...register('otp_code', { validate: (code) => code.trim() !== '' })}
          label={t('proof.code')}
          hint={t('proof.codeHint')}
          error={errors.otp_code && t('proof.codeMissing')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoFocus
          spellCheck={false}
          maxLength={40}
          required
        />
      )}
      {asked === 'provider' && <Banner tone="warning">{t('proof.noPassword')}</Banner>}
      {problem && <Banner tone="danger">{problem}</Banner>}
    </>
  );
}

interface ShownSecretProps {
  secret: string;
  codeLabel: string;
  copyLabel: string;
  children: ReactNode;
}

export function ShownSecret({ secret, codeLabel, copyLabel, children }: ShownSecretProps) {
  const { t } = useTexts('api-keys');
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <CopyBox
        value={secret}
        codeLabel={codeLabel}
        label={copyLabel}
        copiedLabel={t('secretDialog.copied')}
        onCopyFailed={() => setRefused(true)}
      />
      {isRefused && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {t('secretDialog.copyFailed')}
        </p>
      )}
      <p className="mt-4 text-sm text-muted">{children}</p>
    </>
  );
}
