import { Button, Card, CopyBox, Countdown, ListRow, QrCode, SectionHeading, toast } from '@torpedo/ui-kit';
import { ChevronRight, Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useCheckTopup } from '../../../shared/pending-topup';
import type { ProductLink } from '../../../shared/product-link';
import { formatClock, formatMoment, isSameDay } from '../../../shared/time/format-time';
import { useNow, useNowSelector } from '../../../shared/time/use-now';
import type { Topup } from '../api/topups';
import { formatRate } from '../rules/topup-form';
import { ChoiceAfter } from './buy-choice';

/** What is said of a Pix that is not paid yet must not stay over its receipt. */
export const PENDING_TOAST = 'topup-pending';

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
  const isToday = useNowSelector((now) => isSameDay(expires_at, now));
  const until = t('panel.expiresAt', {
    time: isToday ? formatClock(expires_at, locale) : formatMoment(expires_at, locale),
  });

  return (
    <div className="grid content-start gap-3">
      <Card padding="none" className="overflow-hidden">
        <div className="grid gap-5 p-6 max-sm:p-4">
          {currency !== 'BRL' && (
            <p className="text-sm text-muted">
              {t('panel.charge', { amount: formatMoney(charge_amount_cents, 'BRL'), rate })}
            </p>
          )}
          <div className="flex items-start justify-between gap-4 max-lg:hidden">
            <div>
              <SectionHeading>{t('panel.point')}</SectionHeading>
              <p className="text-muted">{t('panel.pointText')}</p>
            </div>
            <span className="flex items-center gap-2.5 text-xs text-muted">
              {until}
              <PixTimeLeft topup={topup} />
            </span>
          </div>
          <div className="grid gap-x-8 gap-y-5 md:grid-cols-[auto_minmax(0,1fr)]">
            <div className="grid content-end gap-2 max-lg:contents">
              <p className="text-sm font-semibold max-lg:hidden">{t('panel.here')}</p>
              <CopyBox
                value={qr_code ?? ''}
                codeLabel={t('panel.codeLabel')}
                label={t('panel.copy')}
                copiedLabel={t('panel.copied')}
                isShort
                className="content-end"
              />
            </div>
            <div className="justify-self-center max-lg:contents lg:order-first lg:row-span-2 lg:rounded-card lg:border lg:border-border lg:bg-qr-paper lg:p-4">
              <QrCode
                className="size-56.5 max-w-full justify-self-center p-2.75 md:max-lg:order-first md:max-lg:row-span-2 lg:size-63.5 lg:p-0"
                label={t('panel.qrLabel')}
                value={qr_code ?? undefined}
                imageBase64={qr_code_base64 ?? undefined}
                fallbackLabel={t('panel.qrMissing')}
              />
            </div>
            <p className="flex items-start gap-3 text-muted lg:text-sm">
              <Radio aria-hidden className="size-5 shrink-0" />
              <span>
                <span className="lg:hidden">{t('panel.live')}</span>
                <span className="max-lg:hidden">{t('panel.liveHere')}</span>
                <span className="block text-sm lg:hidden">{until}</span>
              </span>
            </p>
          </div>
        </div>
        <div className="border-t border-border max-lg:hidden [&_[data-slot=list-row]]:px-6">
          <CheckRow topupId={id} />
        </div>
      </Card>
      <div className="lg:hidden">
        <CheckWithBank topupId={id} />
      </div>
      <p className="flex items-center justify-between gap-3 px-1 text-sm text-muted lg:hidden">
        {choice && <ChoiceAfter choice={choice} />}
        <Button variant="link" size="inline" className="ml-auto" onClick={onAnother}>
          {t('summary.change')}
        </Button>
      </p>
    </div>
  );
}

function PixTimeLeft({ topup: { created_at, expires_at } }: Pick<PendingPixProps, 'topup'>) {
  const { t } = useTranslation('topup');
  const expiresAt = Date.parse(expires_at);
  return (
    <Countdown
      label={t('panel.expiresIn')}
      expiresAt={expiresAt}
      now={useNow(true)}
      totalMs={expiresAt - Date.parse(created_at)}
    />
  );
}

interface CheckProps {
  topupId: string;
  /** `askBank` beside a case, whose title is the complaint already. */
  words?: 'notArrived' | 'askBank';
}

export function CheckWithBank(props: CheckProps) {
  return (
    <Card padding="none" className="overflow-hidden">
      <CheckRow {...props} />
    </Card>
  );
}

function CheckRow({ topupId, words = 'notArrived' }: CheckProps) {
  const { t } = useTranslation('topup');
  const check = useCheckTopup(topupId);

  function ask() {
    if (check.isPending) return;
    check.mutate(undefined, {
      onSuccess: ({ status }) => {
        if (status !== 'paid') toast.info({ id: PENDING_TOAST, title: t('panel.stillPending') });
      },
    });
  }

  return (
    <button
      type="button"
      className="w-full text-left -outline-offset-2 hover:bg-surface-sunken"
      aria-busy={check.isPending || undefined}
      onClick={ask}
    >
      <ListRow
        title={t(`panel.${words}`)}
        subtitle={check.isPending ? t('panel.checking') : t(`panel.${words}Text`)}
        trailing={<ChevronRight aria-hidden className="size-5" />}
      />
    </button>
  );
}
