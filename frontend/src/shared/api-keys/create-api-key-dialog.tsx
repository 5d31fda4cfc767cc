import { type Api, bodyOf, hasCode, type Schemas } from '@torpedo/api-client';
import {
  Banner,
  Button,
  CopyBox,
  Dialog,
  DialogClose,
  OptionCards,
  PasswordField,
  Switch,
  TextField,
} from '@torpedo/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTexts } from '../i18n/use-texts';

type NewApiKey = Schemas['CreateApiKeyRequestDto'];
type Proof = Schemas['ConfirmSessionRequestDto'];
type Asked = 'nothing' | 'password' | 'code' | 'provider';

interface CreateApiKeyDialogProps {
  trigger: ReactNode;
  api: Api;
  create: (wanted: NewApiKey) => Promise<{ key: string }>;
  errorText: (error: unknown) => string;
}

function askedBy(error: unknown, asked: Asked): Asked | undefined {
  if (hasCode(error, 'TWO_FACTOR_REQUIRED')) return 'code';
  if (!hasCode(error, 'REAUTHENTICATION_REQUIRED')) return undefined;
  return asked === 'nothing' ? 'password' : 'provider';
}

/** The secret does not outlive the dialog. */
export function CreateApiKeyDialog({ trigger, api, create, errorText }: CreateApiKeyDialogProps) {
  const { t } = useTexts('api-keys');
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Asked>('nothing');

  function change(isOpen: boolean) {
    setOpen(isOpen);
    setAsked('nothing');
    setSecret(undefined);
    setProblem(undefined);
  }

  async function submit(wanted: NewApiKey, proof: Proof) {
    setBusy(true);
    setProblem(undefined);
    try {
      if (asked !== 'nothing') await bodyOf(api.POST('/api/v1/users/me/sessions/confirm', { body: proof }));
      setSecret((await create(wanted)).key);
    } catch (error) {
      const next = askedBy(error, asked);
      if (next) setAsked(next);
      else setProblem(errorText(error));
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
        <CreateApiKeyForm
          id={formId}
          asked={asked}
          problem={problem}
          onSubmit={(key, proof) => void submit(key, proof)}
        />
      )}
    </Dialog>
  );
}

const LONGEST_NAME = 60;
const SCOPES = ['read', 'buy'] as const;

interface KeyForm extends Required<Proof> {
  name: string;
  scope: (typeof SCOPES)[number];
  dialect: boolean;
}

interface CreateApiKeyFormProps {
  id: string;
  asked: Asked;
  problem: string | undefined;
  onSubmit: (key: NewApiKey, proof: Proof) => void;
}

function CreateApiKeyForm({ id, asked, problem, onSubmit }: CreateApiKeyFormProps) {
  const { t } = useTexts('api-keys');
  const { register, control, handleSubmit, formState } = useForm<KeyForm>({
    defaultValues: { name: '', scope: 'read', dialect: false, password: '', otp_code: '' },
  });
  const submit = handleSubmit(({ name, scope, dialect, password, otp_code }) =>
    onSubmit(
      { name: name.trim(), scopes: [scope], dialect },
      { password, ...(asked === 'code' && { otp_code: otp_code.trim() }) },
    ),
  );

  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
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
      <Switch
        {...register('dialect')}
        label={t('createDialog.dialect')}
        description={t('createDialog.dialectHint')}
      />
      {(asked === 'password' || asked === 'code') && (
        <div className="grid gap-3">
          <p className="text-pretty text-muted">{t('proof.text')}</p>
          <PasswordField
            {...register('password', { required: true })}
            label={t('proof.password')}
            revealLabel={t('proof.show')}
            concealLabel={t('proof.hide')}
            autoComplete="current-password"
            autoFocus
            required
            error={formState.errors.password && t('proof.passwordMissing')}
          />
        </div>
      )}
      {asked === 'code' && (
        <TextField
          {...register('otp_code', { validate: (code) => code.trim() !== '' })}
          label={t('proof.code')}
          hint={t('proof.codeHint')}
          error={formState.errors.otp_code && t('proof.codeMissing')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoFocus
          spellCheck={false}
          maxLength={40}
          required
        />
      )}
      {asked === 'provider' && <Banner tone="warning">{t('proof.noPassword')}</Banner>}
      {problem && <Banner tone="danger">{problem}</Banner>}
    </form>
  );
}

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
