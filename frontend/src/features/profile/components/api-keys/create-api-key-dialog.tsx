import { Button, Dialog, DialogClose } from '@torpedo/ui-kit';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useCreateApiKey } from '../../api/use-create-api-key';
import { ApiKeySecret } from './api-key-secret';
import { CreateApiKeyForm } from './create-api-key-form';

/** Name and scope first, then the secret, once. */
export function CreateApiKeyDialog({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const create = useCreateApiKey();
  const secret = create.data?.secret;

  function change(isOpen: boolean) {
    setOpen(isOpen);
    if (isOpen) create.reset();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      busy={create.isPending}
      title={secret ? t('keys.secretDialog.title') : t('keys.createDialog.title')}
      description={secret ? t('keys.secretDialog.text') : t('keys.createDialog.text')}
      closeLabel={t('close')}
      trigger={
        <Button variant="outline" size="sm" icon={<Plus aria-hidden />} disabled={disabled}>
          {t('keys.create')}
        </Button>
      }
      footer={
        secret ? (
          <DialogClose asChild>
            <Button variant="outline">{t('keys.secretDialog.done')}</Button>
          </DialogClose>
        ) : (
          <>
            <DialogClose asChild>
              <Button variant="outline">{t('data.deletion.cancel')}</Button>
            </DialogClose>
            <Button type="submit" form={formId} loading={create.isPending}>
              {t('keys.createDialog.submit')}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <ApiKeySecret secret={secret} />
      ) : (
        <CreateApiKeyForm
          id={formId}
          problem={create.error ? errorText(create.error) : undefined}
          onSubmit={(key) => create.mutate(key)}
        />
      )}
    </Dialog>
  );
}
