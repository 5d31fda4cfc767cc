import { ApiError, bodyOf } from '@torpedo/api-client';
import { Banner, Button, Dialog, DialogClose, MoneyField, toast } from '@torpedo/ui-kit';
import { useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../shared/errors/error-text';
import { moneyLocale } from '../../../shared/format/figure';
import { formatMoney } from '../../../shared/format/money';
import type { PayableTopup } from '../../../shared/payouts';
import { api } from '../../../shared/api/client';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';
import { invalidate, queryKeys } from '../../../shared/query-keys';

function useCreatePayout(topupId: string) {
  const queryClient = useQueryClient();
  const callOnce = useIdempotentCall();

  return useMutation({
    meta: { handlesErrors: true },
    mutationFn: (cents: number) =>
      callOnce({ topupId, cents }, (key) =>
        bodyOf(
          api.POST('/api/v1/payments/topups/{id}/payouts', {
            params: { path: { id: topupId } },
            headers: { 'Idempotency-Key': key },
            body: { amount_cents: cents },
          }),
        ),
      ),
    // A refusal also means that the list is outdated.
    onSettled: () => invalidate(queryClient, queryKeys.payouts, queryKeys.balance.all, queryKeys.orders.all),
  });
}

interface PayoutDialogProps {
  topup: PayableTopup;
  onClose: () => void;
}

export function PayoutDialog({ topup, onClose }: PayoutDialogProps) {
  const { t } = useTranslation('payout');
  const errorText = useErrorText();
  const formId = useId();
  const create = useCreatePayout(topup.topup_id);
  const { control, handleSubmit } = useForm({ defaultValues: { cents: topup.payable_cents } });
  const chosenCents = useWatch({ control, name: 'cents' });

  const payOut = handleSubmit(({ cents }) => {
    if (create.isPending) return;
    create.mutate(cents, {
      onSuccess: ({ status, amount_cents, currency }) => {
        const amount = formatMoney(amount_cents, currency);
        if (status === 'paid') toast.success({ title: t('done.paid', { amount }) });
        else if (status === 'pending') toast.info({ title: t('done.pending', { amount }) });
        else toast.error({ title: t('done.failed'), message: t('failedText') });
        onClose();
      },
    });
  });

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
          <Button type="submit" form={formId} loading={create.isPending} disabled={chosenCents === 0}>
            {t('dialog.confirm', { amount: formatMoney(chosenCents, topup.currency) })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void payOut(event)}>
        <Controller
          control={control}
          name="cents"
          rules={{ min: 1 }}
          render={({ field: { value, onChange, ...field } }) => (
            <MoneyField
              {...field}
              label={t('dialog.amount')}
              cents={value}
              onCentsChange={onChange}
              currency={topup.currency}
              locale={moneyLocale}
              minCents={1}
              maxCents={topup.payable_cents}
            />
          )}
        />
        {topup.currency !== 'BRL' && <p className="text-sm text-muted">{t('dialog.inReais')}</p>}
        {create.error && (
          <Banner tone="danger" title={t('dialog.failed')}>
            {errorText(create.error)}
            {isUndecided(create.error) && ` ${t('dialog.undecided')}`}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}

/** Whether the server may have sent the payout to the bank. */
const isUndecided = (error: unknown) =>
  !(error instanceof ApiError) || error.isConnectionFailure || error.isServerFailure;
