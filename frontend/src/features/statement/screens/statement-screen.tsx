import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Button,
  Card,
  classNames,
  EmptyState,
  FilterChips,
  IconButton,
  SectionHeading,
  SelectMenu,
  Skeleton,
} from '@torpedo/ui-kit';
import { ArrowLeft, Calendar, Download, Plus, ReceiptText } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Breadcrumb } from '../../../shared/layout/breadcrumb';
import { NextPage } from '../../../shared/layout/next-page';
import { PageTitle } from '../../../shared/layout/page-title';
import { QueryFailure } from '../../../shared/layout/query-failure';
import { useMe } from '../../../shared/session/account';
import { useWallet } from '../../../shared/session/wallet';
import { usePayingTeam } from '../../../shared/teams/teams';
import { useNowSelector } from '../../../shared/time/use-now';
import { statementQuery, useWallets } from '../api/statement-query';
import { STATEMENT_TYPES, type StatementFilter, type StatementSearch } from '../rules/statement-filter';
import { MovementLine } from '../components/movement-line';
import { NumberLine } from '../components/number-line';
import { SpreadsheetLink } from '../components/spreadsheet-link';
import { PeriodEquation } from '../components/period-equation';
import { StatementList } from '../components/statement-list';
import { monthOf, monthsSince } from '../../../shared/time/months';
import { movementItems, statementItems } from '../rules/statement-items';

const EVERYBODY = 'everybody';

const firstFilter =
  'sm:relative sm:ml-4 sm:before:absolute sm:before:inset-y-1.5 sm:before:-left-3 sm:before:border-l sm:before:border-border-strong';

interface StatementScreenProps {
  search: StatementSearch;
  onSearchChange: (change: StatementSearch) => void;
}

export function StatementScreen({ search, onSearchChange }: StatementScreenProps) {
  const { t } = useTranslation(['statement', 'shell']);
  const { language, locale } = useLanguage();
  const rows = useRef<HTMLDivElement>(null);
  const me = useMe();
  const present = useNowSelector(monthOf);
  const filter: StatementFilter = {
    type: search.type ?? 'all',
    month: search.month ?? present,
    member: search.member,
  };
  const { currency: usual, team } = useWallet();
  const currency = search.currency ?? usual;
  const wallets = useWallets(usual);
  const people = usePayingTeam()?.people ?? [];
  const statement = useInfiniteQuery(statementQuery(currency, filter, language));
  const movements = statement.data?.pages.flatMap(({ transactions }) => transactions) ?? [];
  const isFolded = filter.type === 'by_number';
  const isWhole = !filter.member && (isFolded || filter.type === 'all');
  const items = isFolded ? statementItems(movements) : movementItems(movements);
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const named = (month: string) => monthName.format(new Date(`${month}-15`));
  const asTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  const period = statement.data?.pages[0]?.period ?? undefined;
  const hasFailed = statement.isError && !statement.data;

  return (
    <div ref={rows} className="grid grid-cols-1 gap-3">
      <PageTitle>{t('shell:places.statement.long')}</PageTitle>
      {!team && (
        <Breadcrumb
          to="/dashboard/balance"
          above={t('balance')}
          here={t('shell:places.statement.long')}
          className="max-md:hidden"
        />
      )}
      <div className="flex items-center gap-2">
        {!team && (
          <IconButton asChild label={t('back')} className="-mr-2 -ml-3 md:hidden">
            <Link to="/dashboard/balance">
              <ArrowLeft aria-hidden />
            </Link>
          </IconButton>
        )}
        <SectionHeading level={1} size="page" className="min-w-0 flex-1">
          {t('shell:places.statement.long')}
        </SectionHeading>
        <Button asChild variant="outline" size="sm" icon={<Download aria-hidden />} className="max-md:hidden">
          <SpreadsheetLink currency={currency} filter={filter}>
            {t('csv')}
          </SpreadsheetLink>
        </Button>
        <IconButton asChild label={t('csv')} className="-mr-3 md:hidden">
          <SpreadsheetLink currency={currency} filter={filter}>
            <Download aria-hidden />
          </SpreadsheetLink>
        </IconButton>
        {!team && (
          <Button asChild size="sm" icon={<Plus aria-hidden />} className="max-md:hidden">
            <Link to="/dashboard/balance">{t('add')}</Link>
          </Button>
        )}
      </div>
      {!hasFailed && (
        <PeriodEquation
          period={period}
          currency={currency}
          month={filter.month}
          isPresent={filter.month === present}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FilterChips
          className="max-sm:flex-wrap"
          label={t('filter.label')}
          options={STATEMENT_TYPES.map((value) => ({
            value,
            label: t(`filter.${value}`),
            // Before it stand two views of everything.
            className: classNames('max-sm:h-11', value === 'topups' && firstFilter),
          }))}
          value={filter.type}
          onValueChange={(type) => onSearchChange({ type: type === 'all' ? undefined : type })}
        />
        <span className="flex flex-wrap items-center gap-1">
          {(people.length > 1 || (team && people.length > 0)) && (
            <SelectMenu
              label={t('people.label')}
              options={[
                { value: EVERYBODY, label: t('people.all') },
                ...people.map(({ user_id, name, email }) => ({ value: user_id, label: name ?? email })),
              ]}
              value={filter.member ?? EVERYBODY}
              onValueChange={(value) => onSearchChange({ member: value === EVERYBODY ? undefined : value })}
            />
          )}
          {wallets.length > 1 && (
            <SelectMenu
              label={t('currency')}
              options={wallets.map((value) => ({ value, label: value }))}
              value={currency}
              onValueChange={(value) => onSearchChange({ currency: value === usual ? undefined : value })}
            />
          )}
          <SelectMenu
            label={t('month')}
            options={monthsSince(monthOf(me.created_at), present).map((value) => ({
              value,
              label: asTitle(named(value)),
              image: <Calendar aria-hidden className="size-4 text-muted" />,
            }))}
            className="touch-target h-8.5 max-sm:h-11 rounded-chip bg-surface-sunken px-3.5 text-muted hover:text-text"
            value={filter.month}
            onValueChange={(month) => onSearchChange({ month: month === present ? undefined : month })}
          />
        </span>
      </div>
      {hasFailed && (
        <Card>
          <QueryFailure title={t('failed')} query={statement} />
        </Card>
      )}
      {statement.isPending && <ListSkeleton />}
      {statement.data && items.length === 0 && !statement.hasNextPage && (
        <Card>
          <EmptyState
            icon={<ReceiptText aria-hidden />}
            title={t('empty.title', { month: named(filter.month) })}
            text={t('empty.text')}
          />
        </Card>
      )}
      {items.length > 0 && (
        <StatementList
          items={items}
          currency={currency}
          Line={isFolded ? NumberLine : MovementLine}
          hasBalances={filter.type === 'all' && !filter.member}
          busy={statement.isFetching && !statement.isFetchingNextPage}
          opening={
            period && isWhole && !statement.hasNextPage
              ? { month: filter.month, cents: period.opening_balance_cents }
              : null
          }
        />
      )}
      <NextPage list={statement} rows={rows} label={t('more')} />
    </div>
  );
}

function ListSkeleton() {
  return (
    <Card padding="none" className="divide-y divide-border" aria-hidden>
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <div key={line} className="flex items-center gap-3 px-4 py-3">
          <Skeleton className="size-9 rounded-tile" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </Card>
  );
}
