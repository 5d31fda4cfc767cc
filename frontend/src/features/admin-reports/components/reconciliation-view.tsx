import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceFilter, type ListColumn } from '../../../shared/back-office/list/list-column';
import { pageQuery } from '../../../shared/back-office/list/list-query';
import { RecordList } from '../../../shared/back-office/list/record-list';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { formatMicros } from '../../../shared/back-office/amounts';
import { useLanguage } from '../../../shared/i18n/use-language';
import { invalidate } from '../../../shared/query-keys';
import { formatMoment } from '../../../shared/time/format-time';
import { booksQuery, type Difference, isUnderWay } from '../api/reconciliation';
import { CHECKS, type DifferencesSearch } from '../rules/reports-search';
import { BooksCard } from './books-card';
import { DifferenceDrawer } from './difference-drawer';

export function ReconciliationView({ search }: { search: DifferencesSearch }) {
  const { t } = useTranslation('admin-reports');
  const [opened, setOpened] = useState<Difference | null>(null);
  useReadWhenCompared();
  const { data: books } = useQuery(booksQuery());
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_--spacing(85)]">
      <div className="min-w-0">
        <RecordList
          list="reconciliation"
          label={t('reconciliation.title')}
          search={search}
          query={pageQuery(staffKeys.differences, '/api/v1/admin/reports/reconciliation', {
            ...search,
            sort: undefined,
          })}
          columns={useColumns(setOpened)}
          filters={[
            choiceFilter('check', t('reconciliation.columns.check'), CHECKS, (value) =>
              t(`reconciliation.checks.${value}`),
            ),
          ]}
          views={[
            { id: 'all', label: t('reconciliation.views.all'), search: {} },
            ...(['open', 'accepted', 'gone'] as const).map((state) => ({
              id: state,
              label: t(`reconciliation.views.${state}`),
              search: { state },
            })),
          ]}
          rowName={({ code, subject }) => `${t(`reconciliation.codes.${code}`)} ${subject}`}
          card={(difference) => ({
            title: <OpenButton difference={difference} onOpen={setOpened} />,
            subtitle: difference.subject,
            trailing: amountOf(difference),
            note: t(`reconciliation.states.${difference.state}`),
          })}
          csvPath="/api/v1/admin/reports/reconciliation"
          empty={t(books && !books.last_run ? 'reconciliation.neverCompared' : 'reconciliation.empty')}
        />
      </div>
      <BooksCard />
      {opened && <DifferenceDrawer difference={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function useReadWhenCompared(): void {
  const queryClient = useQueryClient();
  const { data } = useQuery(booksQuery());
  const isRunning = isUnderWay(data);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) invalidate(queryClient, staffKeys.differences);
    wasRunning.current = isRunning;
  }, [isRunning, queryClient]);
}

function amountOf({ amount_micros: micros, currency }: Difference): string {
  return micros === null || currency === null ? '—' : formatMicros(micros, currency);
}

function OpenButton({ difference, onOpen }: { difference: Difference; onOpen: (one: Difference) => void }) {
  const { t } = useTranslation('admin-reports');
  return (
    <button type="button" className="text-left font-semibold" onClick={() => onOpen(difference)}>
      {t(`reconciliation.codes.${difference.code}`)}
    </button>
  );
}

function useColumns(onOpen: (difference: Difference) => void): readonly ListColumn<Difference>[] {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  return [
    {
      id: 'code',
      header: t('reconciliation.columns.difference'),
      isName: true,
      cell: (difference) => <OpenButton difference={difference} onOpen={onOpen} />,
    },
    {
      id: 'check',
      width: 110,
      givesWay: 2,
      header: t('reconciliation.columns.check'),
      cell: ({ check }) => t(`reconciliation.checks.${check}`),
    },
    {
      id: 'subject',
      width: 130,
      givesWay: 3,
      header: t('reconciliation.columns.subject'),
      cell: ({ subject }) => <span className="font-mono text-xs">{subject}</span>,
    },
    {
      id: 'amount',
      width: 120,
      header: t('reconciliation.columns.amount'),
      numeric: true,
      cell: amountOf,
    },
    {
      id: 'state',
      width: 90,
      givesWay: 4,
      header: t('reconciliation.columns.state'),
      cell: ({ state }) => t(`reconciliation.states.${state}`),
    },
    {
      id: 'found_at',
      width: 110,
      givesWay: 1,
      header: t('reconciliation.columns.found'),
      sort: 'found_at',
      cell: ({ found_at }) => formatMoment(found_at, locale),
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
