import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '@torpedo/api-client';
import { Banner, Button, Dialog, TextField } from '@torpedo/ui-kit';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';

export const NAME_LANGUAGES = ['pt', 'en', 'es'] as const;

export type Names = Record<(typeof NAME_LANGUAGES)[number], string>;

interface NamesDialogProps {
  title: string;
  text: string;
  names: Names;
  /** Whether there has to be a name in Portuguese. */
  isNameRequired?: boolean;
  /** A field above the names; it shows what is wrong with it once saving was tried. */
  above?: { isWrong: boolean; field: (isTried: boolean) => ReactNode };
  save: (names: Names) => Promise<unknown>;
  /** Read again afterwards. */
  listKey: QueryKey;
  onClose: () => void;
}

/** What something is called in each language. */
export function NamesDialog({
  title,
  text,
  names: before,
  isNameRequired = false,
  above,
  save,
  listKey,
  onClose,
}: NamesDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const formId = useId();
  const [names, setNames] = useState(before);
  const [isTried, setTried] = useState(false);
  const isNameless = isNameRequired && names.pt.trim() === '';
  const saving = useMutation({
    mutationFn: () => save(names),
    meta: { handlesErrors: true },
    onSuccess: onClose,
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isNameless && !above?.isWrong) saving.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
      busy={saving.isPending}
      footer={
        <Button type="submit" form={formId} size="sm" loading={saving.isPending}>
          {t('form.save')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {above?.field(isTried)}
        {NAME_LANGUAGES.map((language) => (
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
        {saving.error && (
          <Banner tone="danger">
            {hasCode(saving.error, 'CHANGED_MEANWHILE')
              ? t('form.changedMeanwhile')
              : errorText(saving.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
