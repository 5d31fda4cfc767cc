import { Card, CopyBox, ListRow, QrCode, toast } from '@torpedo/ui-kit';
import { ChevronRight, Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { type Topup, useCheckTopup } from '../api/topups';
import { formatRate } from '../rules/topup-form';
import { useFocusOnArrival } from './use-focus-on-arrival';

export function PendingPix({ topup }: { topup: Topup }) {
  const { t } = useTranslation('topup');
  const { locale } = useLanguage();
  const { id, currency, amount_cents, charge_amount_cents, qr_code, qr_code_base64, expires_at } = topup;
  const rate = formatRate(topup.fx_rate);
  const heading = useFocusOnArrival<HTMLHeadingElement>();

  return (
    <div className="grid content-start gap-3">
      <Card padding="lg" className="grid gap-5">
        <h2
          ref={heading}
          tabIndex={-1}
          className="flex items-baseline justify-between gap-3 text-lg text-muted outline-none"
        >
          {t('panel.pay')}{' '}
          <Money cents={amount_cents} currency={currency} size="lg" className="text-3xl text-text" />
        </h2>
        {currency !== 'BRL' && (
          <p className="-mt-3 text-right text-sm text-muted">
            {t('panel.charge', { amount: formatMoney(charge_amount_cents, 'BRL'), rate })}
          </p>
        )}
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-1 xl:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid content-start gap-3">
            <CopyBox
              value={qr_code ?? ''}
              codeLabel={t('panel.codeLabel')}
              label={t('panel.copy')}
              copiedLabel={t('panel.copied')}
              isShort
            />
            <p className="text-sm text-muted">
              {t('panel.expiresAt', { time: formatMoment(expires_at, locale) })}
            </p>
          </div>
          <QrCode
            className="size-56.5 justify-self-center lg:size-64 lg:max-w-none"
            label={t('panel.qrLabel')}
            imageBase64={qr_code_base64 ?? undefined}
            fallbackLabel={t('panel.qrMissing')}
          />
        </div>
        <p className="flex items-start gap-3 text-muted">
          <Radio aria-hidden className="size-5 shrink-0" />
          {t('panel.live')}
        </p>
      </Card>
      <CheckWithBank topupId={id} />
    </div>
  );
}

export function CheckWithBank({ topupId }: { topupId: string }) {
  const { t } = useTranslation('topup');
  const check = useCheckTopup(topupId);

  function ask() {
    if (check.isPending) return;
    check.mutate(undefined, {
      onSuccess: ({ status }) => {
        if (status !== 'paid') toast.info({ id: 'topup-check', title: t('panel.stillPending') });
      },
    });
  }

  return (
    <Card padding="none" asChild interactive>
      <button
        type="button"
        className="w-full text-left"
        aria-busy={check.isPending || undefined}
        onClick={ask}
      >
        <ListRow
          title={t('panel.notArrived')}
          subtitle={check.isPending ? t('panel.checking') : t('panel.notArrivedText')}
          trailing={<ChevronRight aria-hidden className="size-5" />}
        />
      </button>
    </Card>
  );
}
