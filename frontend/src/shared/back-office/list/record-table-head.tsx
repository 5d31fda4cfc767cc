import type { Table } from '@tanstack/react-table';
import { classNames } from '@torpedo/ui-kit';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn, recordFeatures } from './list-column';
import { SelectBox } from './select-box';

interface RecordTableHeadProps<Row extends object> {
  table: Pick<
    Table<typeof recordFeatures, Row>,
    'getHeaderGroups' | 'getIsAllPageRowsSelected' | 'getIsSomePageRowsSelected' | 'toggleAllPageRowsSelected'
  >;
  columns: readonly ListColumn<Row>[];
  sort: { column: string; direction: 'asc' | 'desc' } | undefined;
  onSort: (sort: string, direction: 'asc' | 'desc') => void;
  isSelectable: boolean;
  isUnfolding: boolean;
  hasRoomForMenu: boolean;
  /** The header of the actions column; empty without actions. */
  children: ReactNode;
}

const cellClasses =
  'sticky top-0 z-20 h-8 border-b bg-surface-sunken default:px-2 first:pl-3.5 text-xs font-medium whitespace-nowrap text-muted';
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export function RecordTableHead<Row extends object>({
  table,
  columns,
  sort,
  onSort,
  isSelectable,
  isUnfolding,
  hasRoomForMenu,
  children,
}: RecordTableHeadProps<Row>) {
  const { t } = useTranslation('admin-kit');
  const [group] = table.getHeaderGroups();
  const isAll = table.getIsAllPageRowsSelected();
  return (
    <thead>
      <tr>
        {isSelectable && (
          <th scope="col" className={classNames(cellClasses, 'w-9.5 px-3.5')}>
            <SelectBox
              label={t('list.markPage')}
              checked={isAll}
              indeterminate={!isAll && table.getIsSomePageRowsSelected()}
              onChange={() => table.toggleAllPageRowsSelected(!isAll)}
            />
          </th>
        )}
        {isUnfolding && <td className={classNames(cellClasses, 'w-7.5')} />}
        {group?.headers.map(({ id, column }) => {
          const definition = columns.find((each) => each.id === column.id);
          if (!definition) return null;
          const direction = definition.sort && sort?.column === definition.sort ? sort.direction : undefined;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={direction && ariaSort[direction]}
              style={{ width: definition.width }}
              className={classNames(
                cellClasses,
                'truncate',
                definition.numeric ? 'text-right' : 'text-left',
                definition === columns.at(-1) && !(children && hasRoomForMenu) && 'pr-3.5',
              )}
            >
              <HeadName definition={definition} direction={direction} onSort={onSort} />
            </th>
          );
        })}
        {children && (
          <th scope="col" className={classNames(cellClasses, hasRoomForMenu ? 'w-11' : 'w-0 p-0')}>
            {children}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadNameProps<Row> {
  definition: ListColumn<Row>;
  direction: 'asc' | 'desc' | undefined;
  onSort: (sort: string, direction: 'asc' | 'desc') => void;
}

function HeadName<Row>({ definition: { header, sort, numeric }, direction, onSort }: HeadNameProps<Row>) {
  if (!sort) return header;
  const Icon = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => onSort(sort, direction === 'desc' ? 'asc' : 'desc')}
      className={classNames(
        'group/sort inline-flex items-center align-top gap-1 rounded-tile hover:text-text',
        direction && 'font-semibold text-text',
        // Without a sort direction, the name stands exactly above its figures.
        numeric && !direction && 'flex-row-reverse',
      )}
    >
      {header}
      <Icon
        aria-hidden
        className={classNames('size-3.5', !direction && 'opacity-0 group-hover/sort:opacity-60')}
      />
    </button>
  );
}
