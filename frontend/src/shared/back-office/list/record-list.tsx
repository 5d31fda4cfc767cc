import { useQuery } from '@tanstack/react-query';
import { type LinkOptions, useNavigate, useRouterState } from '@tanstack/react-router';
import { type RowContentProps, useMediaQuery } from '@torpedo/ui-kit';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallButton } from '../small-controls';
import { BulkBar } from './bulk-bar';
import { ColumnsMenu, visibilityOf } from './columns-menu';
import { ListBar } from './list-bar';
import type { BulkAction, ListColumn, ListFilter, ListView, RowFocus, RowKey } from './list-column';
import { ListFilters } from './list-filters';
import { ListFoot } from './list-foot';
import { rememberList } from './list-navigation';
import { csvAddress, type ListQueryOptions, PAGE_ROWS } from './list-query';
import { filtersOf, fromTheStart, type ListSearch } from './list-search';
import { ListEmpty, ListFailure, ListLoading } from './list-states';
import { ListViews } from './list-views';
import { PauseButton, useHeldRows, useLiveHold, WaitingRows } from './live-rows';
import { RecordCards } from './record-cards';
import { RecordTable } from './record-table';
import { useSelection } from './selection';
import { useListKeys } from './use-list-keys';

/** Too narrow for the tables of the back-office: `md` of the tokens. */
export const PHONE = '(width < 48rem)';

export interface RecordListProps<Row extends object> {
  /** The name under which its saved views and its list navigation are stored: `users`. */
  list: string;
  /** Its accessible name: what the list holds. */
  label: string;
  /** The parameters of the address, as the route has read them. */
  search: ListSearch & Record<string, unknown>;
  query: ListQueryOptions<Row>;
  /** Without it, the key is the row's `id`. */
  rowKey?: (row: Row) => string;
  /** The name of a row, for its checkbox and its menu. */
  rowName: (row: Row) => string;
  /** The link of a row. */
  rowLink?: (row: Row) => LinkOptions;
  columns: readonly ListColumn<Row>[];
  /** The API's order when the address names none, to show it in the table's head. */
  defaultSort?: { column: string; direction: 'asc' | 'desc' };
  /** How a row is shown on a phone. */
  card: (row: Row) => RowContentProps;
  searchLabel?: string;
  filters?: readonly ListFilter[];
  views?: readonly ListView[];
  /** The list fills the screen directly below the top bar. */
  isUnderBar?: boolean;
  /** MenuItems; null for a row without actions. */
  rowActions?: (row: Row) => ReactNode;
  /** Buttons over the end of a row that has the pointer or the focus. */
  rowButtons?: (row: Row) => ReactNode;
  /** What opens below a row; null for a row without more to show. */
  detail?: (row: Row) => ReactNode;
  /** True for rows whose arrow is shown only while they have the pointer or the focus. */
  isQuietDetail?: (row: Row) => boolean;
  rowKeys?: readonly RowKey<Row>[];
  bulkActions?: readonly BulkAction<Row>[];
  /** The path of the API's list, to offer its rows as a file. */
  csvPath?: string;
  /** The first controls of the bar, such as the period. */
  barStart?: ReactNode;
  /** The totals of the rows, shown in the bar. */
  summary?: ReactNode;
  wayOn?: ReactNode;
  primary?: ReactNode;
  /** The query's key begins with `staffKeys.live`: new rows wait while the list is in use. */
  isLive?: boolean;
  /** The title where there are no rows at all. */
  empty: string;
  /** Says how the first row is created. */
  emptyText?: string;
}

