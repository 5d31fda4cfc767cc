import { Link } from '@tanstack/react-router';
import { BrandTile, Button, Card, Flag, IconButton } from '@torpedo/ui-kit';
import { BellRing, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportOnToast } from '../../../shared/errors/error-text';
import { formatShare } from '../../../shared/format/figure';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatDuration } from '../../../shared/time/duration';
import { formatDay } from '../../../shared/time/format-time';
import { formatRelativeTime } from '../../../shared/time/relative-time';
import { useNow } from '../../../shared/time/use-now';
import { type AlertDays, type PriceAlert, useCreateAlert, useRemoveAlert } from '../api/alerts';

interface AlertProps {
  alert: PriceAlert;
}

const money = (alert: PriceAlert, cents: number) => formatMoney(cents, alert.currency);

/** An alert that was triggered: what can be bought now, or why it is too late. */
export function TriggeredAlert({ alert }: AlertProps) {
  const { t } = useTranslation('alerts');
  const { locale } = useLanguage();
  const now = useNow();
  const { service, country, max_price_cents, triggered_at } = alert;
  const isLate = alert.now === null || alert.now.stock === 0;
  const price = alert.now && money(alert, alert.now.price_cents);
  const isDearer = !isLate && max_price_cents !== null && alert.now!.price_cents > max_price_cents;
  const wanted =
    max_price_cents === null
      ? t('list.wantedStock')
      : t('list.wanted', { price: money(alert, max_price_cents) });
  return (
    <li>
      <Card padding="none" className="overflow-hidden">
        <div className="flex items-start gap-3 bg-received-soft p-3.5 sm:p-4">
          <BellRing aria-hidden className="mt-0.5 size-5 shrink-0 text-received" />
          <div>
            <p className="font-semibold text-received">
              {t('list.rang', { time: formatRelativeTime(Date.parse(triggered_at ?? ''), now, locale) })}
            </p>
            <p>
              {isLate
                ? t('list.gone')
                : isDearer
                  ? t('list.dearer', { price })
                  : t('list.priceNow', { price })}{' '}
              {wanted}
            </p>
          </div>
        </div>
        <div className="grid gap-3 p-3.5 sm:p-4">
          <Product alert={alert}>
            <DeliveredBy {...alert} />
          </Product>
          {!isLate && !isDearer && (
            <Button asChild block>
              <Link to="/services" search={{ service: service.code, country: country.iso_code }}>
                {t('list.buy', { price })}
              </Link>
            </Button>
          )}
          <div className="-mb-2.5 flex items-center justify-between gap-3">
            <span className="text-sm text-muted">{t('list.thisMinute')}</span>
            <Repeat alert={alert}>{t('list.repeatAlert')}</Repeat>
          </div>
        </div>
      </Card>
    </li>
  );
}

function DeliveredBy({ now }: PriceAlert) {
  const { t } = useTranslation('alerts');
  const { locale } = useLanguage();
  if (!now || now.delivery_rate === null) return t('list.unmeasured');
  const wait =
    now.typical_seconds === null
      ? ''
      : ` · ${t('list.within', { time: formatDuration(now.typical_seconds, locale) })}`;
  return (
    <>
      <strong className="text-received">{formatShare(now.delivery_rate)}</strong> {t('list.receive')}
      {wait}
    </>
  );
}

/** An alert that still waits, or that ended without being triggered. */
export function AlertRow({ alert }: AlertProps) {
  const { t } = useTranslation('alerts');
  const { locale } = useLanguage();
  const remove = useRemoveAlert();
  const { service, country, state, ends_at } = alert;
  return (
    <li className="flex items-center gap-2.5 border-border px-3.5 py-3 not-first:border-t sm:px-4">
      <Product alert={alert}>
        <span className="block text-pretty">{useCondition(alert)}</span>
        <span className="block text-xs">{t('list.until', { day: formatDay(ends_at, locale) })}</span>
      </Product>
      {state === 'ended' ? (
        <Repeat alert={alert}>{t('list.repeat')}</Repeat>
      ) : (
        <IconButton
          label={t('list.remove', { service: service.name, country: country.name })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(alert.id, { onError: reportOnToast })}
          className="text-muted"
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

function useCondition(alert: PriceAlert): string {
  const { t } = useTranslation('alerts');
  const { max_price_cents, state, now } = alert;
  if (max_price_cents === null) return t(state === 'ended' ? 'list.noNumberCame' : 'list.whenStock');
  const price = money(alert, max_price_cents);
  if (state === 'ended') return t('list.notReached', { price });
  if (!now || now.stock === 0) return t('list.upToNone', { price });
  return t('list.upTo', { price, now: money(alert, now.price_cents) });
}

function Product({ alert: { service, country }, children }: AlertProps & { children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2.5">
      <BrandTile src={service.image_url ?? undefined} name={service.name} />
      <div className="min-w-0">
        <p className="flex items-center gap-2 font-semibold">
          <span className="truncate">{service.name}</span>
          <Flag src={country.flag_image_url} code={country.iso_code} />
          <span className="sr-only">{country.name}</span>
        </p>
        <div className="text-sm text-muted">{children}</div>
      </div>
    </div>
  );
}

const DAY_MS = 86_400_000;

function Repeat({ alert, children }: AlertProps & { children: string }) {
  const create = useCreateAlert();
  const { service, country, max_price_cents, created_at, ends_at } = alert;
  const days = Math.round((Date.parse(ends_at) - Date.parse(created_at)) / DAY_MS) as AlertDays;
  return (
    <Button
      variant="link"
      size="inline"
      className="min-h-11 shrink-0"
      aria-label={`${children}: ${service.name} (${country.name})`}
      loading={create.isPending}
      onClick={() =>
        create.mutate(
          {
            service: service.code,
            country_iso: country.iso_code,
            days,
            ...(max_price_cents !== null && { max_price_cents }),
          },
          { onError: reportOnToast },
        )
      }
    >
      {children}
    </Button>
  );
}
