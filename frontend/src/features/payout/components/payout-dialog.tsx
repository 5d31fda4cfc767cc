import { Button, Dialog, DialogClose, toast } from '@torpedo/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import type { PayableTopup } from '../../../shared/payouts';
import { useCreatePayout } from '../api/use-create-payout';
import { PayoutForm } from './payout-form';

type PayoutDialogProps = {
  topup: PayableTopup;
  onClose: () => void;
};

/** How much of a top-up goes back, and to whom. */
export function PayoutDialog({ topup, onClose }: PayoutDialogProps) {
  const { t } = useTranslation('payout');
  const formId = useId();
  const [cents, setCents] = useState(topup.payable_cents);
  const create = useCreatePayout(topup.topup_id);

  function payOut() {
    if (create.isPending || cents === 0) return;
    create.mutate(cents, {
      onSuccess: ({ status, amount_cents, currency }) => {
        const amount = formatMoney(amount_cents, currency);
        if (status === 'paid') toast.success({ title: t('done.paid', { amount }) });
        else if (status === 'pending') toast.info({ title: t('done.pending', { amount }) });
        else toast.error({ title: t('done.failed'), message: t('failedText') });
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={create.isPending}
      title={t('dialog.title')}
      description={t('dialog.text')}
      closeLabel={t('dialog.close')}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t('dialog.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} loading={create.isPending} disabled={cents === 0}>
            {t('dialog.confirm', { amount: formatMoney(cents, topup.currency) })}
          </Button>
        </>
      }
    >
      <PayoutForm
        id={formId}
        topup={topup}
        cents={cents}
        onCentsChange={setCents}
        error={create.error}
        onSubmit={payOut}
      />
    </Dialog>
  );
}
