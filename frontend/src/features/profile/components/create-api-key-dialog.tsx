import type { Schemas } from '@torpedo/api-client';
import { Banner, Button, CopyBox, Dialog, DialogClose, OptionCards, TextField, toast } from '@torpedo/ui-kit';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { API_KEY_SCOPES, useCreateApiKey } from '../api/api-keys';

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

const LONGEST_NAME = 60;

type NewApiKey = Schemas['CreateApiKeyRequestDto'];

interface CreateApiKeyFormProps {
  /** For the button that submits from outside the form. */
  id: string;
  /** What to tell about the last try. */
  problem: string | undefined;
  onSubmit: (key: NewApiKey) => void;
}

function CreateApiKeyForm({ id, problem, onSubmit }: CreateApiKeyFormProps) {
  const { t } = useTranslation('account');
  const { register, control, handleSubmit, formState } = useForm<NewApiKey>({
    defaultValues: { name: '', scope: 'read' },
  });

  return (
    <form
      id={id}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void handleSubmit((key) => onSubmit({ ...key, name: key.name.trim() }))(event)}
    >
      <TextField
        {...register('name', { validate: (name) => name.trim() !== '' })}
        label={t('keys.createDialog.name')}
        placeholder={t('keys.createDialog.namePlaceholder')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
        error={formState.errors.name && t('keys.createDialog.nameMissing')}
      />
      <div>
        <p aria-hidden className="mb-2 text-sm font-semibold">
          {t('keys.createDialog.scope')}
        </p>
        <Controller
          control={control}
          name="scope"
          render={({ field }) => (
            <OptionCards
              label={t('keys.createDialog.scope')}
              value={field.value}
              onValueChange={field.onChange}
              options={API_KEY_SCOPES.map((scope) => ({
                value: scope,
                title: t(`keys.scopes.${scope}`),
                subtitle: <span className="whitespace-normal">{t(`keys.scopeHints.${scope}`)}</span>,
              }))}
            />
          )}
        />
      </div>
      {problem && <Banner tone="danger">{problem}</Banner>}
    </form>
  );
}

/** The secret of a new key, for the only time. */
function ApiKeySecret({ secret }: { secret: string }) {
  const { t } = useTranslation('account');
  return (
    <>
      <CopyBox
        value={secret}
        codeLabel={t('keys.secretDialog.code')}
        label={t('keys.secretDialog.copy')}
        copiedLabel={t('keys.secretDialog.copied')}
        onCopyFailed={() => toast.error({ title: t('keys.secretDialog.copyFailed') })}
      />
      <p className="mt-4 text-sm text-muted">
        {t('keys.secretDialog.header')} <code className="font-mono">X-API-Key</code>
      </p>
    </>
  );
}
