import type { Schemas } from '@torpedo/api-client';
import { Banner, Button, CopyBox, Dialog, DialogClose, OptionCards, TextField } from '@torpedo/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTexts } from '../i18n/use-texts';

type NewApiKey = Schemas['CreateApiKeyRequestDto'];

interface CreateApiKeyDialogProps {
  trigger: ReactNode;
  /** Creates the key; its answer is the only one that carries the secret. */
  create: (wanted: NewApiKey) => Promise<{ secret: string }>;
  /** Puts a failure into the reader's words. */
  errorText: (error: unknown) => string;
}

/** Name and scope first, then the secret, once: it does not outlive the dialog. */
export function CreateApiKeyDialog({ trigger, create, errorText }: CreateApiKeyDialogProps) {
  const { t } = useTexts('api-keys');
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function change(isOpen: boolean) {
    setOpen(isOpen);
    setSecret(undefined);
    setProblem(undefined);
  }

  async function submit(wanted: NewApiKey) {
    setBusy(true);
    setProblem(undefined);
    try {
      setSecret((await create(wanted)).secret);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      busy={isBusy}
      title={secret ? t('secretDialog.title') : t('createDialog.title')}
      description={secret ? t('secretDialog.text') : t('createDialog.text')}
      closeLabel={t('close')}
      trigger={trigger}
      footer={
        secret ? (
          <DialogClose asChild>
            <Button variant="outline">{t('secretDialog.done')}</Button>
          </DialogClose>
        ) : (
          <>
            <DialogClose asChild>
              <Button variant="outline">{t('createDialog.cancel')}</Button>
            </DialogClose>
            <Button type="submit" form={formId} loading={isBusy}>
              {t('createDialog.submit')}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <ApiKeySecret secret={secret} />
      ) : (
        <CreateApiKeyForm id={formId} problem={problem} onSubmit={(key) => void submit(key)} />
      )}
    </Dialog>
  );
}

const LONGEST_NAME = 60;
const SCOPES = ['read', 'buy'] as const satisfies readonly NewApiKey['scope'][];

interface CreateApiKeyFormProps {
  /** For the button that submits from outside the form. */
  id: string;
  /** What to tell about the last try. */
  problem: string | undefined;
  onSubmit: (key: NewApiKey) => void;
}

function CreateApiKeyForm({ id, problem, onSubmit }: CreateApiKeyFormProps) {
  const { t } = useTexts('api-keys');
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
        label={t('createDialog.name')}
        placeholder={t('createDialog.namePlaceholder')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
        error={formState.errors.name && t('createDialog.nameMissing')}
      />
      <div>
        <p aria-hidden className="mb-2 text-sm font-semibold">
          {t('createDialog.scope')}
        </p>
        <Controller
          control={control}
          name="scope"
          render={({ field }) => (
            <OptionCards
              label={t('createDialog.scope')}
              value={field.value}
              onValueChange={field.onChange}
              options={SCOPES.map((scope) => ({
                value: scope,
                title: t(`scopes.${scope}`),
                subtitle: <span className="whitespace-normal">{t(`scopeHints.${scope}`)}</span>,
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
  const { t } = useTexts('api-keys');
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <CopyBox
        value={secret}
        codeLabel={t('secretDialog.code')}
        label={t('secretDialog.copy')}
        copiedLabel={t('secretDialog.copied')}
        onCopyFailed={() => setRefused(true)}
      />
      {isRefused && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {t('secretDialog.copyFailed')}
        </p>
      )}
      <p className="mt-4 text-sm text-muted">
        {t('secretDialog.header')} <code className="font-mono">X-API-Key</code>
      </p>
    </>
  );
}
