import { Banner, MoneyField } from '@torpedo/ui-kit';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { moneyLocale } from '../../../shared/format/money';
import type { PayableTopup } from '../../../shared/payouts';

type PayoutFormProps = {
  /** For the button that submits from outside the form. */
  id: string;
  topup: PayableTopup;
  cents: number;
  onCentsChange: (cents: number) => void;
  /** Why the last try failed. */
  error: unknown;
  onSubmit: () => void;
};

export function PayoutForm({ id, topup, cents, onCentsChange, error, onSubmit }: PayoutFormProps) {
  const { t } = useTranslation('payout');
  const errorText = useErrorText();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
      <MoneyField
        label={t('dialog.amount')}
        cents={cents}
        onCentsChange={onCentsChange}
        currency={topup.currency}
        locale={moneyLocale}
        minCents={1}
        maxCents={topup.payable_cents}
      />
      {topup.currency !== 'BRL' && <p className="text-sm text-muted">{t('dialog.inReais')}</p>}
      {error !== null && (
        <Banner tone="danger" title={t('dialog.failed')}>
          {errorText(error)}
        </Banner>
      )}
    </form>
  );
}
