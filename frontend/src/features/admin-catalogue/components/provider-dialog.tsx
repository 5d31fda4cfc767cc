import { bodyOf, hasCode } from '@torpedo/api-client';
import { Banner, Button, PasswordField, Select, TextField, toast } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { FormDialog } from '../../../shared/back-office/change/form-dialog';
import { staffApi } from '../../../shared/back-office/staff-api';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import type { Provider } from '../api/providers';
import {
  changesOf,
  draftOf,
  NEW_PROVIDER,
  problemsOf,
  PROVIDER_CURRENCIES,
  type ProviderDraft,
  requestOf,
} from '../rules/provider-draft';

/** A draft is kept without the key, which must not be stored in the browser. */
const withoutKey = (draft: ProviderDraft): ProviderDraft => ({ ...draft, key: '' });

interface ProviderDialogProps {
  /** Null adds a new provider. */
  provider: Provider | null;
  onClose: () => void;
}

/** The name, the order and the connection of a provider. The key is never shown again. */
export function ProviderDialog({ provider, onClose }: ProviderDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  const [before, setBefore] = useState(provider);
  const name = `provider ${provider?.code}`;
  const [draft, setDraft] = useDraft(name, before ? draftOf(before) : NEW_PROVIDER, withoutKey);
  const [isTried, setTried] = useState(false);
  const isReachedHere = before === null || before.source === 'staff';
  const problems = problemsOf(draft, before);
  const save = useStaffMutation([staffKeys.providers], {
    async mutationFn() {
      if (before) {
        const params = { path: { code: before.code } };
        const body = changesOf(draft, before);
        return bodyOf(staffApi.PATCH('/api/v1/admin/providers/{code}', { params, body }));
      }
      const made = await bodyOf(staffApi.POST('/api/v1/admin/providers', { body: requestOf(draft) }));
      // Reads the offers of the provider now, instead of at the next sync.
      await staffApi.POST('/api/v1/admin/products/sync', { body: { provider: made.code } });
      return made;
    },
    meta: { handlesErrors: true },
    onSuccess(saved) {
      forgetDrafts(name);
      toast.success({ title: t(before ? 'provider.changed' : 'provider.added', { name: saved.name }) });
      onClose();
    },
  });
  const error = save.error;
  const current = hasCode(error, 'CHANGED_MEANWHILE') ? (error.details.current as unknown as Provider) : null;
  const set = (change: Partial<ProviderDraft>) => setDraft({ ...draft, ...change });
  const field = (part: keyof ProviderDraft) => ({
    size: 'xs' as const,
    label: t(`provider.${part}`),
    autoComplete: 'off',
    value: draft[part],
    onChange: (event: { target: { value: string } }) => set({ [part]: event.target.value }),
    error: isTried && problems[part] && t(`provider.problems.${problems[part]}`),
  });

  function submit() {
    setTried(true);
    if (Object.keys(problems).length === 0) save.mutate();
  }

  return (
    <FormDialog
      draft={name}
      hasCancel={false}
      onClose={onClose}
      title={before ? t('provider.editTitle', { name: before.name }) : t('provider.newTitle')}
      text={t(isReachedHere ? 'provider.text' : 'provider.environmentText')}
      submitLabel={t(before ? 'form.save' : 'provider.add')}
      isBusy={save.isPending}
      error={current ? null : error}
      onSubmit={submit}
    >
      {!before && <TextField {...field('code')} hint={t('provider.codeHint')} maxLength={40} />}
      <TextField {...field('name')} maxLength={60} />
      <TextField {...field('priority')} hint={t('provider.priorityHint')} inputMode="numeric" />
      <TextField {...field('open')} hint={t('provider.openHint')} inputMode="numeric" />
      {isReachedHere && (
        <>
          <TextField {...field('url')} hint={t('provider.urlHint')} inputMode="url" maxLength={500} />
          <PasswordField
            {...field('key')}
            autoComplete="new-password"
            hint={
              before?.connection
                ? t('provider.keyHint', { end: before.connection.key_ends_in })
                : t('provider.newKeyHint')
            }
            revealLabel={t('provider.show')}
            concealLabel={t('provider.hide')}
          />
          <Select
            {...field('currency')}
            options={PROVIDER_CURRENCIES.map((value) => ({ value, label: value }))}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field('requests')} inputMode="numeric" />
            <TextField {...field('lists')} inputMode="numeric" />
          </div>
        </>
      )}
      {current && (
        <Banner
          tone="warning"
          title={t('form.changedMeanwhile')}
          action={
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                setBefore(current);
                forgetDrafts(name);
                save.reset();
              }}
            >
              {t('form.lookAgain')}
            </Button>
          }
        >
          {t('provider.now', { name: current.name, priority: current.priority })}
        </Banner>
      )}
    </FormDialog>
  );
}
