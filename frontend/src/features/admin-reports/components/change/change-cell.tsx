import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { classNames, Flag, Skeleton } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../../shared/back-office/detail/detail-parts';
import { OrderCode } from '../../../../shared/back-office/order-code';
import { useProviderName } from '../../../../shared/back-office/provider-names';
import { ReadFailure } from '../../../../shared/back-office/unread';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { formatMoment } from '../../../../shared/time/format-time';
import { changeQuery, type ChangeRequest, type ChangeRow, ordersBehindQuery } from '../../api/change';
import { centsOf, keyOf, ordersBehind, soldIn } from '../../rules/change-rows';
import type { Part } from '../../rules/reports-search';
import { toneOf, useChangeTexts } from './change-texts';

interface ChangeCellProps {
  request: ChangeRequest;
  row: ChangeRow;
  part: Part;
}

/** Where a part of a row comes from, and the newest orders behind it. */
export function ChangeCell({ request, row, part }: ChangeCellProps) {
  const { t } = useTranslation('admin-reports');
  const texts = useChangeTexts();
  const cents = centsOf(row, part);
  const name = t('difference.cell', { row: texts.rowName(row), part: t(`difference.parts.${part}`) });
  const amount = (
    <span className={classNames('text-sm tabular-nums', toneOf(cents))}>{texts.difference(cents)}</span>
  );
  return (
    <DetailCard title={name} action={amount}>
      <p className="px-3.5 pb-1 text-xs text-muted">{texts.fact(part, row)}</p>
      <Divided request={request} row={row} part={part} />
      <OrdersBehind request={request} row={row} part={part} />
    </DetailCard>
  );
}

const MOST_BARS = 5;

function Divided({ request, row, part }: ChangeCellProps) {
  const { language } = useLanguage();
  const texts = useChangeTexts();
  const by = request.by === 'provider' ? 'service' : 'provider';
  const { data } = useQuery(changeQuery({ ...request, ...soldIn(row), by }, language));
  if (!data) return <Skeleton className="m-3.5 h-20" />;
  const shown = data.rows
    .map((each) => ({ key: keyOf(each), name: texts.rowName(each), cents: centsOf(each, part) }))
    .filter(({ cents }) => cents !== 0)
    .sort((left, right) => Math.abs(right.cents) - Math.abs(left.cents))
    .slice(0, MOST_BARS);
  const most = Math.abs(shown[0]?.cents ?? 1);
  return (
    <ul className="grid gap-1 px-3.5 pb-2.5 text-sm">
      {shown.map(({ key, name, cents }) => (
        <li
          key={key}
          className="grid grid-cols-[--spacing(20)_minmax(0,1fr)_--spacing(20)] items-center gap-2"
        >
          <span className="truncate" title={name}>
            {name}
          </span>
          <span aria-hidden className="h-1.5 overflow-hidden rounded-chip bg-surface-sunken">
            <span
              className={classNames('block h-full', cents < 0 ? 'bg-danger/55' : 'bg-received')}
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
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const providerName = useProviderName();
  const search = ordersBehind(request, soldIn(row), part);
  const query = useQuery(ordersBehindQuery(search));
  const { data, error } = query;
  if (error && !data) return <ReadFailure title={t('failure')} text={errorText(error)} query={query} />;
  if (!data) return <Skeleton className="m-3.5 h-30" />;
  return (
    <>
      <ul className="text-sm">
        {data.rows.map((order) => (
          <li
            key={order.id}
            className="flex h-7.5 items-center gap-3 border-t border-border px-3.5 text-muted"
          >
            <OrderCode id={order.id} />
            {order.item && (
              <Flag
                src={order.item.country.flag_image_url}
                code={order.item.country.iso_code}
                className="h-3 w-4.5"
              />
            )}
            <span className="min-w-0 flex-1 truncate">{order.provider && providerName(order.provider)}</span>
            <span className="shrink-0 text-xs tabular-nums">{formatMoment(order.created_at, locale)}</span>
          </li>
        ))}
      </ul>
      <p className="border-t border-border px-3.5 py-2.5 text-sm font-semibold">
        {data.total === 0 ? (
          <span className="font-normal text-muted">{t('difference.noOrders')}</span>
        ) : (
          <Link to="/admin/orders" search={search} className="touch-target text-link hover:underline">
            {t(part === 'delivery' ? 'difference.openUndelivered' : 'difference.openOrders', {
              count: data.total,
            })}
          </Link>
        )}
      </p>
    </>
  );
}
