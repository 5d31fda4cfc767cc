import { Button, Dialog, DialogClose, toast } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '../../api/api-keys-query';
import { useRevokeApiKey } from '../../api/use-revoke-api-key';

/** Asks before programs stop working. */
export function RevokeApiKeyDialog({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  const revoke = useRevokeApiKey();

  function confirm() {
    revoke.mutate(id, {
      onSuccess: () => {
        setOpen(false);
        toast.success({ title: t('keys.revokeDialog.done', { name }) });
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      busy={revoke.isPending}
      title={t('keys.revokeDialog.title', { name })}
      description={t('keys.revokeDialog.text')}
      closeLabel={t('close')}
      trigger={
        <Button
          variant="outline"
          size="sm"
          aria-label={t('keys.revokeLabel', { name })}
          className="max-sm:ms-12"
        >
          {t('keys.revoke')}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t('data.deletion.cancel')}</Button>
          </DialogClose>
          <Button variant="danger" loading={revoke.isPending} onClick={confirm}>
            {t('keys.revokeDialog.confirm')}
          </Button>
        </>
      }
    />
  );
}
