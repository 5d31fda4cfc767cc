import { Banner, Button, Dialog, DialogClose, MoneyField, toast } from '@torpedo/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatMoney, moneyLocale } from '../../../shared/format/money';
import type { PayableTopup } from '../../../shared/payouts';
import { useCreatePayout } from '../api/payouts';

interface PayoutDialogProps {
  topup: PayableTopup;
  onClose: () => void;
}

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

interface PayoutFormProps {
  /** For the button that submits from outside the form. */
  id: string;
  topup: PayableTopup;
  cents: number;
  onCentsChange: (cents: number) => void;
  /** Why the last try failed. */
  error: unknown;
  onSubmit: () => void;
}

function PayoutForm({ id, topup, cents, onCentsChange, error, onSubmit }: PayoutFormProps) {
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
