import { hasCode } from '@torpedo/api-client';
import { Banner, FilterChips, TextField } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../shared/back-office/change/drafts';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { type ChangeCall, changeCall } from '../../../shared/back-office/staff-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { centsText, typedCents } from '../../../shared/back-office/amounts';
import { formatMoney } from '../../../shared/format/money';
import { type AdminUser, useUserCall } from '../api/users';
import { nameOf } from './user-labels';

type Way = 'set' | 'credit' | 'debit';

interface BalanceDraft {
  way: Way;
  typed: string;
}

interface BalanceDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function BalanceDialog({ user, onClose }: BalanceDialogProps) {
  const { t } = useTranslation('admin-users');
  const draft = `balance ${user.id}`;
  const userCall = useUserCall();
  const [present, setPresent] = useState(user.balance_base_cents);
  const seen = user.balance_base_cents;
  const [{ way, typed }, setDraft] = useDraft<BalanceDraft>(`${draft}.amount`, {
    way: 'set',
    typed: centsText(present),
  });
  const at = { id: user.id };
  const cents = typedCents(typed);
  const isValid = cents !== undefined && (way === 'set' ? cents >= 0 : cents > 0);
  const after = way === 'set' ? (cents ?? null) : present + (way === 'credit' ? 1 : -1) * (cents ?? 0);

  function change(next: Way) {
    setDraft({ way: next, typed: next === 'set' ? centsText(present) : '' });
  }

  return (
    <ReasonDialog
      action="balance.adjust"
      draft={draft}
      onClose={onClose}
      shape="drawer"
      title={t('balance.title', { name: nameOf(user) })}
      text={t('balance.text', { amount: formatMoney(present, 'BRL') })}
      submitLabel={
        isValid ? t(`balance.submit.${way}`, { amount: formatMoney(cents, 'BRL') }) : t('balance.save')
      }
      reasons={[t('reasons.goodwill'), t('reasons.correction'), t('reasons.usedNumber')]}
      problem={isValid ? undefined : t('balance.invalid.text')}
      problemTitle={t('balance.invalid.title')}
      intent={isValid ? JSON.stringify([user.id, way, cents, present]) : undefined}
      preview={{
        labels: { balance_cents: t('columns.balance') },
        format: (_name, value) => (typeof value === 'number' ? formatMoney(value, 'BRL') : undefined),
      }}
      call={(request) => {
        const amount = cents ?? 0;
        const call: ChangeCall<unknown> =
          way === 'set'
            ? changeCall('patch', '/api/v1/admin/users/{id}/balance', at, {
                balance_cents: amount,
                expected_balance_cents: present,
              })
            : changeCall('post', '/api/v1/admin/users/{id}/adjustments', at, {
                amount_cents: way === 'credit' ? amount : -amount,
                currency: 'BRL',
              });
        return userCall('balance', call(request)).catch((error: unknown) => {
          if (hasCode(error, 'BALANCE_CHANGED')) setPresent(error.details.balance_cents);
          throw error;
        });
      }}
      done={t('done.balance')}
      rereads={[staffKeys.users]}
    >
      {present !== seen && (
        <Banner tone="warning" title={t('balance.changed')}>
          {t('balance.changedText', {
            before: formatMoney(seen, 'BRL'),
            now: formatMoney(present, 'BRL'),
          })}
        </Banner>
      )}
      <FilterChips
        label={t('balance.way')}
        value={way}
        onValueChange={change}
        options={(['set', 'credit', 'debit'] as const).map((value) => ({
          value,
          label: t(`balance.ways.${value}`),
        }))}
      />
      <TextField
        size="sm"
        label={t(way === 'set' ? 'balance.newBalance' : 'balance.amount')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setDraft({ way, typed: event.target.value })}
        hint={
          after !== null && isValid ? t('balance.after', { amount: formatMoney(after, 'BRL') }) : undefined
        }
        error={typed !== '' && !isValid && t('balance.invalid.text')}
      />
    </ReasonDialog>
  );
}
