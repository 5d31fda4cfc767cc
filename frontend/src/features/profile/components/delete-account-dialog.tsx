import { Button, Dialog, DialogClose } from '@torpedo/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteAccount } from '../api/use-delete-account';
import { deletionObstacle } from '../rules/deletion-obstacles';
import { DeleteAccountForm } from './delete-account-form';
import { DeletionConsequences } from './deletion-consequences';

/** Says what a deletion means, and asks for the password and for a word, typed. */
export function DeleteAccountDialog() {
  const { t } = useTranslation('account');
  const formId = useId();
  const [open, setOpen] = useState(false);
  const deletion = useDeleteAccount();

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
          <Button type="submit" form={formId} variant="danger" loading={deletion.isPending}>
            {t('data.deletion.confirm')}
          </Button>
        </>
      }
    >
      <DeletionConsequences />
      <DeleteAccountForm
        id={formId}
        obstacle={deletion.error ? deletionObstacle(deletion.error) : undefined}
        onSubmit={(request) => deletion.mutate(request)}
      />
    </Dialog>
  );
}
