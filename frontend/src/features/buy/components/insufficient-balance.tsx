import { Link } from '@tanstack/react-router';
import { Button, Dialog, DialogClose } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { formatMoney, Money } from '../../../shared/format/money';
import type { Currency } from '../../../shared/limits';
import type { ProductLink } from '../../../shared/product-link';
import { amountCovering } from '../../../shared/topup-amounts';
import type { MissingMoney } from '../rules/purchase-flow';
import { DetailList } from './detail-list';

interface InsufficientBalanceProps {
  money: MissingMoney;
  currency: Currency;
  choice: ProductLink;
  onDismiss: () => void;
}

export function InsufficientBalance({ money, currency, choice, onDismiss }: InsufficientBalanceProps) {
  const { t } = useTranslation('buy');
  const amount = amountCovering(money.missingCents, currency);

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onDismiss()}
      title={t('insufficient.title')}
      description={t('insufficient.description')}
      closeLabel={t('confirm.close')}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t('insufficient.cancel')}</Button>
          </DialogClose>
          <Button asChild>
            <Link to="/dashboard/balance" search={{ ...choice, then: 'buy', amount }}>
              {t('insufficient.add', { amount: formatMoney(amount, currency) })}
            </Link>
          </Button>
        </>
      }
    >
      <DetailList
        rows={[
          {
            name: t('insufficient.balance'),
            value: <Money cents={money.balanceCents} currency={currency} />,
          },
          {
            name: t('insufficient.required'),
            value: <Money cents={money.requiredCents} currency={currency} />,
          },
          {
            name: t('insufficient.missing'),
            value: <Money cents={money.missingCents} currency={currency} />,
            strong: true,
          },
        ]}
      />
    </Dialog>
  );
}
