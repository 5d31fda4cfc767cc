import { FilterChips, Select, TextField } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { formatMicros, typedCents } from '../../../shared/back-office/amounts';
import { changeCall } from '../../../shared/back-office/staff-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { Books } from '../api/reconciliation';

const MICROS_PER_CENT = 10_000;
const WAYS = ['in', 'out'] as const;

interface RecordPaymentProps {
  payable: Books['payable'];
  onClose: () => void;
}

export function RecordPayment({ payable, onClose }: RecordPaymentProps) {
  const { t } = useTranslation('admin-reports');
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
      onClose={onClose}
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
      intent={isValid ? JSON.stringify([account, way, cents]) : undefined}
      preview={{
        labels: { balance_micros: account },
        format: (_name, value) => (typeof value === 'number' ? formatMicros(value, currency) : undefined),
      }}
      call={changeCall('post', '/api/v1/admin/reports/books/payments', null, {
        account,
        currency,
        amount_micros: way === 'in' ? micros : -micros,
      })}
      done={t('reconciliation.payment.done')}
      rereads={[staffKeys.books]}
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
