import { Link } from '@tanstack/react-router';
import { BrandTile, Flag, StatusBadge, type StatusBadgeProps } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { gatewayName } from '../../../shared/back-office/provider-names';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { AdminTopup, Order } from '../api/orders';

type Tone = StatusBadgeProps['status'];

const STATUS_TONES: Record<Order['status'], Tone> = {
  pending: 'waiting',
  processing: 'waiting',
  shipped: 'waiting',
  delivered: 'received',
  cancelled: 'neutral',
  refunded: 'neutral',
};

const TOPUP_TONES: Record<AdminTopup['status'], Tone> = {
  pending: 'waiting',
  paid: 'received',
  expired: 'neutral',
  failed: 'failed',
  refunded: 'neutral',
};

export function OrderStatus({ status }: Pick<Order, 'status'>) {
  const { t } = useTranslation('admin-orders');
  return (
    <StatusBadge size="sm" status={STATUS_TONES[status]}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}

export function TopupStatus({ status }: Pick<AdminTopup, 'status'>) {
  const { t } = useTranslation('admin-orders');
  return (
    <StatusBadge size="sm" status={TOPUP_TONES[status]}>
      {t(`topupStatus.${status}`)}
    </StatusBadge>
  );
}

/** What was ordered: its mark, where, and both names. */
export function OrderItem({ order: { item, gateway } }: { order: Pick<Order, 'item' | 'gateway'> }) {
  const { t } = useTranslation('admin-orders');
  if (!item) {
    return (
      <>
        <b className="font-semibold">{t('topupOf')}</b>{' '}
        <span className="text-muted">{gateway && gatewayName(gateway)}</span>
      </>
    );
  }
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <BrandTile
        size={null}
        className="size-5 text-xs [&_img]:size-3.5"
        src={item.service.image_url ?? undefined}
        name={item.service.name}
      />
      <Flag src={item.country.flag_image_url} code={item.country.iso_code} className="h-3 w-4.5" />
      <span className="min-w-0 truncate">
        <b className="font-semibold">{item.service.name}</b>{' '}
        <span className="text-muted">{item.country.name}</span>
      </span>
    </span>
  );
}

export function useCustomerName() {
  const { t } = useTranslation('admin-orders');
  return ({ user_name, user_email }: Pick<Order, 'user_name' | 'user_email'>) =>
    user_name ?? user_email ?? t('deleted');
}

export function CustomerLink({ order }: { order: Pick<Order, 'user_id' | 'user_name' | 'user_email'> }) {
  const { t } = useTranslation('admin-orders');
  const nameOf = useCustomerName();
  const may = useMay();
  const name = nameOf(order);
  if (order.user_email === null || !may('users.read')) return <b className="font-semibold">{name}</b>;
  return (
    <Link
      to="/admin/users/$id"
      params={{ id: order.user_id }}
      aria-label={t('identity.open', { name })}
      className="touch-target font-semibold text-received hover:underline"
    >
      {name}
    </Link>
  );
}

export function Moment({ at }: { at: string }) {
  const { locale } = useLanguage();
  return (
    <time dateTime={at} className="tabular-nums">
      {formatMoment(at, locale)}
    </time>
  );
}
