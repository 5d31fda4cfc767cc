import { useSuspenseQuery } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { Button, Checkbox, CopyBox, Dialog, DialogClose, Select, TextField } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../shared/back-office/change/drafts';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { staffRightsQuery } from '../../../shared/back-office/staff-rights';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { Grantable } from '../rules/tokens-search';

type Created = Schemas['CreatedStaffTokenDto'];

const DRAFT = 'token';

const LONGEST_NAME = 60;
const LIFETIMES = [7, 30, 90];

interface CreateTokenDialogProps {
  onClose: () => void;
  onCreated: (token: Created) => void;
}

export function CreateTokenDialog({ onClose, onCreated }: CreateTokenDialogProps) {
  const { t } = useTranslation('admin-settings');
  const [name, setName] = useDraft(`${DRAFT}.name`, '');
  const [days, setDays] = useState(30);
  const [chosen, setChosen] = useState<readonly Grantable[]>([]);
  const problem =
    name.trim() === ''
      ? t('tokens.nameMissing')
      : chosen.length === 0
        ? t('tokens.nothingChosen')
        : undefined;

  return (
    <ReasonDialog
      onClose={onClose}
      shape="drawer"
      title={t('tokens.create')}
      text={t('tokens.createText')}
      submitLabel={t('tokens.create')}
      action="token.create"
      draft={DRAFT}
      problem={problem}
      call={({ reason }) =>
        bodyOf(
          staffApi.POST('/api/v1/admin/tokens', {
            body: {
              name: name.trim(),
              permissions: [...chosen],
              expires_in_days: days,
              ...(reason && { reason }),
            },
          }),
        )
      }
      onDone={onCreated}
      rereads={[staffKeys.tokens]}
    >
      <TextField
        size="sm"
        label={t('tokens.name')}
        hint={t('tokens.nameHint')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        size="sm"
        label={t('tokens.lifetime')}
        options={LIFETIMES.map((count) => ({ value: String(count), label: t('tokens.days', { count }) }))}
        value={String(days)}
        onChange={({ target }) => setDays(Number(target.value))}
      />
      <PermissionsField chosen={chosen} onChange={setChosen} />
    </ReasonDialog>
  );
}

interface PermissionsFieldProps {
  chosen: readonly Grantable[];
  onChange: (chosen: readonly Grantable[]) => void;
}

function PermissionsField({ chosen, onChange }: PermissionsFieldProps) {
  const { t } = useTranslation('admin-settings');
  const { grantable } = useSuspenseQuery(staffRightsQuery()).data;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('tokens.permissions')}</legend>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {(grantable as Grantable[]).map((permission) => (
          <Checkbox
            key={permission}
            label={t(`tokens.may.${permission}`)}
            checked={chosen.includes(permission)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, permission] : chosen.filter((other) => other !== permission),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Shows the token, which is never shown again. */
export function TokenSecretDialog({ token, onClose }: { token: Created; onClose: () => void }) {
  const { t } = useTranslation('admin-settings');
  const [isRefused, setRefused] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('tokens.secretTitle', { name: token.name })}
      description={t('tokens.secretText')}
      closeLabel={t('tokens.close')}
      footer={
        <DialogClose asChild>
          <Button variant="outline">{t('tokens.secretDone')}</Button>
        </DialogClose>
      }
    >
      <CopyBox
        value={token.token}
        codeLabel={t('tokens.secret')}
        label={t('tokens.copy')}
        copiedLabel={t('tokens.copied')}
        onCopyFailed={() => setRefused(true)}
      />
      {isRefused && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {t('tokens.copyFailed')}
        </p>
      )}
      <p className="mt-4 text-sm text-muted">
        {t('tokens.secretUse')} <code className="font-mono">TORPEDO_TOKEN</code>
      </p>
    </Dialog>
  );
}
