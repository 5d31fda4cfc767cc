import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { Button } from '@torpedo/ui-kit';
import { Bell, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserTransactions } from '../../../shared/activations/user-transactions';
import { formatMoney } from '../../../shared/format/money';
import { useOnline } from '../../../shared/layout/offline-banner';

type NumberOrder = Schemas['SmsNumberOrderDto'];

interface BuyAgainProps {
  order: NumberOrder;
  /** Shows a link of short words for a row instead of a button. */
  short?: boolean;
  className?: string;
}

export function BuyAgain({ order, short = false, className }: BuyAgainProps) {
  const { t } = useTranslation('orders');
  const slots = useUserTransactions().data?.slots;
  const { buy_again, service, country } = order;
  const online = useOnline();

  const isFull = slots !== undefined && slots.used >= slots.max;
  if (!buy_again || buy_again.stock === 0 || !country || isFull || !online) {
    const isSoldOut = online && (!buy_again || buy_again.stock === 0);
    const reason = !online
      ? t('again.offline')
      : isSoldOut || !isFull
        ? t('again.soldOut')
        : t('again.limit', { max: slots.max });
    if (isSoldOut && country)
      return (
        <Link
          to="/services/alerts"
          search={{ service: service.code, country: country.iso_code }}
          aria-label={t('again.notify', { reason })}
          className={
            short
              ? className
              : 'touch-target text-sm font-semibold text-link underline-offset-4 hover:underline'
          }
        >
          {short && <Bell aria-hidden className="size-4 max-lg:hidden" />}
          {reason}
        </Link>
      );
    if (short) return <span className="text-muted">{reason}</span>;
    return (
      <Button variant="outline" disabled className={className}>
        {reason}
      </Button>
    );
  }

  const price = formatMoney(buy_again.price_cents, buy_again.currency);
  const search = { service: service.code, country: country.iso_code };
  if (short)
    return (
      <Link
        to="/services"
        search={search}
        aria-label={t('again.label', { service: service.name, price })}
        className={className}
      >
        <RotateCw aria-hidden className="size-4 max-lg:hidden" />
        {t('again.title')}
      </Link>
    );
  return (
    <Button asChild icon={<RotateCw aria-hidden />} className={className}>
      <Link to="/services" search={search}>
        {t('again.button', { price })}
      </Link>
    </Button>
  );
}
