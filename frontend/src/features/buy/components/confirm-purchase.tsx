import type { Schemas } from '@torpedo/api-client';
import { Button, Dialog, DialogClose } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/format/money';
import { DetailList } from './detail-list';

type ConfirmPurchaseProps = {
  open: boolean;
  country: Schemas['CountryDto'];
  service: Schemas['ServiceDto'];
  quantity: number;
  onConfirm: () => void;
  onDismiss: () => void;
};

/** The last look before money is held. */
export function ConfirmPurchase({
  open,
  country,
  service,
  quantity,
  onConfirm,
  onDismiss,
}: ConfirmPurchaseProps) {
  const { t } = useTranslation('buy');
  const { currency, price_cents } = service;

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onDismiss()}
      title={t('confirm.title')}
      description={t('confirm.description')}
      closeLabel={t('confirm.close')}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t('confirm.cancel')}</Button>
          </DialogClose>
          <Button autoFocus onClick={onConfirm}>
            {t('confirm.confirm')}
          </Button>
        </>
      }
    >
      <DetailList
        rows={[
          { name: t('confirm.country'), value: country.name },
          { name: t('confirm.service'), value: service.name },
          { name: t('confirm.price'), value: <Money cents={price_cents} currency={currency} /> },
          { name: t('confirm.quantity'), value: quantity },
          {
            name: t('confirm.total'),
            value: <Money cents={price_cents * quantity} currency={currency} />,
            strong: true,
          },
        ]}
      />
    </Dialog>
  );
}
