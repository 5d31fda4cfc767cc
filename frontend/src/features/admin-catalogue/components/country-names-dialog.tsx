import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '@torpedo/api-client';
import { Banner, Button, Dialog, TextField } from '@torpedo/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useErrorText } from '../../../shared/errors/error-text';
import { type AdminCountry, changeCountry } from '../api/countries';

const LANGUAGES = ['pt', 'en', 'es'] as const;

interface CountryNamesDialogProps {
  country: AdminCountry;
  onClose: () => void;
}

/** What a country is called; an empty field takes the usual name back. */
export function CountryNamesDialog({ country, onClose }: CountryNamesDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const formId = useId();
  const [names, setNames] = useState(country.names);
  const save = useMutation({
    mutationFn: () => {
      const changed = LANGUAGES.filter((language) => names[language] !== country.names[language]);
      return changeCountry(country.iso_code, {
        names: Object.fromEntries(changed.map((language) => [language, names[language].trim() || null])),
        expected_updated_at: country.updated_at,
      });
    },
    meta: { handlesErrors: true },
    onSuccess: onClose,
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.countries.all }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('countries.renameTitle', { code: country.iso_code })}
      description={t('countries.renameText')}
      closeLabel={t('close')}
      busy={save.isPending}
      footer={
        <Button type="submit" form={formId} size="sm" loading={save.isPending}>
          {t('form.save')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={t(`categories.names.${language}`)}
            maxLength={60}
            autoComplete="off"
            value={names[language]}
            onChange={(event) => setNames({ ...names, [language]: event.target.value })}
          />
        ))}
        {save.error && (
          <Banner tone="danger">
            {hasCode(save.error, 'CHANGED_MEANWHILE') ? t('form.changedMeanwhile') : errorText(save.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
