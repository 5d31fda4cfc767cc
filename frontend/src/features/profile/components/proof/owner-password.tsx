import { PasswordField } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';

type OwnerPasswordProps = {
  value: string;
  onChange: (password: string) => void;
  error?: string | undefined;
};

/** The account's password, asked for once more. */
export function OwnerPassword({ value, onChange, error }: OwnerPasswordProps) {
  const { t } = useTranslation('security');
  return (
    <PasswordField
      name="password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      label={t('proof.password')}
      error={error}
      revealLabel={t('proof.show')}
      concealLabel={t('proof.hide')}
      autoComplete="current-password"
      required
    />
  );
}
