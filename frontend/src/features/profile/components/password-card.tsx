import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Dialog } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate, queryKeys } from '../../../shared/query-keys';
import { signInMethodsQuery } from '../../../shared/session/account';
import { ChangePasswordForm } from './change-password-form';
import { ProfileCard } from './profile-card';

export function PasswordCard() {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const hasPassword = useQuery(signInMethodsQuery()).data?.has_password ?? true;

  function close() {
    setOpen(false);
    // A new password has ended all other sessions and may have revoked API keys.
    invalidate(queryClient, queryKeys.sessions);
    invalidate(queryClient, queryKeys.apiKeys);
  }

  if (!hasPassword) return <NoPassword />;
  return (
    <ProfileCard
      title={t('password.title')}
      text={t('password.text')}
      action={
        <Dialog
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button variant="outline" size="sm">
              {t('password.submit')}
            </Button>
          }
          title={t('password.submit')}
          closeLabel={t('password.close')}
        >
          <ChangePasswordForm onChanged={close} onCancel={() => setOpen(false)} />
        </Dialog>
      }
    />
  );
}

function NoPassword() {
  const { t } = useTranslation(['security', 'profile']);
  return (
    <ProfileCard
      title={t('password.title', { ns: 'profile' })}
      text={t('card.noPassword')}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to="/forgot-password">{t('card.setPassword')}</Link>
        </Button>
      }
    />
  );
}
