import { ApiError, bodyOf, hasStatus } from '@torpedo/api-client';
import { useState } from 'react';
import { publicApi } from '../../../shared/api/public-client';
import { brandContact } from '../../../shared/brand';
import { useTexts } from '../../../shared/i18n/use-texts';
import { type CheckedField, emptyMessage, type MessageFields, problemsOf } from '../rules/message-fields';

type Problems = Partial<Record<CheckedField, string>>;

/** What the form holds, what is wrong with it, and its way to the server. */
export function useContactForm(onSent: (email: string) => void) {
  const { t } = useTexts('contact');
  const [fields, setFields] = useState(emptyMessage);
  const [touched, setTouched] = useState<Partial<Record<CheckedField, boolean>>>({});
  const [refused, setRefused] = useState<Problems>({});
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const problems = problemsOf(fields);

  function change(name: keyof MessageFields, value: string) {
    setFields({ ...fields, [name]: value });
    setRefused({ ...refused, [name]: undefined });
  }

  function errorOf(name: CheckedField): string | undefined {
    const found = touched[name] && problems[name];
    return found ? t(`errors.${found}`) : refused[name];
  }

  function explain(error: unknown) {
    const email = brandContact.email;
    if (error instanceof ApiError && error.status === 422) {
      setRefused(error.fields);
      setProblem(t('errors.form'));
    } else if (hasStatus(error, 429)) setProblem(t('errors.tooMany', { email }));
    else if (error instanceof ApiError && error.isConnectionFailure) setProblem(t('errors.connection'));
    else setProblem(t('errors.other', { email }));
  }

  /** Answers the first field that is wrong, if there is one. */
  function submit(): CheckedField | undefined {
    setTouched({ name: true, email: true, subject: true, message: true });
    const wrong = (Object.keys(problems) as CheckedField[]).find((name) => problems[name]);
    setProblem(wrong && t('errors.form'));
    if (wrong || isSending) return wrong;
    setSending(true);
    sendMessage(fields)
      .then(() => onSent(fields.email.trim()), explain)
      .finally(() => setSending(false));
    return undefined;
  }

  return {
    fields,
    change,
    touch: (name: CheckedField) => setTouched({ ...touched, [name]: true }),
    errorOf,
    problem,
    isSending,
    submit,
  };
}

/**
 * Sends the message to the people behind the product.
 * @throws ApiError
 */
async function sendMessage(message: MessageFields): Promise<void> {
  await bodyOf(publicApi.POST('/api/v1/contact', { body: message }));
}
