import { useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox, Dialog, DialogClose, TextField } from '@torpedo/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../shared/api/client';
import {
  NO_PROOF,
  ProofFields,
  type ProofForm,
  ShownSecret,
  useProvenCall,
} from '../../../shared/api-keys/session-proof';
import { useErrorText } from '../../../shared/errors/error-text';
import { invalidate, queryKeys } from '../../../shared/query-keys';
import { eventKey, WEBHOOK_EVENTS, type WebhookEventType } from '../../../shared/webhook-events';
import {
  changeEndpoint,
  createEndpoint,
  rotateSecret,
  type WebhookEndpoint,
  WEBHOOKS,
} from '../api/webhooks';

interface SecretDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger?: ReactNode;
  texts: { title: string; text: string; submit: string };
  endpoint?: WebhookEndpoint;
  /** If the answer has a secret, the dialog shows it once; otherwise the dialog closes. */
  send: (form: EndpointForm) => Promise<object>;
  onSaved?: () => void;
  children?: (
    register: UseFormRegister<EndpointForm>,
    errors: { url?: string; events?: string },
  ) => ReactNode;
}

interface EndpointForm extends ProofForm {
  url: string;
  events: WebhookEventType[];
}

/** A form that needs a recent sign-in. The secret is dropped when the dialog closes. */
function SecretDialog({
  open,
  onOpenChange,
  trigger,
  texts,
  endpoint,
  send,
  onSaved,
  children,
}: SecretDialogProps) {
  const { t } = useTranslation('webhooks');
  const formId = useId();
  const queryClient = useQueryClient();
  const proven = useProvenCall(api, useErrorText());
  const [secret, setSecret] = useState<string>();
  const { register, handleSubmit, formState, reset } = useForm<EndpointForm>({
    defaultValues: {
      url: endpoint?.url ?? '',
      events: endpoint?.events ?? ['message.received', 'number.ended'],
      ...NO_PROOF,
    },
  });
  const { url, events } = formState.errors;

  function change(isOpen: boolean) {
    onOpenChange(isOpen);
    setSecret(undefined);
    proven.reset();
    reset();
  }

  const submit = handleSubmit(async (form) => {
    const made = await proven.run(form, () => send(form));
    if (!made) return;
    invalidate(queryClient, WEBHOOKS, queryKeys.accountActivity);
    if ('secret' in made && typeof made.secret === 'string') return setSecret(made.secret);
    change(false);
    onSaved?.();
  });

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      busy={proven.isBusy}
      title={secret ? t('secret.title') : texts.title}
      description={secret ? t('secret.text') : texts.text}
      closeLabel={t('close')}
      {...(trigger && { trigger })}
      footer={
        secret ? (
          <DialogClose asChild>
            <Button variant="outline">{t('secret.done')}</Button>
          </DialogClose>
        ) : (
          <>
            <DialogClose asChild>
              <Button variant="outline">{t('cancel')}</Button>
            </DialogClose>
            <Button type="submit" form={formId} loading={proven.isBusy}>
              {texts.submit}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <ShownSecret secret={secret} codeLabel={t('secret.code')} copyLabel={t('secret.copy')}>
          {t('secret.use')}
        </ShownSecret>
      ) : (
        <form id={formId} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
          {children?.(register, {
            ...(url && { url: t('form.urlMissing') }),
            ...(events && { events: t('form.eventsMissing') }),
          })}
          <ProofFields
            asked={proven.asked}
            problem={proven.problem}
            register={register}
            errors={formState.errors}
          />
        </form>
      )}
    </Dialog>
  );
}

const endpointFields: SecretDialogProps['children'] = (register, errors) => (
  <>
    <UrlField field={register('url', { validate: (url) => url.trim() !== '' })} error={errors.url} />
    <EventBoxes
      field={register('events', { validate: (events) => events.length > 0 })}
      error={errors.events}
    />
  </>
);

export function CreateWebhookDialog({ trigger }: { trigger: ReactNode }) {
  const { t } = useTranslation('webhooks');
  const [open, setOpen] = useState(false);
  return (
    <SecretDialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      texts={{ title: t('form.title'), text: t('form.text'), submit: t('form.submit') }}
      send={({ url, events }) => createEndpoint({ url: url.trim(), events })}
    >
      {endpointFields}
    </SecretDialog>
  );
}

interface ChangeWebhookDialogProps extends Pick<SecretDialogProps, 'open' | 'onOpenChange'> {
  endpoint: WebhookEndpoint;
  onSaved: () => void;
}

/** A new address needs a recent sign-in; new events do not. */
export function ChangeWebhookDialog({ endpoint, ...state }: ChangeWebhookDialogProps) {
  const { t } = useTranslation('webhooks');
  return (
    <SecretDialog
      {...state}
      endpoint={endpoint}
      texts={{ title: t('form.changeTitle'), text: t('form.changeText'), submit: t('form.changeSubmit') }}
      send={({ url, events }) =>
        changeEndpoint(endpoint.id, { events, ...(url.trim() !== endpoint.url && { url: url.trim() }) })
      }
    >
      {endpointFields}
    </SecretDialog>
  );
}

interface RotateSecretDialogProps extends Pick<SecretDialogProps, 'open' | 'onOpenChange'> {
  id: string;
}

export function RotateSecretDialog({ id, ...state }: RotateSecretDialogProps) {
  const { t } = useTranslation('webhooks');
  return (
    <SecretDialog
      {...state}
      texts={{
        title: t('secret.rotateTitle'),
        text: t('secret.rotateText'),
        submit: t('secret.rotateSubmit'),
      }}
      send={() => rotateSecret(id)}
    />
  );
}

interface FieldProps {
  field: ReturnType<UseFormRegister<EndpointForm>>;
  error: string | undefined;
}

function UrlField({ field, error }: FieldProps) {
  const { t } = useTranslation('webhooks');
  return (
    <TextField
      {...field}
      label={t('form.url')}
      type="url"
      inputMode="url"
      placeholder="https://"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2048}
      required
      error={error}
    />
  );
}

function EventBoxes({ field, error }: FieldProps) {
  const { t } = useTranslation('webhooks');
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-sm font-semibold">{t('form.events')}</legend>
      {WEBHOOK_EVENTS.map((type) => (
        <Checkbox key={type} {...field} value={type} label={t(`events.${eventKey(type)}`)} />
      ))}
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
