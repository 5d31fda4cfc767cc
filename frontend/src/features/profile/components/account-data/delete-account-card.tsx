import { useTranslation } from 'react-i18next';
import { DeleteAccountDialog } from './delete-account-dialog';
import { ProfileCard } from '../profile-card';

/** The way out. */
export function DeleteAccountCard() {
  const { t } = useTranslation('account');
  return (
    <ProfileCard
      title={t('data.deletion.title')}
      text={t('data.deletion.text')}
      action={<DeleteAccountDialog />}
    />
  );
}
