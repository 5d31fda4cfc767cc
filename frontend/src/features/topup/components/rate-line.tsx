import { Banner, Button } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import type { ExchangeRate } from '../api/topups';
import { chargeOf, formatRate } from '../rules/topup-form';

interface RateLineProps {
  /** Cents of the wallet's currency. */
  cents: number;
  rate: ExchangeRate | undefined;
  onReais: () => void;
}

export function RateLine({ cents, rate, onReais }: RateLineProps) {
  const { t } = useTranslation('topup');
  if (rate && !rate.is_available) {
    const instead = (
      <Button type="button" variant="outline" size="sm" onClick={onReais}>
        {t('form.inReais')}
      </Button>
    );
    return (
      <Banner tone="warning" action={instead}>
        {t('errors.rateUnavailable')}
      </Banner>
    );
  }
  if (!rate) return <p className="text-sm text-muted">{t('form.chargedIn')}</p>;
  const amount = formatMoney(chargeOf(cents, rate.rate), 'BRL');
  return (
    <p className="-mt-3 text-right text-sm text-muted">
      {t('form.charge', { amount, rate: formatRate(rate.rate) })}
    </p>
  );
}
