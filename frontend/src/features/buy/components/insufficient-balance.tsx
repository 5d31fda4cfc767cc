import { Link } from '@tanstack/react-router';
import { Button, Dialog, DialogClose } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/format/money';
import type { MissingMoney } from '../rules/purchase-flow';
import { DetailList } from './detail-list';

interface InsufficientBalanceProps {
  money: MissingMoney;
  currency: string;
  onDismiss: () => void;
}

/** Says how much is missing and where to add it. */
export function InsufficientBalance({ money, currency, onDismiss }: InsufficientBalanceProps) {
  const { t } = useTranslation('buy');

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
            <Link to="/dashboard/balance">{t('insufficient.add')}</Link>
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
