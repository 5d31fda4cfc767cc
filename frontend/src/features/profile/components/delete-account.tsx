import { useQuery } from '@tanstack/react-query';
import { Button, Dialog, DialogClose } from '@torpedo/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInMethodsQuery } from '../../../shared/session/account';
import { useDeleteAccount } from '../api/account';
import { deletionObstacle } from '../rules/deletion';
import { DeleteAccountForm, DeletionConsequences } from './delete-account-form';
import { ReconfirmAtProvider } from './owner-proof';
import { ProfileCard } from './profile-card';

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

function DeleteAccountDialog() {
  const { t } = useTranslation('account');
  const formId = useId();
  const [open, setOpen] = useState(false);
  const deletion = useDeleteAccount();
  const { data: methods } = useQuery(signInMethodsQuery());
  const hasPassword = methods?.has_password ?? true;
  const isToBeConfirmed = !hasPassword && !methods?.is_reconfirmed;

  function change(isOpen: boolean) {
    setOpen(isOpen);
    if (isOpen) deletion.reset();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      busy={deletion.isPending}
      title={t('data.deletion.dialogTitle')}
      description={t('data.deletion.dialogText')}
      closeLabel={t('close')}
      trigger={
        <Button variant="outline" size="sm" className="text-danger">
          {t('data.deletion.action')}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t('data.deletion.cancel')}</Button>
          </DialogClose>
          {!isToBeConfirmed && (
            <Button type="submit" form={formId} variant="danger" loading={deletion.isPending}>
              {t('data.deletion.confirm')}
            </Button>
          )}
        </>
      }
    >
      <DeletionConsequences />
      {isToBeConfirmed ? (
        <ReconfirmAtProvider />
      ) : (
        <DeleteAccountForm
          id={formId}
          hasPassword={hasPassword}
          asksCode={methods?.two_factor_enabled ?? false}
          obstacle={deletion.error ? deletionObstacle(deletion.error) : undefined}
          onSubmit={(request) => deletion.mutate(request)}
        />
      )}
    </Dialog>
  );
}
