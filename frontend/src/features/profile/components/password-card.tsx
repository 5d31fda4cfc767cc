import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionsQuery } from '../api/sessions-query';
import { ChangePasswordForm } from './change-password-form';
import { ProfileCard } from './profile-card';

export function PasswordCard() {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);

  function close() {
    setOpen(false);
    // The new password has signed every other device out.
    void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
  }

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
