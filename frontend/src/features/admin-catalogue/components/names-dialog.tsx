import type { QueryKey } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { TextField } from '@torpedo/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { FormDialog } from '../../../shared/back-office/change/form-dialog';
import { type Language, languages } from '../../../shared/i18n/languages';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import { type AdminCountry, type Category, changeCategory, changeCountry } from '../api/products';

type Names = Record<Language, string>;

interface NamesDialogProps {
  /** The name of the draft that keeps the typed text. */
  draft: string;
  title: string;
  text: string;
  names: Names;
  /** Whether the name in Portuguese is required. */
  isNameRequired?: boolean;
  /** A field above the names. It shows its problem after the first try to save. */
  above?: { isWrong: boolean; field: (isTried: boolean) => ReactNode };
  save: (names: Names) => Promise<unknown>;
  /** The queries that are read again after saving. */
  family: QueryKey;
  onClose: () => void;
}

function NamesDialog({
  draft,
  title,
  text,
  names: before,
  isNameRequired = false,
  above,
  save,
  family,
  onClose,
}: NamesDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  const [names, setNames] = useDraft(`${draft}.names`, before);
  const [isTried, setTried] = useState(false);
  const isNameless = isNameRequired && names.pt.trim() === '';
  const saving = useStaffMutation([family], {
    mutationFn: () => save(names),
    meta: { handlesErrors: true },
    onSuccess() {
      forgetDrafts(draft);
      onClose();
    },
  });

  function submit() {
    setTried(true);
    if (!isNameless && !above?.isWrong) saving.mutate();
  }

  return (
    <FormDialog
      draft={draft}
      hasCancel={false}
      onClose={onClose}
      title={title}
      text={text}
      submitLabel={t('form.save')}
      isBusy={saving.isPending}
      error={saving.error}
      changedText={t('form.changedMeanwhile')}
      onSubmit={submit}
    >
      {above?.field(isTried)}
      {languages.map((language) => (
        <TextField
          size="sm"
          key={language}
          label={t(`categories.names.${language}`)}
          maxLength={60}
          autoComplete="off"
          value={names[language]}
          onChange={(event) => setNames({ ...names, [language]: event.target.value })}
          error={isTried && language === 'pt' && isNameless && t('categories.nameMissing')}
        />
      ))}
    </FormDialog>
  );
}

const CODE = /^[a-z][a-z0-9-]{0,39}$/;

interface CategoryDialogProps {
  /** Null creates a new category. */
  category: Category | null;
  onClose: () => void;
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  const draft = `category ${category?.code}`;
  const [code, setCode] = useDraft(`${draft}.code`, '');
  const isCodeWrong = !CODE.test(code);
  const save = (names: Names) => {
    const given = Object.fromEntries(
      languages
        .filter((language) => names[language].trim() !== '')
        .map((language) => [language, names[language].trim()]),
    );
    return category
      ? changeCategory(category.code, { names: given, expected_updated_at: category.updated_at })
      : bodyOf(
          staffApi.POST('/api/v1/admin/categories', { body: { code, name: names.pt.trim(), names: given } }),
        );
  };
  const codeField = (isTried: boolean) => (
    <TextField
      size="sm"
      label={t('categories.code')}
      hint={t('categories.codeHint')}
      autoComplete="off"
      value={code}
      onChange={(event) => setCode(event.target.value)}
      error={isTried && isCodeWrong && t('categories.codeInvalid')}
    />
  );
  return (
    <NamesDialog
      draft={draft}
      title={category ? t('categories.renameTitle') : t('categories.new')}
      text={t('categories.dialogText')}
      names={category?.names ?? { pt: '', en: '', es: '' }}
      isNameRequired
      {...(!category && { above: { isWrong: isCodeWrong, field: codeField } })}
      save={save}
      family={staffKeys.categories}
      onClose={onClose}
    />
  );
}

interface CountryNamesDialogProps {
  country: AdminCountry;
  onClose: () => void;
}

export function CountryNamesDialog({ country, onClose }: CountryNamesDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  const save = (names: Names) => {
    const changed = languages.filter((language) => names[language] !== country.names[language]);
    return changeCountry(country.iso_code, {
      names: Object.fromEntries(changed.map((language) => [language, names[language].trim() || null])),
      expected_updated_at: country.updated_at,
    });
  };
  return (
    <NamesDialog
      draft={`country ${country.iso_code}`}
      title={t('countries.renameTitle', { code: country.iso_code })}
      text={t('countries.renameText')}
      names={country.names}
      save={save}
      family={staffKeys.countries}
      onClose={onClose}
    />
  );
}
