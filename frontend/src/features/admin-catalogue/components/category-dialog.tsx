import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '@torpedo/api-client';
import { Banner, Button, Dialog, TextField } from '@torpedo/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useErrorText } from '../../../shared/errors/error-text';
import { type Category, changeCategory, createCategory } from '../api/categories';

const LANGUAGES = ['pt', 'en', 'es'] as const;
const CODE = /^[a-z][a-z0-9-]{0,39}$/;

interface CategoryDialogProps {
  /** Null makes a new one. */
  category: Category | null;
  onClose: () => void;
}

/** The names of a category, and for a new one its code. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const formId = useId();
  const [code, setCode] = useState(category?.code ?? '');
  const [names, setNames] = useState(category?.names ?? { pt: '', en: '', es: '' });
  const [isTried, setTried] = useState(false);
  const isCodeWrong = !CODE.test(code);
  const isNameless = names.pt.trim() === '';
  const save = useMutation({
    mutationFn: () => {
      const given = Object.fromEntries(
        LANGUAGES.filter((language) => names[language].trim() !== '').map((language) => [
          language,
          names[language].trim(),
        ]),
      );
      return category
        ? changeCategory(category.code, { names: given, expected_updated_at: category.updated_at })
        : createCategory({ code, name: names.pt.trim(), names: given });
    },
    meta: { handlesErrors: true },
    onSuccess: onClose,
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.categories }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isNameless && !isCodeWrong) save.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={category ? t('categories.renameTitle') : t('categories.new')}
      description={t('categories.dialogText')}
      closeLabel={t('close')}
      busy={save.isPending}
      footer={
        <Button type="submit" form={formId} size="sm" loading={save.isPending}>
          {t('form.save')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {!category && (
          <TextField
            label={t('categories.code')}
            hint={t('categories.codeHint')}
            autoComplete="off"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={isTried && isCodeWrong && t('categories.codeInvalid')}
          />
        )}
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={t(`categories.names.${language}`)}
            maxLength={60}
            autoComplete="off"
            value={names[language]}
            onChange={(event) => setNames({ ...names, [language]: event.target.value })}
            error={isTried && language === 'pt' && isNameless && t('categories.nameMissing')}
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
