import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { classNames, Flag, Skeleton } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../../shared/back-office/detail/detail-parts';
import { OrderCode } from '../../../../shared/back-office/order-code';
import { OrderSituation } from '../../../../shared/back-office/orders/order-situation';
import { useProviderName } from '../../../../shared/back-office/provider-names';
import { ReadFailure } from '../../../../shared/back-office/unread';
import { useErrorText } from '../../../../shared/errors/error-text';
import { Money } from '../../../../shared/format/money';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { formatMoment } from '../../../../shared/time/format-time';
import {
  changeQuery,
  type ChangeRequest,
  type ChangeRow,
  ordersBehindQuery,
  topupsBehindQuery,
} from '../../api/change';
import { centsOf, keyOf, ordersBehind, soldIn, topupsBehind } from '../../rules/change-rows';
import type { Group, Part } from '../../rules/reports-search';
import { toneOf, useChangeTexts, usePartTexts } from './change-texts';

interface ChangeCellProps {
  request: ChangeRequest;
  row: ChangeRow;
  part: Part;
}

/** The sources of a part of a row, and the newest orders behind it. */
export function ChangeCell({ request, row, part }: ChangeCellProps) {
  const { t } = useTranslation('admin-reports');
  const texts = useChangeTexts();
  const { partName, fact } = usePartTexts(request.money);
  const cents = centsOf(row, part);
  const name = t('difference.cell', { row: texts.rowName(row), part: partName(part) });
  const amount = (
    <span className={classNames('text-sm tabular-nums', toneOf(cents))}>{texts.difference(cents)}</span>
  );
  return (
    <DetailCard title={name} action={amount}>
      <p className="px-3.5 pb-1 text-xs text-muted">{fact(part, row)}</p>
      <Divided request={request} row={row} part={part} />
      {request.money === 'topups' ? (
        <TopupsBehind request={request} row={row} />
      ) : (
        <OrdersBehind request={request} row={row} part={part} />
      )}
    </DetailCard>
  );
}

const MOST_BARS = 5;
/** The group by which a cell is divided, for each group of the table. */
const DIVIDED_BY: Record<Group, Group> = {
  service: 'provider',
  country: 'provider',
  product: 'provider',
  provider: 'service',
  gateway: 'currency',
  currency: 'gateway',
};

function Divided({ request, row, part }: ChangeCellProps) {
  const { language } = useLanguage();
  const texts = useChangeTexts();
  const by = DIVIDED_BY[request.by];
  const { data } = useQuery(changeQuery({ ...request, ...soldIn(row), by }, language));
  if (!data) return <Skeleton className="m-3.5 h-20" />;
  const shown = data.rows
    .map((each) => ({ key: keyOf(each), name: texts.rowName(each), cents: centsOf(each, part) }))
    .filter(({ cents }) => cents !== 0)
    .sort((left, right) => Math.abs(right.cents) - Math.abs(left.cents))
    .slice(0, MOST_BARS);
  const most = Math.abs(shown[0]?.cents ?? 1);
  return (
    <ul className="grid grid-cols-[--spacing(23)_minmax(0,1fr)_auto] gap-x-2 gap-y-1 px-3.5 pb-2.5 text-sm">
      {shown.map(({ key, name, cents }) => (
        <li key={key} className="col-span-full grid grid-cols-subgrid items-center">
          <span className="truncate" title={name}>
            {name}
          </span>
          <span aria-hidden className="h-1.5 overflow-hidden rounded-chip bg-surface-sunken">
            <span
              className={classNames('block h-full', cents < 0 ? 'bg-danger/55' : 'bg-(--chart-second)')}
              style={{ width: `${(100 * Math.abs(cents)) / most}%` }}
            />
          </span>
          <span className="text-right tabular-nums">{texts.difference(cents)}</span>
        </li>
      ))}
    </ul>
  );
}

function OrdersBehind({ request, row, part }: ChangeCellProps) {
  const { t } = useTranslation('admin-reports');
  const providerName = useProviderName();
  const search = ordersBehind(request, soldIn(row), part);
  const query = useQuery(ordersBehindQuery(search));
  const text = part === 'delivery' ? 'difference.openUndelivered' : 'difference.of.sales.open';
  return (
    <Behind query={query} none={t('difference.of.sales.none')}>
      {({ rows, total }) => (
        <>
          {rows.map((order) => (
            <li key={order.id} className={BEHIND}>
              <OrderCode id={order.id} />
              {order.item && (
                <Flag
                  src={order.item.country.flag_image_url}
                  code={order.item.country.iso_code}
                  className="h-3 w-4.5"
                />
              )}
              <span className="min-w-0 flex-1 truncate">
                {order.provider ? providerName(order.provider) : '—'}
              </span>
              <OrderSituation order={order} isShort />
            </li>
          ))}
          <Opened>
            <Link to="/admin/orders" search={search} className="touch-target text-link hover:underline">
              {t(text, { count: total })}
            </Link>
          </Opened>
        </>
      )}
    </Behind>
  );
}

function TopupsBehind({ request, row }: Omit<ChangeCellProps, 'part'>) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const search = topupsBehind(request, soldIn(row));
  const query = useQuery(topupsBehindQuery(search));
  return (
    <Behind query={query} none={t('difference.of.topups.none')}>
      {({ rows, total }) => (
        <>
          {rows.map(({ id, user_name, user_email, amount_cents: cents, currency, paid_at, created_at }) => (
            <li key={id} className={BEHIND}>
              <OrderCode id={id} isTopup />
              <span className="min-w-0 flex-1 truncate">{user_name ?? user_email}</span>
              <Money cents={cents} currency={currency} />
              <span className="shrink-0 text-xs tabular-nums">
                {formatMoment(paid_at ?? created_at, locale)}
              </span>
            </li>
          ))}
          <Opened>
            <Link to="/admin/topups" search={search} className="touch-target text-link hover:underline">
              {t('difference.of.topups.open', { count: total })}
            </Link>
          </Opened>
        </>
      )}
    </Behind>
  );
}

const BEHIND = 'flex h-7.5 items-center gap-3 border-t border-border px-3.5 text-muted';

function Opened({ children }: { children: ReactNode }) {
  return <li className="border-t border-border px-3.5 py-2.5 font-semibold">{children}</li>;
}

interface BehindProps<Page extends { total: number | null }> {
  query: UseQueryResult<Page>;
  /** The text for an empty list. */
  none: string;
  children: (page: Page) => ReactNode;
}

function Behind<Page extends { total: number | null }>({ query, none, children }: BehindProps<Page>) {
  const { t } = useTranslation('admin-reports');
  const errorText = useErrorText();
  const { data, error } = query;
  if (error && !data) return <ReadFailure title={t('failure')} text={errorText(error)} query={query} />;
  if (!data) return <Skeleton className="m-3.5 h-30" />;
  if (data.total === 0)
    return <p className="border-t border-border px-3.5 py-2.5 text-sm text-muted">{none}</p>;
  return <ul className="text-sm">{children(data)}</ul>;
}
