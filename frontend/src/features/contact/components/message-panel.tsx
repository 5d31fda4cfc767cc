import { Banner, Button, SectionHeading, TextArea, TextField } from '@torpedo/ui-kit';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { useHydrated } from '../../../shared/performance/island';
import { type CheckedField, maxLengths } from '../rules/message-fields';
import { useContactForm } from './use-contact-form';

/** The form, and what is said in its place once a message is on its way. */
export function MessagePanel() {
  const [sentBy, setSentBy] = useState<string>();
  return sentBy ? (
    <MessageSent email={sentBy} onAnother={() => setSentBy(undefined)} />
  ) : (
    <ContactForm onSent={setSentBy} />
  );
}

interface ContactFormProps {
  /** The message is on its way; the answer will go to this address. */
  onSent: (email: string) => void;
}

function ContactForm({ onSent }: ContactFormProps) {
  const { t } = useTexts('contact');
  const isHydrated = useHydrated();
  const { fields, change, touch, errorOf, problem, isSending, submit } = useContactForm(onSent);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = submit();
    const field = wrong && event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }

  const bind = (name: CheckedField) => ({
    name,
    label: t(`form.${name}`),
    value: fields[name],
    maxLength: maxLengths[name],
    error: errorOf(name),
    required: true,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    onBlur: () => touch(name),
  });

  return (
    <form noValidate aria-label={t('form.label')} onSubmit={handleSubmit} className="grid gap-5">
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
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={fields.website}
              onChange={({ target }) => change('website', target.value)}
            />
          </label>
        </div>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Button type="submit" loading={isSending} className="sm:justify-self-start">
          {t('form.submit')}
        </Button>
      </fieldset>
    </form>
  );
}

interface MessageSentProps {
  /** Where the answer will go. */
  email: string;
  onAnother: () => void;
}

/** In place of the form once the message is on its way. Takes the focus, because the button that had it is gone. */
function MessageSent({ email, onAnother }: MessageSentProps) {
  const { t } = useTexts('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div role="status" className="rounded-card bg-received-soft p-6">
      <CircleCheck aria-hidden className="size-8 text-received" />
      <SectionHeading ref={heading} tabIndex={-1} className="mt-3 outline-none">
        {t('sent.title')}
      </SectionHeading>
      <p className="mt-1.5">{t('sent.text', { email })}</p>
      <Button variant="outline" className="mt-5" onClick={onAnother}>
        {t('sent.another')}
      </Button>
    </div>
  );
}
