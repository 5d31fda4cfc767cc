import { useQuery } from '@tanstack/react-query';
import { Link, type LinkOptions } from '@tanstack/react-router';
import { BrandTile, Flag } from '@torpedo/ui-kit';
import type { Schemas } from '@torpedo/api-client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bareMoney } from '../../../shared/back-office/amounts';
import { OrderSituation } from '../../../shared/back-office/orders/order-situation';
import { TopupStatus } from '../../../shared/back-office/orders/topup-status';
import { gatewayName } from '../../../shared/back-office/provider-names';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { figureFormat } from '../../../shared/format/figure-format';
import { type AdminUser, numbersOf, numbersQuery, RELATED_ROWS, topupsQuery } from '../api/users';
import { listQuery } from '../../../shared/back-office/list/list-query';
import { BriefTime } from '../../../shared/back-office/row-time';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { shortNameOf } from '../../../shared/back-office/staff-name';

interface RelatedCardProps {
  title: string;
  /** Undefined while the list loads. */
  count: number | undefined;
  all: LinkOptions;
  /** On a phone, the card is hidden, because the strip of links leads to the whole list. */
  isInStrip?: boolean;
  /** Another link before the link to the whole list. */
  action?: ReactNode;
  children: ReactNode;
}

function RelatedCard({ title, count, all, isInStrip = false, action, children }: RelatedCardProps) {
  const { t } = useTranslation('admin-users');
  return (
    <DetailCard
      title={title}
      className={isInStrip ? 'max-md:hidden' : undefined}
      count={count !== undefined && figureFormat().format(count)}
      action={
        <>
          {action}
          <Link
            {...all}
            aria-label={`${t('page.all')}: ${title}`}
            className="touch-target inline-flex min-h-6 items-center text-link"
          >
            {t('page.all')}
          </Link>
        </>
      }
    >
      {count === 0 && <p className="px-3.5 pb-3.5 text-sm text-muted">{t('page.none')}</p>}
      <ul className="divide-y divide-border text-sm">{children}</ul>
    </DetailCard>
  );
}

interface RelatedRowProps {
  link: LinkOptions;
  name: ReactNode;
  state?: ReactNode;
  amount?: ReactNode;
  at: string;
}

function RelatedRow({ link, name, state, amount, at }: RelatedRowProps) {
  return (
    <li>
      <Link
        {...link}
        className="flex min-h-11 min-w-0 items-center gap-1.5 px-3.5 py-1 hover:bg-surface-sunken md:min-h-7.5"
      >
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {state && <span className="shrink-0 text-xs">{state}</span>}
        {amount && <span className="shrink-0 tabular-nums">{amount}</span>}
        <BriefTime at={at} />
      </Link>
    </li>
  );
}

function NumberName({ item: { service, country } }: { item: Schemas['OrderItemDto'] }) {
  return (
    <span className="flex min-w-0 items-center gap-1">
      <BrandTile
        size={null}
        className="size-5 text-xs [&_img]:size-3"
        src={service.image_url ?? undefined}
        name={service.name}
      />
      <Flag src={country.flag_image_url} code={country.iso_code} className="h-3 w-4.5" />
      <span className="truncate">{service.name}</span>
    </span>
  );
}

export function NumbersCard({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-users');
  const { data } = useQuery(numbersQuery(userId));
  return (
    <RelatedCard
      title={t('related.numbers')}
      count={data?.total}
      all={{ to: '/admin/orders', search: numbersOf(userId) }}
      isInStrip
    >
      {data?.rows.map((order) => (
        <RelatedRow
          key={order.id}
          link={{ to: '/admin/orders/$id', params: { id: order.id } }}
          name={order.item && <NumberName item={order.item} />}
          state={<OrderSituation order={order} isShort />}
          amount={bareMoney(order.total_amount_cents, order.currency)}
          at={order.created_at}
        />
      ))}
    </RelatedCard>
  );
}

export function TopupsCard({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-users');
  const { data } = useQuery(topupsQuery(userId));
  return (
    <RelatedCard
      title={t('related.topups')}
      count={data?.total}
      all={{ to: '/admin/topups', search: { user_id: userId } }}
      isInStrip
    >
      {data?.rows.map((topup) => (
        <RelatedRow
          key={topup.id}
          link={{ to: '/admin/topups/$id', params: { id: topup.id } }}
          name={
            <span className="flex items-center gap-2">
              <span className="text-xs">
                <TopupStatus topup={topup} />
              </span>
              <span className="truncate text-muted">{gatewayName(topup.gateway)}</span>
            </span>
          }
          amount={bareMoney(topup.amount_cents, topup.currency)}
          at={topup.created_at}
        />
      ))}
    </RelatedCard>
  );
}

export function AuditCard({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  const { t: overview } = useTranslation('admin');
  const { data } = useQuery(
    listQuery(staffKeys.users, '/api/v1/admin/audit', {
      query: { user_id: user.id, per_page: RELATED_ROWS },
    }),
  );
  const all = { to: '/admin/audit', search: { user_id: user.id } } as const;
  return (
    <RelatedCard
      title={t('related.audit')}
      count={data?.total}
      all={all}
      action={
        user.role !== 'CUSTOMER' && (
          <Link
            to="/admin/audit"
            search={{ staff_id: user.id }}
            className="touch-target inline-flex min-h-6 items-center text-link"
          >
            {t('related.done')}
          </Link>
        )
      }
    >
      {data?.rows.map((entry) => (
        <RelatedRow
          key={entry.id}
          link={all}
          name={overview(`activity.actions.${entry.action}`)}
          state={entry.staff.email === null ? undefined : shortNameOf(entry.staff.email)}
          at={entry.at}
        />
      ))}
    </RelatedCard>
  );
}
