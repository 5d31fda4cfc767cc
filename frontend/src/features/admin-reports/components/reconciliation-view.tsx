import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCaps } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { invalidate } from '../../../shared/query-keys';
import { booksQuery, isUnderWay } from '../api/reconciliation';
import type { DifferencesSearch } from '../rules/reports-search';
import { BooksCard } from './books-card';
import { ClosingChecks } from './closing-checks';
import { ComparedAccounts } from './compared-accounts';
import { DifferencesCard } from './differences-card';

export function ReconciliationView({ search }: { search: DifferencesSearch }) {
  const { t } = useTranslation('admin-reports');
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  useReadWhenCompared();

  /** With a party only its own; that of the wallets has no name. */
  function showOpen(party?: string) {
    void navigate({
      to: '.',
      resetScroll: false,
      search: ((before: object) => ({
        ...before,
        state: undefined,
        page: undefined,
        cursor: undefined,
        check: party === '' ? 'wallets' : undefined,
        party: party || undefined,
      })) as never,
    });
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.focus();
  }

  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_--spacing(82)]">
      <div className="grid min-w-0 gap-3">
        <ComparedAccounts onDecide={showOpen} />
        <div ref={list} tabIndex={-1} className="min-w-0 scroll-mt-16 outline-none">
          <DifferencesCard search={search} />
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
        <ClosingChecks onDifferences={() => showOpen()} />
      </div>
    </div>
  );
}

const KEYS = [
  { name: 'move', keys: ['J', 'K'] },
  { name: 'remedy', keys: ['1'] },
  { name: 'accept', keys: ['2'] },
] as const;

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
