import { useQueryClient } from '@tanstack/react-query';
import { FilterChips, Select, TextField, toast } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { formatMicros } from '../../../shared/back-office/micros';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { typedCents } from '../../../shared/back-office/typed-money';
import { invalidate } from '../../../shared/query-keys';
import type { Books } from '../api/reconciliation';

const MICROS_PER_CENT = 10_000;
const WAYS = ['in', 'out'] as const;

interface RecordPaymentProps {
  payable: Books['payable'];
  onClose: () => void;
}

/** Writes down what the house paid to a provider or took out of a gateway, or what came back. */
export function RecordPayment({ payable, onClose }: RecordPaymentProps) {
  const { t } = useTranslation('admin-reports');
  const queryClient = useQueryClient();
  const [account, setAccount] = useState(payable[0]?.account ?? '');
  const [way, setWay] = useState<(typeof WAYS)[number]>('in');
  const [typed, setTyped] = useState('');
  const currency = payable.find((known) => known.account === account)?.currency ?? '';
  const cents = typedCents(typed);
  const isValid = cents !== undefined && cents > 0;
  const micros = (cents ?? 0) * MICROS_PER_CENT;

  return (
    <ReasonDialog
      action="books.fund"
      open
      onOpenChange={(open) => !open && onClose()}
      shape="drawer"
      title={t('reconciliation.payment.title')}
      text={t('reconciliation.payment.text')}
      submitLabel={
        isValid
          ? t('reconciliation.payment.submit', { amount: formatMicros(micros, currency) })
          : t('reconciliation.payment.save')
      }
      reasons={[t('reconciliation.payment.usual.provider'), t('reconciliation.payment.usual.gateway')]}
      problem={isValid ? undefined : t('reconciliation.payment.invalid')}
      trial={isValid ? JSON.stringify([account, way, cents]) : undefined}
      words={{
        labels: { balance_micros: account },
        format: (_name, value) => (typeof value === 'number' ? formatMicros(value, currency) : undefined),
      }}
      call={({ reason, headers }) =>
        staffApi
          .POST('/api/v1/admin/reports/books/payments', {
            headers,
            body: { account, currency, amount_micros: way === 'in' ? micros : -micros, reason },
          })
          .then(({ data }) => data)
      }
      onDone={() => {
        toast.success({ title: t('reconciliation.payment.done') });
        invalidate(queryClient, staffKeys.reports.books);
      }}
    >
      <Select
        size="sm"
        label={t('reconciliation.payment.account')}
        options={payable.map((known) => ({
          value: known.account,
          label: `${known.account} · ${known.currency}`,
        }))}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
      />
      <FilterChips
        label={t('reconciliation.payment.way')}
        value={way}
        onValueChange={setWay}
        options={WAYS.map((value) => ({ value, label: t(`reconciliation.payment.ways.${value}`) }))}
      />
      <TextField
        size="sm"
        label={t('reconciliation.payment.amount', { currency })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={typed !== '' && !isValid && t('reconciliation.payment.invalid')}
      />
    </ReasonDialog>
  );
}
