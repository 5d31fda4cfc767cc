import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { classNames } from '@torpedo/ui-kit';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currencySign, microsAsCents } from '../../../shared/back-office/amounts';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { listQuery, PAGE_ROWS } from '../../../shared/back-office/list/list-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { StateChip } from '../../../shared/back-office/state-word';
import { CardUnread } from '../../../shared/back-office/unread';
import { figureFormat } from '../../../shared/format/figure-format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { booksQuery, type ComparedParty, openOf } from '../api/reconciliation';
import { amountOf } from '../rules/difference-amount';
import { joinLike, sumOf } from '../rules/like-differences';
import { useLikeName, usePartyName } from './account-name';

const CELLS = 'px-1 first:pl-3.5 last:pr-3.5';
const FIGURE = `${CELLS} text-right text-xs whitespace-nowrap tabular-nums`;

/** Whether the books agree with each other side, beside what they say; the tab of it says more. */
export function ReconciliationSummary() {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const query = useQuery(booksQuery());
  const books = query.data;
  const open = books ? openOf(books) : 0;
  const ended = books?.last_run?.ended_at;
  return (
    <>
      <DetailCard
        title={t('reports.reconciliation')}
        count={
          open > 0 ? (
            <StateChip tone="failed" icon={<CircleAlert aria-hidden />}>
              {t('compared.states.open', { count: open })}
            </StateChip>
          ) : (
            ended && t('compared.read', { time: formatMoment(ended, locale) })
          )
        }
        action={
          <Link
            to="/admin/reports"
            search={{ report: 'reconciliation' }}
            className="touch-target inline-flex min-h-6 items-center text-link hover:underline"
          >
            {t(open > 0 ? 'compared.decide' : 'compared.see')}
          </Link>
        }
      >
        <CardUnread title={t('reconciliation.books.failure')} query={query} className="h-32" />
        {books && (
          <table aria-label={t('reports.reconciliation')} className="w-full table-fixed text-sm">
            <thead className="bg-surface-sunken text-xs text-muted">
              <tr className="h-7 text-left [&>th]:font-medium">
                <th scope="col" className={CELLS}>
                  {t('compared.account')}
                </th>
                <th scope="col" className={classNames(FIGURE, 'w-18')}>
                  {t('compared.short.ours')}
                </th>
                <th scope="col" className={classNames(FIGURE, 'w-18')}>
                  {t('compared.short.theirs')}
                </th>
                <th scope="col" className={classNames(FIGURE, 'w-21')}>
                  {t('compared.short.difference')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-border">
              {books.compared.map((party) => (
                <PartyRow key={`${party.kind} ${party.party} ${party.currency}`} party={party} />
              ))}
            </tbody>
          </table>
        )}
      </DetailCard>
      {open > 0 && <ToDecide />}
    </>
  );
}

const SHOWN_DIFFERENCES = 3;

/** The newest differences, like ones in one line, for who comes for something else. */
function ToDecide() {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const nameOf = usePartyName();
  const likeName = useLikeName();
  const { data } = useQuery(
    listQuery(staffKeys.differences, '/api/v1/admin/reports/reconciliation', {
      query: { state: 'open', per_page: PAGE_ROWS },
    }),
  );
  if (!data) return null;
  const shown = joinLike(data.rows)
    .slice(0, SHOWN_DIFFERENCES)
    .map((like) => ({ difference: sumOf(like), name: likeName(like) }));
  return (
    <DetailCard title={t('reconciliation.title')} count={figureFormat().format(data.total)}>
      <ul className="divide-y divide-border border-t border-border text-sm">
        {shown.map(({ difference, name }) => (
          <li key={difference.id}>
            <Link
              to="/admin/reports"
              search={{ report: 'reconciliation' }}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3.5 py-2 hover:bg-surface-sunken"
            >
              <b className="truncate font-semibold">{name}</b>
              <b className="font-semibold text-danger tabular-nums">{amountOf(difference)}</b>
              <span className="col-span-2 truncate text-xs text-muted">
                {nameOf(difference)} · {formatMoment(difference.found_at, locale)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="border-t border-border px-3.5 py-2.5 text-xs text-muted">{t('reconciliation.endsBy')}</p>
    </DetailCard>
  );
}

function PartyRow({ party }: { party: ComparedParty }) {
  const nameOf = usePartyName();
  const { currency, booked_micros: booked, difference_micros: difference } = party;
  return (
    <tr className="h-11 md:h-7.5">
      <th scope="row" className={classNames(CELLS, 'text-left leading-tight font-semibold')}>
        {nameOf(party)}{' '}
        {currency !== 'BRL' && (
          <span className="text-xs font-normal text-muted">{currencySign(currency)}</span>
        )}
      </th>
      <td className={classNames(FIGURE, 'text-muted')}>{microsAsCents(booked)}</td>
      <td className={classNames(FIGURE, 'text-muted')}>
        {difference === null ? '—' : microsAsCents(booked + difference)}
      </td>
      <td className={classNames(FIGURE, difference ? 'font-semibold text-danger' : 'text-muted')}>
        {difference !== null && difference > 0 && '+'}
        {difference === null ? '—' : microsAsCents(difference)}
      </td>
    </tr>
  );
}
