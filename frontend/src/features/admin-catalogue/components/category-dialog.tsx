import { TextField } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { type Category, changeCategory, createCategory } from '../api/categories';
import { NAME_LANGUAGES, NamesDialog, type Names } from './names-dialog';

const CODE = /^[a-z][a-z0-9-]{0,39}$/;

interface CategoryDialogProps {
  /** Null makes a new one. */
  category: Category | null;
  onClose: () => void;
}

/** The names of a category, and for a new one its code. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  const [code, setCode] = useState('');
  const isCodeWrong = !CODE.test(code);
  const save = (names: Names) => {
    const given = Object.fromEntries(
      NAME_LANGUAGES.filter((language) => names[language].trim() !== '').map((language) => [
        language,
        names[language].trim(),
      ]),
    );
    return category
      ? changeCategory(category.code, { names: given, expected_updated_at: category.updated_at })
      : createCategory({ code, name: names.pt.trim(), names: given });
  };
  const codeField = (isTried: boolean) => (
    <TextField
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
      title={category ? t('categories.renameTitle') : t('categories.new')}
      text={t('categories.dialogText')}
      names={category?.names ?? { pt: '', en: '', es: '' }}
      isNameRequired
      {...(!category && { above: { isWrong: isCodeWrong, field: codeField } })}
      save={save}
      listKey={staffKeys.categories}
      onClose={onClose}
    />
  );
}
