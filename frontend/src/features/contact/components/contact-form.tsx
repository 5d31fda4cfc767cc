import { Banner, Button, TextArea, TextField } from '@torpedo/ui-kit';
import type { FormEvent } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { useHydrated } from '../../../shared/performance/island';
import { maxLengths, type CheckedField } from '../rules/message-fields';
import { useContactForm } from './use-contact-form';

type ContactFormProps = {
  /** The message is on its way; the answer will go to this address. */
  onSent: (email: string) => void;
};

export function ContactForm({ onSent }: ContactFormProps) {
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
