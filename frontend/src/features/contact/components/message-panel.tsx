import { ApiError, bodyOf, hasStatus } from '@torpedo/api-client';
import { Banner, Button, SectionHeading, TextArea, TextField } from '@torpedo/ui-kit';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { publicApi } from '../../../shared/api/public-read';
import { brandContact } from '../../../shared/brand';
import { useTexts } from '../../../shared/i18n/use-texts';
import { useHydrated } from '../../../shared/performance/island';
import {
  CHECKED_FIELDS,
  type CheckedField,
  emptyMessage,
  type FieldProblem,
  maxLengths,
  type MessageFields,
  problemsOf,
} from '../rules/message-fields';

export function MessagePanel() {
  const [sentBy, setSentBy] = useState<string>();
  return sentBy ? (
    <MessageSent email={sentBy} onAnother={() => setSentBy(undefined)} />
  ) : (
    <ContactForm onSent={setSentBy} />
  );
}

interface ContactFormProps {
  onSent: (email: string) => void;
}

function ContactForm({ onSent }: ContactFormProps) {
  const { t } = useTexts('contact');
  const isHydrated = useHydrated();
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: emptyMessage,
    mode: 'onTouched',
  });
  const { errors, isSubmitted, isSubmitting, isValid } = formState;
  const problem = isSubmitted && !isValid ? t('errors.form') : refusal;

  function explain(error: unknown) {
    const email = brandContact.email;
    if (error instanceof ApiError && error.status === 422) {
      const refused = CHECKED_FIELDS.filter((name) => error.fields[name]);
      for (const name of refused) setError(name, { type: 'server', message: error.fields[name] });
      if (refused[0]) setFocus(refused[0]);
      setRefusal(t('errors.form'));
    } else if (hasStatus(error, 429)) setRefusal(t('errors.tooMany', { email }));
    else if (error instanceof ApiError && error.isConnectionFailure) setRefusal(t('errors.connection'));
    else setRefusal(t('errors.other', { email }));
  }

  const submit = handleSubmit((message) => {
    setRefusal(undefined);
    return sendMessage(message).then(() => onSent(message.email.trim()), explain);
  });

  function errorOf(name: CheckedField) {
    const { type, message } = errors[name] ?? {};
    return type === 'server' ? message : message && t(`errors.${message as FieldProblem}`);
  }

  const bind = (name: CheckedField) => ({
    ...register(name, { validate: (_, fields) => problemsOf(fields)[name] }),
    label: t(`form.${name}`),
    maxLength: maxLengths[name],
    error: errorOf(name),
    required: true,
  });

  return (
    <form
      noValidate
      aria-label={t('form.label')}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <fieldset disabled={!isHydrated} className="contents">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...bind('name')} autoComplete="name" />
          <TextField
            {...bind('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint={t('form.emailHint')}
          />
        </div>
        <TextField {...bind('subject')} autoComplete="off" />
        <TextArea {...bind('message')} rows={6} />
        <div aria-hidden className="absolute -left-full size-px overflow-hidden">
          <label>
            {t('form.website')}
            <input {...register('website')} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Button type="submit" loading={isSubmitting} className="sm:justify-self-start">
          {t('form.submit')}
        </Button>
      </fieldset>
    </form>
  );
}

interface MessageSentProps {
  email: string;
  onAnother: () => void;
}

/** Takes the focus, because the focused button of the form has disappeared. */
function MessageSent({ email, onAnother }: MessageSentProps) {
  const { t } = useTexts('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div role="status" className="rounded-card bg-received-soft p-6">
      <CircleCheck aria-hidden className="size-8 text-received" />
      <SectionHeading ref={heading} tabIndex={-1} className="mt-3">
        {t('sent.title')}
      </SectionHeading>
      <p className="mt-1.5">{t('sent.text', { email })}</p>
      <Button variant="outline" className="mt-5" onClick={onAnother}>
        {t('sent.another')}
      </Button>
    </div>
  );
}

/** @throws ApiError */
async function sendMessage(message: MessageFields): Promise<void> {
  await bodyOf(publicApi.POST('/api/v1/contact', { body: message }));
}
