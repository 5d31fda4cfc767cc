import { useMediaQuery } from '@torpedo/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type LinkOptions, useNavigate, useRouterState } from '@tanstack/react-router';
import type { RowContentProps } from '@torpedo/ui-kit';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from './bulk-bar';
import { ColumnsMenu } from './columns-menu';
import { ListBar } from './list-bar';
import type { BulkAction, ListColumn, ListFilter, ListView } from './list-column';
import { ListFilters } from './list-filters';
import { ListFoot } from './list-foot';
import { csvAddress, type ListQueryOptions, PAGE_ROWS } from './list-query';
import { filtersOf, fromTheStart, type ListSearch } from './list-search';
import { type EmptyTexts, ListEmpty, ListFailure, ListLoading } from './list-states';
import { rememberTrail } from './list-trail';
import { ListViews } from './list-views';
import { PauseButton, WaitingRows } from './live-bar';
import { RecordCards } from './record-cards';
import type { RowFocus } from './record-parts';
import { RecordTable } from './record-table';
import { useHeldRows } from './use-held-rows';
import { useHiddenColumns } from './use-hidden-columns';
import { useListKeys } from './use-list-keys';
import { useLiveHold } from './use-live-hold';
import { useMarks } from './use-marks';
import { SmallButton } from '../small-controls';

/** Narrower than the tables of the back-office: `md` of the tokens. */
const PHONE = '(width < 48rem)';

export interface RecordListProps<Row extends object> {
  /** Under which its views and its trail are kept: `users`. */
  list: string;
  /** What it lists; its accessible name. */
  label: string;
  /** The address, as the route read it. */
  search: ListSearch & Record<string, unknown>;
  /** Writes a change of it into the address. */
  onSearchChange: (change: Record<string, unknown>) => void;
  query: ListQueryOptions<Row>;
  rowKey: (row: Row) => string;
  /** How a row is called, for its box and its menu. */
  rowName: (row: Row) => string;
  /** Where a row leads. */
  rowLink?: (row: Row) => LinkOptions;
  columns: readonly ListColumn<Row>[];
  /** The order where the address names none, to show it in the head. */
  defaultSort?: { column: string; direction: 'asc' | 'desc' };
  /** The same row on a phone. */
  card: (row: Row) => RowContentProps;
  searchLabel?: string;
  filters?: readonly ListFilter[];
  views?: readonly ListView[];
  /** MenuItems; null for a row with which nothing can be done. */
  rowActions?: (row: Row) => ReactNode;
  bulkActions?: readonly BulkAction[];
  /** Path of the API's list: offers its rows as a file. */
  csvPath?: string;
  primary?: ReactNode;
  /** Its key begins with `staffKeys.live`: new rows wait while the others are in use. */
  isLive?: boolean;
  empty: EmptyTexts;
}

/** The one list of the back-office: everything that can be chosen about it stands in the address. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { list, label, search, onSearchChange, query, rowKey, rowName, rowLink, columns, rowActions } = props;
  const { filters = [], views = [], bulkActions = [], defaultSort, isLive = false, empty } = props;
  const { t } = useTranslation('admin-kit');
  const isPhone = useMediaQuery(PHONE);
  const navigate = useNavigate();
  const href = useRouterState({ select: ({ location }) => location.href });
  const searchRef = useRef<HTMLDivElement>(null);
  const [isFiltering, setFiltering] = useState(false);
  const [isMarking, setMarking] = useState(false);
  const focus = useRowFocus();
  const { data: page, error, isPlaceholderData, isFetching, refetch } = useQuery(query);
  const set = filtersOf(search);
  const chosen = useMarks(set, page);
  const marks = bulkActions.length > 0 ? chosen : undefined;
  const hidden = useHiddenColumns(columns, search.columns, (columns) => onSearchChange({ columns }));
  const hold = useLiveHold(isLive);
  const { rows, waiting, release } = useHeldRows(isPlaceholderData ? undefined : page?.rows, {
    request: JSON.stringify(query.queryKey),
    isHeld: hold.isHeld,
    rowKey,
  });
  const number = search.page ?? 1;

  const narrow = (change: Record<string, unknown>) => onSearchChange({ ...change, ...fromTheStart });

  function open(row: Row) {
    if (!rowLink || !page) return;
    const first = (number - 1) * PAGE_ROWS + 1;
    rememberTrail(list, { href, ids: page.rows.map(rowKey), first, total: page.total });
    void navigate(rowLink(row));
  }

  const onOpen = rowLink && open;
  useListKeys({
    ...{ rows, rowKey, columns, focus, marks, onOpen },
    hasActions: Boolean(rowActions),
    onSearch: () => searchRef.current?.querySelector('input')?.focus(),
    onFilter: () => setFiltering(filters.length > 0),
  });

  const order = { sort: search.sort, direction: search.direction };
  const sort = search.sort
    ? { column: search.sort, direction: search.direction ?? 'desc' }
    : defaultSort && { ...defaultSort, direction: search.direction ?? defaultSort.direction };
  const isMarked = marks !== undefined && marks.count > 0;

  function content() {
    const parts = {
      label,
      rows,
      columns,
      rowKey,
      rowName,
      onOpen,
      rowActions,
      marks,
      isStale: isPlaceholderData,
    };
    if (rows.length === 0) {
      const last = Object.keys(set).at(-1);
      const named = filters.find(({ name }) => name === last)?.label ?? props.searchLabel;
      return (
        <ListEmpty
          texts={empty}
          lastFilter={last && named}
          onDropFilter={() => last && narrow({ [last]: undefined })}
        />
      );
    }
    if (isPhone) return <RecordCards {...parts} card={props.card} isMarking={isMarking || isMarked} />;
    return (
      <RecordTable
        {...parts}
        {...focus}
        hiddenColumns={hidden.visibility}
        sort={sort}
        onSort={(next, direction) => narrow({ sort: next, direction })}
      />
    );
  }

  return (
    <div
      className={isMarked ? 'flex min-h-0 flex-1 flex-col gap-3 pb-15' : 'flex min-h-0 flex-1 flex-col gap-3'}
    >
      {views.length > 0 && (
        <ListViews
          list={list}
          label={t('views.label')}
          views={views}
          current={{ ...set, ...order }}
          onChoose={(view) => onSearchChange({ ...without(search), ...view.search })}
        />
      )}
      <ListBar
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
        columns={!isPhone && <ColumnsMenu columns={columns} {...hidden.menu} />}
        csv={props.csvPath && csvAddress(props.csvPath, { ...set, ...order })}
        primary={
          <>
            {isPhone && marks && (
              <SmallButton variant="outline" onClick={() => setMarking(!isMarking)}>
                {t('list.markRows')}
              </SmallButton>
            )}
            {props.primary}
          </>
        }
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
          number={number}
          onPrevious={() => onSearchChange({ page: number > 2 ? number - 1 : undefined, cursor: undefined })}
          onNext={() => onSearchChange({ page: number + 1, cursor: page.nextCursor ?? undefined })}
        />
      )}
      {isMarked && page && <BulkBar marks={marks} total={page.total} actions={bulkActions} />}
    </div>
  );
}

/** The address without anything that is set in it. */
const without = (search: object) => Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));

function useRowFocus(): RowFocus {
  const [at, onMove] = useState(0);
  const [editing, onEditing] = useState<RowFocus['editing']>(null);
  const [openMenu, onMenu] = useState<string | null>(null);
  return { at, onMove, editing, onEditing, openMenu, onMenu };
}
