import { infiniteQueryOptions, useQueries } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { balanceQuery, type Currency } from '../../../shared/balance';
import type { Language } from '../../../shared/i18n/languages';
import { queryKeys } from '../../../shared/query-keys';
import { daysOf } from '../../../shared/time/months';
import { movementsOf, type StatementFilter } from '../rules/statement-filter';

export type Movement = Schemas['StatementMovementDto'];
export type Period = NonNullable<Schemas['WalletTransactionsDto']['period']>;

const PAGE_SIZE = 50;

export function statementQuery(currency: Currency, filter: StatementFilter, language: Language) {
  const { month, member } = filter;
  const type = movementsOf(filter);
  return infiniteQueryOptions({
    queryKey: queryKeys.statement.list(language, { currency, type, month, member }),
    meta: { keptOffline: true, showsAge: true },
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        api.GET('/api/v1/wallets/{currency}/transactions', {
          params: {
            path: { currency },
            query: {
              ...daysOf(month),
              type,
              member,
              limit: PAGE_SIZE,
              ...(pageParam && { cursor: pageParam }),
            },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
}

export const spreadsheetParams = (filter: StatementFilter) => ({
  format: 'csv' as const,
  type: movementsOf(filter),
  ...daysOf(filter.month),
  ...(filter.member && { member: filter.member }),
});

export function spreadsheetHref(currency: Currency, filter: StatementFilter): string {
  const query = new URLSearchParams(spreadsheetParams(filter));
  return `/api/v1/wallets/${currency}/transactions?${query.toString()}`;
}

const CURRENCIES: readonly Currency[] = ['BRL', 'USD', 'EUR'];

export function useWallets(preferred: Currency): Currency[] {
  const balances = useQueries({ queries: CURRENCIES.map((currency) => balanceQuery(currency)) });
  return CURRENCIES.filter(
    (currency, place) => currency === preferred || balances[place]?.data?.last_transaction_at,
  );
}
