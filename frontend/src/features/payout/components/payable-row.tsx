import { Button, ListRow } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { PayableTopup } from '../../../shared/payouts';
import { formatMoment } from '../../../shared/time/format-time';

type PayableRowProps = {
  topup: PayableTopup;
  onChoose: (topup: PayableTopup) => void;
};

/** A top-up of which money may still go back. */
export function PayableRow({ topup, onChoose }: PayableRowProps) {
  const { t } = useTranslation('payout');
  const { locale } = useLanguage();
  const { currency, payable_cents, payable_until } = topup;
  return (
    <ListRow
      asChild
      title={
        <span className="whitespace-normal">
          {t('unspent', { amount: formatMoney(payable_cents, currency) })}
        </span>
      }
      subtitle={t('until', { time: formatMoment(payable_until, locale) })}
      trailing={
        <Button variant="outline" size="sm" onClick={() => onChoose(topup)}>
          {t('open')}
        </Button>
      }
    >
      <li />
    </ListRow>
  );
}
