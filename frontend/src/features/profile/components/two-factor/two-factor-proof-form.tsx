import type { Schemas } from '@torpedo/api-client';
import { Banner, Button, TextField } from '@torpedo/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/errors/error-text';
import { OwnerPassword } from '../proof/owner-password';
import { ReconfirmAtProvider } from '../proof/reconfirm-at-provider';

type TwoFactorProofFormProps = {
  methods: Schemas['SignInMethodsDto'];
  submitLabel: string;
  isDangerous?: boolean;
  busy: boolean;
  /** Why the last try was refused. */
  error: unknown;
  onSubmit: (proof: Schemas['TwoFactorProofDto']) => void;
};

/** The owner shows the password and a code: of the app, or a recovery code. */
export function TwoFactorProofForm(props: TwoFactorProofFormProps) {
  const { methods, submitLabel, isDangerous = false, busy, error, onSubmit } = props;
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  if (!methods.has_password && !methods.is_reconfirmed) return <ReconfirmAtProvider />;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    onSubmit({ otp_code: code.trim(), ...(methods.has_password && { password }) });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {methods.has_password && <OwnerPassword value={password} onChange={setPassword} />}
      <TextField
        name="otp_code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        label={t('proof.code')}
        hint={t('proof.codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      {error !== null && <Banner tone="danger">{errorText(error)}</Banner>}
      <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} block loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
