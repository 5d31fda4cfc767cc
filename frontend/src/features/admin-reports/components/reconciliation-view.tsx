import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceFilter, type ListColumn } from '../../../shared/back-office/list/list-column';
import { pageQuery } from '../../../shared/back-office/list/list-query';
import { RecordList } from '../../../shared/back-office/list/record-list';
import { KeyCaps } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useLanguage } from '../../../shared/i18n/use-language';
import { invalidate } from '../../../shared/query-keys';
import { formatMoment } from '../../../shared/time/format-time';
import { booksQuery, type Difference, isUnderWay, openOf } from '../api/reconciliation';
import { amountOf } from '../rules/difference-amount';
import { CHECKS, type DifferencesSearch } from '../rules/reports-search';
import { BooksCard } from './books-card';
import { usePartyName } from './account-name';
import { ClosingChecks } from './closing-checks';
import { ComparedAccounts } from './compared-accounts';
import { DifferenceDetail } from './difference-detail';

export function ReconciliationView({ search }: { search: DifferencesSearch }) {
  const { t } = useTranslation('admin-reports');
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const { locale } = useLanguage();
  const nameOf = usePartyName();
  useReadWhenCompared();
  const { data: books } = useQuery(booksQuery());
  const [accepted, setAccepted] = useAccepted();
  const state = search.state ?? 'open';

  const look = (at: DifferencesSearch['state']) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, state: at, check: undefined })) as never,
    });

  function showOpen() {
    look(undefined);
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.focus();
  }

  function emptyText() {
    if (!books?.last_run) return t('reconciliation.empty.never');
    // Until the run has ended, nobody knows that nothing differs.
    return state === 'open' && isUnderWay(books)
      ? t('compared.states.running')
      : t(`reconciliation.empty.${state}`);
  }

  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_--spacing(82)]">
      <div className="grid min-w-0 gap-3">
        <ComparedAccounts onDecide={showOpen} />
        <div
          ref={list}
          tabIndex={-1}
          className="-mx-3 grid min-w-0 gap-3 overflow-x-clip px-3 outline-none md:-mx-0 md:px-0"
        >
          {accepted && (
            <p
              role="status"
              className="flex items-center gap-2 rounded-card bg-received-soft px-3.5 py-2.5 text-sm"
            >
              <CircleCheck aria-hidden className="size-4 shrink-0 text-received" />
              <span>
                {t('reconciliation.accepted', {
                  what: t(`reconciliation.codes.${accepted.code}`),
                  amount: amountOf(accepted),
                })}
              </span>
              <button
                type="button"
                className="touch-target ml-auto font-semibold text-link"
                onClick={() => look('accepted')}
              >
                {t('reconciliation.seeEntry')}
              </button>
            </p>
          )}
          <RecordList
            list="reconciliation"
            label={t('reconciliation.title')}
            search={{ ...search, state }}
            query={pageQuery(staffKeys.differences, '/api/v1/admin/reports/reconciliation', {
              ...search,
              state,
              sort: undefined,
            })}
            columns={useColumns()}
            detail={(difference) => <DifferenceDetail difference={difference} onAccepted={setAccepted} />}
            filters={[
              choiceFilter('check', t('reconciliation.columns.check'), CHECKS, (value) =>
                t(`reconciliation.checks.${value}`),
              ),
            ]}
            views={STATES.map((value) => ({
              id: value,
              label: t(`reconciliation.views.${value}`),
              search: { state: value },
              count: value === 'open' && books ? openOf(books) : undefined,
            }))}
            rowName={({ code, subject }) => `${t(`reconciliation.codes.${code}`)} ${subject}`}
            card={(difference) => ({
              title: t(`reconciliation.codes.${difference.code}`),
              isWholeTitle: true,
              subtitle: `${nameOf(difference)} · ${formatMoment(difference.found_at, locale)}`,
              trailing: amountOf(difference),
            })}
            csvPath="/api/v1/admin/reports/reconciliation"
            empty={emptyText()}
          />
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted max-md:hidden">
          {KEYS.map(({ name, keys }) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <KeyCaps keys={keys} /> {t(`reconciliation.keys.${name}`)}
            </span>
          ))}
          <span className="ml-auto">{t('compared.note')}</span>
        </p>
      </div>
      <div className="grid min-w-0 gap-3 md:grid-cols-2 xl:grid-cols-1">
        <BooksCard />
        <ClosingChecks onDifferences={showOpen} />
      </div>
    </div>
  );
}

const STATES = ['open', 'accepted', 'gone'] as const;

const KEYS = [
  { name: 'remedy', keys: ['1'] },
  { name: 'accept', keys: ['2'] },
] as const;

/** How long an accepted difference is shown above the list, in milliseconds. */
const SHOWN_MS = 5_000;

function useAccepted() {
  const [accepted, setAccepted] = useState<Difference | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAccepted(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [accepted]);
  return [accepted, setAccepted] as const;
}

function useReadWhenCompared(): void {
  const queryClient = useQueryClient();
  const { data } = useQuery(booksQuery());
  const isRunning = isUnderWay(data);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) invalidate(queryClient, staffKeys.differences, staffKeys.closings);
    wasRunning.current = isRunning;
  }, [isRunning, queryClient]);
}

function useColumns(): readonly ListColumn<Difference>[] {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const nameOf = usePartyName();
  return [
    {
      id: 'code',
      header: t('reconciliation.columns.difference'),
      isName: true,
      cell: ({ code }) => t(`reconciliation.codes.${code}`),
    },
    { id: 'party', width: 130, givesWay: 2, header: t('reconciliation.columns.party'), cell: nameOf },
    {
      id: 'found_at',
      width: 110,
      givesWay: 1,
      header: t('reconciliation.columns.found'),
      sort: 'found_at',
      cell: ({ found_at }) => formatMoment(found_at, locale),
    },
    {
      id: 'amount',
      width: 120,
      header: t('reconciliation.columns.amount'),
      numeric: true,
      cell: (difference) => (
        <b className={difference.state === 'open' ? 'font-semibold text-danger' : 'font-semibold'}>
          {amountOf(difference)}
        </b>
      ),
    },
    {
      id: 'reason',
      width: 160,
      givesWay: 0,
      header: t('reconciliation.columns.reason'),
      isExtra: true,
      cell: ({ reason }) => reason ?? '—',
    },
  ];
}
