import { FilterChips, Select, TextField } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { useDraft } from '../../../shared/back-office/change/drafts';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { centsText, moneyOfMicros, typedCents } from '../../../shared/back-office/amounts';
import { changeCall } from '../../../shared/back-office/staff-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { booksQuery } from '../api/reconciliation';
import { useAccountName } from './account-name';

const MICROS_PER_CENT = 10_000;
const WAYS = ['in', 'out'] as const;

interface PaymentDraft {
  /** The code of the chosen account; empty for the first one. */
  chosen: string;
  way: (typeof WAYS)[number];
  typed: string;
}

interface RecordPaymentProps {
  /** An account and its missing amount in millionths, with which the form is filled in. */
  missing?: { account: string; micros: number };
  onClose: () => void;
}

export function RecordPayment({ missing, onClose }: RecordPaymentProps) {
  const { t } = useTranslation('admin-reports');
  const nameOf = useAccountName();
  const { data } = useQuery(booksQuery());
  const payable = data?.payable ?? [];
  const form = `payment ${missing ? `${missing.account} ${missing.micros}` : ''}`;
  const [draft, setDraft] = useDraft<PaymentDraft>(`${form}.fields`, {
    chosen: missing?.account ?? '',
    way: missing && missing.micros < 0 ? 'out' : 'in',
    typed: missing ? centsText(Math.round(Math.abs(missing.micros) / MICROS_PER_CENT)) : '',
  });
  const { way, typed } = draft;
  const account = draft.chosen || (payable[0]?.account ?? '');
  const currency = payable.find((known) => known.account === account)?.currency ?? '';
  const cents = typedCents(typed);
  const isValid = cents !== undefined && cents > 0;
  const micros = (cents ?? 0) * MICROS_PER_CENT;

  return (
    <ReasonDialog
      action="books.fund"
      draft={form}
      onClose={onClose}
      shape="drawer"
      title={t('reconciliation.payment.title')}
      text={t('reconciliation.payment.text')}
      submitLabel={
        isValid
          ? t('reconciliation.payment.submit', { amount: moneyOfMicros(micros, currency) })
          : t('reconciliation.payment.save')
      }
      reasons={[t('reconciliation.payment.usual.provider'), t('reconciliation.payment.usual.gateway')]}
      problem={isValid ? undefined : t('reconciliation.payment.invalid')}
      intent={isValid ? JSON.stringify([account, way, cents]) : undefined}
      preview={{
        labels: { balance_micros: nameOf(account) },
        format: (_name, value) => (typeof value === 'number' ? moneyOfMicros(value, currency) : undefined),
      }}
      call={changeCall('post', '/api/v1/admin/reports/books/payments', null, {
        account,
        currency,
        amount_micros: way === 'in' ? micros : -micros,
      })}
      done={t('reconciliation.payment.done')}
      rereads={[staffKeys.books, staffKeys.closings]}
    >
      <Select
        size="sm"
        label={t('reconciliation.payment.account')}
        options={payable.map((known) => ({
          value: known.account,
          label: `${nameOf(known.account)} · ${known.currency}`,
        }))}
        value={account}
        onChange={(event) => setDraft({ ...draft, chosen: event.target.value })}
      />
      <FilterChips
        label={t('reconciliation.payment.way')}
        value={way}
        onValueChange={(chosen) => setDraft({ ...draft, way: chosen })}
        options={WAYS.map((value) => ({ value, label: t(`reconciliation.payment.ways.${value}`) }))}
      />
      <TextField
        size="sm"
        label={t('reconciliation.payment.amount', { currency })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setDraft({ ...draft, typed: event.target.value })}
        error={typed !== '' && !isValid && t('reconciliation.payment.invalid')}
      />
    </ReasonDialog>
  );
}
