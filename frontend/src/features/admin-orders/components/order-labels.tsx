import { Link } from '@tanstack/react-router';
import { BrandTile, Flag } from '@torpedo/ui-kit';
import { CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { gatewayName } from '../../../shared/back-office/provider-names';
import { shortCountry } from '../../../shared/back-office/short-country';
import { StateWord } from '../../../shared/back-office/state-word';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { Order } from '../api/orders';

type State = readonly [tone: ComponentProps<typeof StateWord>['tone'], icon: LucideIcon];

const STATES: Record<Order['status'], State> = {
  pending: ['waiting', Clock],
  processing: ['waiting', Clock],
  shipped: ['waiting', Clock],
  delivered: ['received', CircleCheck],
  cancelled: ['neutral', CircleX],
  refunded: ['neutral', Undo2],
};

export function OrderStatus({ status }: Pick<Order, 'status'>) {
  const { t } = useTranslation('admin-orders');
  const [tone, Icon] = STATES[status];
  return (
    <StateWord tone={tone} icon={<Icon aria-hidden />}>
      {t(`status.${status}`)}
    </StateWord>
  );
}

/** What was ordered: its mark, where, and both names. */
export function OrderItem({ order: { item, gateway } }: { order: Pick<Order, 'item' | 'gateway'> }) {
  const { t } = useTranslation('admin-orders');
  const { locale } = useLanguage();
  if (!item) {
    return (
      <>
        <b className="font-semibold">{t('topupOf')}</b>{' '}
        <span className="text-muted max-lg:sr-only">{gateway && gatewayName(gateway)}</span>
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
        <b className="font-semibold">{item.service.name}</b> {/* Narrow screens show only the flag. */}
        <span className="text-muted max-lg:sr-only" title={item.country.name}>
          {shortCountry(item.country.iso_code, item.country.name, locale)}
        </span>
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
