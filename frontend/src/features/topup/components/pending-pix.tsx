import { Button, Card, CopyBox, ListRow, QrCode, toast } from '@torpedo/ui-kit';
import { ChevronRight, Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ProductLink } from '../../../shared/product-link';
import { formatMoment } from '../../../shared/time/format-time';
import { type Topup, useCheckTopup } from '../api/topups';
import { formatRate } from '../rules/topup-form';
import { ChoiceAfter } from './buy-choice';

interface PendingPixProps {
  topup: Topup;
  choice: ProductLink | undefined;
  onAnother: () => void;
}

export function PendingPix({ topup, choice, onAnother }: PendingPixProps) {
  const { t } = useTranslation('topup');
  const { locale } = useLanguage();
  const { id, currency, charge_amount_cents, qr_code, qr_code_base64, expires_at } = topup;
  const rate = formatRate(topup.fx_rate);

  return (
    <div className="grid content-start gap-3">
      <Card padding="lg" className="grid gap-5">
        {currency !== 'BRL' && (
          <p className="text-sm text-muted">
            {t('panel.charge', { amount: formatMoney(charge_amount_cents, 'BRL'), rate })}
          </p>
        )}
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-1 xl:grid-cols-[auto_minmax(0,1fr)]">
          <CopyBox
            value={qr_code ?? ''}
            codeLabel={t('panel.codeLabel')}
            label={t('panel.copy')}
            copiedLabel={t('panel.copied')}
            isShort
            className="content-end"
          />
          <QrCode
            className="size-56.5 max-w-full justify-self-center md:order-first md:row-span-2 lg:order-none lg:row-span-1 lg:size-64 xl:order-first xl:row-span-2"
            label={t('panel.qrLabel')}
            value={qr_code ?? undefined}
            imageBase64={qr_code_base64 ?? undefined}
            fallbackLabel={t('panel.qrMissing')}
          />
          <p className="flex items-start gap-3 text-muted">
            <Radio aria-hidden className="size-5 shrink-0" />
            <span>
              {t('panel.live')}
              <span className="block text-sm">
                {t('panel.expiresAt', { time: formatMoment(expires_at, locale) })}
              </span>
            </span>
          </p>
        </div>
      </Card>
      <CheckWithBank topupId={id} />
      <p className="flex items-center justify-between gap-3 px-1 text-sm text-muted">
        {choice && <ChoiceAfter choice={choice} />}
        <Button variant="link" size="inline" className="ml-auto lg:hidden" onClick={onAnother}>
          {t('summary.change')}
        </Button>
      </p>
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
