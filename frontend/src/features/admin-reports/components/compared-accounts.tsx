import { useQuery } from '@tanstack/react-query';
import { classNames, useMediaQuery } from '@torpedo/ui-kit';
import { CircleAlert, CircleCheck, CircleDashed, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bodyOf } from '@torpedo/api-client';
import { currencySign, microsAsCents } from '../../../shared/back-office/amounts';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { useReasonText } from '../../../shared/back-office/raw-reason';
import { PHONE } from '../../../shared/back-office/list/record-list';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { KeyHint, SmallButton } from '../../../shared/back-office/small-controls';
import { staffApi } from '../../../shared/back-office/staff-api';
import { StateChip, StateWord } from '../../../shared/back-office/state-word';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import { useMay } from '../../../shared/back-office/staff-rights';
import { CardUnread } from '../../../shared/back-office/unread';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { booksQuery, type ComparedParty, isUnderWay } from '../api/reconciliation';
import { usePartyName } from './account-name';

const CELLS = 'px-2.5 first:pl-3.5 last:pr-3.5';
/** The target of the link in the check of a closing that finds accounts that were not compared. */
export const COMPARED_ID = 'compared';

const WIDE = 'max-md:hidden';
/** The unfolded difference has the other side too. */
const WIDER = 'max-lg:hidden';

/** Each party of the books: whether it was compared, and whether it agrees. */
export function ComparedAccounts({ onDecide }: { onDecide: (party: string) => void }) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const may = useMay();
  const query = useQuery(booksQuery());
  const books = query.data;
  const run = useStaffMutation([staffKeys.books, staffKeys.closings], {
    mutationFn: () => bodyOf(staffApi.POST('/api/v1/admin/reports/reconciliation/run', { body: {} })),
  });
  const isRunning = run.isPending || isUnderWay(books);
  const ended = books?.last_run?.ended_at;
  const compare = may('books.reconcile') ? () => run.mutate() : undefined;
  useShortcuts(
    t('compared.title'),
    compare && !isRunning ? [{ keys: 'r', label: t('compared.run'), run: compare }] : [],
  );
  return (
    <DetailCard
      id={COMPARED_ID}
      title={t('compared.title')}
      count={ended && t('compared.read', { time: formatMoment(ended, locale) })}
      action={
        compare && (
          <SmallButton
            variant="outline"
            icon={<RefreshCw aria-hidden />}
            loading={isRunning}
            onClick={compare}
          >
            {t('compared.run')}
            <KeyHint name="R" />
          </SmallButton>
        )
      }
    >
      <CardUnread title={t('reconciliation.books.failure')} query={query} className="h-32" />
      {books && (
        <table aria-label={t('compared.title')} className="mt-1 w-full table-fixed text-sm">
          <thead className="bg-surface-sunken text-xs text-muted">
            <tr className="h-7 text-left [&>th]:font-medium">
              <th scope="col" className={CELLS}>
                {t('compared.account')}
              </th>
              <th scope="col" className={classNames(CELLS, WIDE, 'w-45')}>
                {t('compared.state')}
              </th>
              <th scope="col" className={classNames(CELLS, WIDE, 'w-25 text-right')}>
                {t('compared.ours')}
              </th>
              <th scope="col" className={classNames(CELLS, WIDER, 'w-25 text-right')}>
                {t('compared.theirs')}
              </th>
              <th scope="col" className={classNames(CELLS, WIDE, 'w-26 text-right')}>
                {t('compared.difference')}
              </th>
              <th scope="col" className={classNames(CELLS, 'w-21')}>
                <span className="sr-only">{t('compared.next')}</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border" aria-live="polite">
            {books.compared.map((party) => (
              <PartyRow
                key={`${party.kind} ${party.party} ${party.currency}`}
                party={party}
                isRunning={isRunning}
                onCompare={compare}
                onDecide={onDecide}
              />
            ))}
          </tbody>
        </table>
      )}
    </DetailCard>
  );
}

interface PartyRowProps {
  party: ComparedParty;
  isRunning: boolean;
  onCompare: (() => void) | undefined;
  onDecide: (party: string) => void;
}

function PartyRow({ party, isRunning, onCompare, onDecide }: PartyRowProps) {
  const { t } = useTranslation('admin-reports');
  const nameOf = usePartyName();
  const isPhone = useMediaQuery(PHONE);
  const {
    currency,
    booked_micros: booked,
    difference_micros: difference,
    open,
    compared_to,
    problem,
  } = party;
  const figure = (micros: number | null) => (micros === null ? '—' : microsAsCents(micros));
  const isCompared = compared_to !== null && problem === null;
  const next =
    open > 0
      ? { label: t('compared.decide'), run: () => onDecide(party.party) }
      : !isCompared && onCompare && !isRunning
        ? { label: t(problem === null ? 'compared.compare' : 'compared.retry'), run: onCompare }
        : undefined;
  const state = <PartyState party={party} isRunning={isRunning} />;
  return (
    <tr className="h-14 md:h-7.5">
      <th
        scope="row"
        className={classNames(CELLS, 'py-0.5 text-left leading-tight font-semibold wrap-anywhere')}
      >
        {nameOf(party)} <span className="text-xs font-normal text-muted">{currencySign(currency)}</span>
        {isPhone && <p className="pt-1 font-normal">{state}</p>}
      </th>
      <td className={classNames(CELLS, WIDE)}>{!isPhone && state}</td>
      <td className={classNames(CELLS, WIDE, 'text-right text-muted tabular-nums')}>{figure(booked)}</td>
      <td className={classNames(CELLS, WIDER, 'text-right text-muted tabular-nums')}>
        {figure(difference === null ? null : booked + difference)}
      </td>
      <td
        className={classNames(
          CELLS,
          WIDE,
          'text-right tabular-nums',
          difference ? 'font-semibold text-danger' : 'text-muted',
        )}
      >
        {difference !== null && difference > 0 && '+'}
        {figure(difference)}
      </td>
      <td className={classNames(CELLS, 'text-right text-xs')}>
        {next && (
          <button
            type="button"
            className="touch-target font-semibold text-link hover:underline"
            onClick={next.run}
          >
            {next.label}
          </button>
        )}
      </td>
    </tr>
  );
}

function PartyState({ party, isRunning }: Pick<PartyRowProps, 'party' | 'isRunning'>) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const reasonText = useReasonText();
  const { open, compared_to: day, problem } = party;
  if (open > 0) {
    return (
      <StateChip tone="failed" icon={<CircleAlert aria-hidden />}>
        {t('compared.states.open', { count: open })}
      </StateChip>
    );
  }
  if (isRunning) {
    return <StateWord icon={<RefreshCw aria-hidden />}>{t('compared.states.running')}</StateWord>;
  }
  if (problem !== null) {
    return (
      <StateChip tone="waiting" icon={<TriangleAlert aria-hidden />} title={reasonText(problem)}>
        {t('compared.states.unread')}
      </StateChip>
    );
  }
  if (day === null) {
    return <StateWord icon={<CircleDashed aria-hidden />}>{t('compared.states.never')}</StateWord>;
  }
  const date = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
  return (
    <StateWord tone="received" icon={<CircleCheck aria-hidden />}>
      {t('compared.states.agrees', { day: date.format(new Date(day)) })}
    </StateWord>
  );
}
