import type { Schemas } from '@torpedo/api-client';
import { Banner, OptionCards, TextField } from '@torpedo/ui-kit';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { API_KEY_SCOPES } from '../../api/api-keys-query';

const LONGEST_NAME = 60;

type NewApiKey = Schemas['CreateApiKeyRequestDto'];

type CreateApiKeyFormProps = {
  /** For the button that submits from outside the form. */
  id: string;
  /** What to tell about the last try. */
  problem: string | undefined;
  onSubmit: (key: NewApiKey) => void;
};

export function CreateApiKeyForm({ id, problem, onSubmit }: CreateApiKeyFormProps) {
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