export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { list, label, search, query, rowKey = idOf, rowName, rowLink, columns, rowActions } = props;
  const {
    rowKeys = [],
    filters = [],
    views = [],
    bulkActions = [],
    defaultSort,
    isLive = false,
    empty,
  } = props;
  const { t } = useTranslation('admin-kit');
  const isPhone = useMediaQuery(PHONE);
  const navigate = useNavigate();
  const href = useRouterState({ select: ({ location }) => location.href });
  const searchRef = useRef<HTMLDivElement>(null);
  const [isFiltering, setFiltering] = useState(false);
  const [isSelecting, setSelecting] = useState(false);
  const focus = useRowFocus();
  const { data: page, error, isPlaceholderData, isFetching, refetch } = useQuery(query);
  const set = filtersOf(search);
  const selectable = useSelection(set, page);
  const selection = bulkActions.length > 0 ? selectable : undefined;
  const visibility = visibilityOf(columns, search.columns);
  const hold = useLiveHold(isLive);
  const { rows, waiting, release } = useHeldRows(isPlaceholderData ? undefined : page?.rows, {
    request: JSON.stringify(query.queryKey),
    isHeld: hold.isHeld,
    rowKey,
  });
  const number = search.page ?? 1;

  /** Writes a change into the address. */
  const change = (next: Record<string, unknown>) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...next })) as never,
      replace: true,
    });
  const narrow = (next: Record<string, unknown>) => change({ ...next, ...fromTheStart });

  function open(row: Row) {
    if (!rowLink || !page) return;
    const first = (number - 1) * PAGE_ROWS + 1;
    rememberList(list, { href, ids: page.rows.map(rowKey), first, total: page.total });
    void navigate(rowLink(row));
  }

  const [unfolded, setUnfolded] = useState<string | null>(null);
  const unfold = props.detail && {
    detail: props.detail,
    isQuiet: props.isQuietDetail,
    open: unfolded,
    onToggle: (id: string) => setUnfolded(id === unfolded ? null : id),
  };
  const onOpen = rowLink ? open : unfold && ((row: Row) => unfold.onToggle(rowKey(row)));
  useListKeys({
    rows,
    rowKey,
    columns,
    focus,
    selection,
    onOpen,
    unfold,
    rowActions,
    rowKeys,
    onSearch: () => searchRef.current?.querySelector('input')?.focus(),
    onFilter: () => setFiltering(filters.length > 0),
  });

  const order = { sort: search.sort, direction: search.direction };
  const sort = search.sort
    ? { column: search.sort, direction: search.direction ?? 'desc' }
    : defaultSort && { ...defaultSort, direction: search.direction ?? defaultSort.direction };
  const isSelected = selection !== undefined && selection.count > 0;

  function content() {
    const parts = {
      label,
      rows,
      columns,
      rowKey,
      rowName,
      onOpen,
      rowActions,
      selection,
      unfold,
      isStale: isPlaceholderData,
    };
    if (rows.length === 0) {
      const last = Object.keys(set).at(-1);
      const named = filters.find(({ name }) => name === last)?.label ?? props.searchLabel;
      return (
        <ListEmpty
          title={empty}
          text={props.emptyText}
          lastFilter={last && named}
          onDropFilter={() => last && narrow({ [last]: undefined })}
        />
      );
    }
    if (isPhone) return <RecordCards {...parts} card={props.card} isSelecting={isSelecting || isSelected} />;
    return (
      <RecordTable
        {...parts}
        {...focus}
        rowButtons={props.rowButtons}
        visibility={visibility}
        sort={sort}
        onSort={(next, direction) => narrow({ sort: next, direction })}
      />
    );
  }

  return (
    <div
      className={
        isSelected ? 'flex min-h-0 flex-1 flex-col gap-3 pb-15' : 'flex min-h-0 flex-1 flex-col gap-3'
      }
    >
      {views.length > 0 && (
        <ListViews
          list={list}
          views={views}
          current={{ ...set, ...order }}
          onChoose={(view) => change({ ...without(search), ...view.search })}
          isUnderBar={props.isUnderBar}
        />
      )}
      <ListBar
        start={props.barStart}
        searchRef={searchRef}
        searchLabel={props.searchLabel}
        search={search.search ?? ''}
        onSearch={(typed) => narrow({ search: typed || undefined })}
        filters={
          <ListFilters
            filters={filters}
            values={search}
            onChange={narrow}
            open={isFiltering}
            onOpenChange={setFiltering}
          />
        }
        summary={props.summary}
        columns={
          isPhone ? (
            selection && (
              <SmallButton variant="ghost" onClick={() => setSelecting(!isSelecting)}>
                {t('list.markRows')}
              </SmallButton>
            )
          ) : (
            <ColumnsMenu
              columns={columns}
              visibility={visibility}
              onChange={(named) => change({ columns: named })}
            />
          )
        }
        csv={props.csvPath && csvAddress(props.csvPath, { ...set, ...order })}
        wayOn={props.wayOn}
        primary={props.primary}
      />
      {error && !page && <ListFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!page && !error && <ListLoading label={t('list.loading')} />}
      <WaitingRows waiting={waiting} onShow={release} />
      {page && (
        <div className="flex min-h-0 flex-1 flex-col" {...hold.around}>
          {content()}
        </div>
      )}
      {page && rows.length > 0 && (
        <ListFoot
          page={page}
          live={isLive && <PauseButton hold={hold} />}
          keys={{
            mark: selection !== undefined,
            open: rowLink !== undefined,
            actions: rowActions !== undefined,
          }}
          number={number}
          onPrevious={() => change({ page: number > 2 ? number - 1 : undefined, cursor: undefined })}
          onNext={() => change({ page: number + 1, cursor: page.nextCursor ?? undefined })}
        />
      )}
      {isSelected && page && (
        <BulkBar
          selection={selection}
          total={page.total}
          actions={bulkActions}
          rows={page.rows.filter((row) => selection.rows[rowKey(row)])}
        />
      )}
    </div>
  );
}

const idOf = (row: object) => (row as { id: string }).id;

/** Resets every parameter of the address. */
const without = (search: object) => Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));

function useRowFocus(): RowFocus {
  const [at, onMove] = useState(0);
  const [editing, onEditing] = useState<RowFocus['editing']>(null);
  const [openMenu, onMenu] = useState<string | null>(null);
  return { at, onMove, editing, onEditing, openMenu, onMenu };
}
