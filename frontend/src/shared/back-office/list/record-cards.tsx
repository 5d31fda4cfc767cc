import { classNames, ListRow, type RowContentProps } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RowParts } from './list-column';
import { RowMenu } from './record-row';
import { SelectBox } from './select-box';

interface RecordCardsProps<Row> extends Omit<RowParts<Row>, 'columns'> {
  label: string;
  rows: readonly Row[];
  card: (row: Row) => RowContentProps;
  /** Rows have checkboxes while rows are being selected. */
  isSelecting: boolean;
  isStale: boolean;
}

export function RecordCards<Row>(props: RecordCardsProps<Row>) {
  const { label, rows, rowKey, rowName, onOpen, rowActions, selection, card, isSelecting, isStale, unfold } =
    props;
  const { t } = useTranslation('admin-kit');

  return (
    <ul
      aria-label={label}
      aria-busy={isStale || undefined}
      className={classNames(
        'divide-y divide-border overflow-hidden rounded-card border border-border bg-surface-card',
        isStale && 'opacity-60',
      )}
    >
      {rows.map((row) => {
        const id = rowKey(row);
        const isSelected = Boolean(selection?.isAll || selection?.rows[id]);
        const actions = rowActions?.(row);
        const detail = unfold?.detail(row) ?? null;
        const isOpen = detail !== null && unfold?.open === id;
        return (
          <li key={id} className={isSelected ? 'bg-brand/13' : undefined}>
            <div className="flex min-h-14 items-center">
              {selection && isSelecting && (
                <SelectBox
                  label={t('list.mark', { name: rowName(row) })}
                  checked={isSelected}
                  onChange={() => selection.toggle(id)}
                  className="ml-4"
                />
              )}
              {onOpen && (!unfold || detail !== null) ? (
                <ListRow {...card(row)} interactive asChild className="min-w-0 flex-1">
                  <button type="button" aria-expanded={unfold && isOpen} onClick={() => onOpen(row)} />
                </ListRow>
              ) : (
                <ListRow {...card(row)} className="min-w-0 flex-1" />
              )}
              {actions && (
                <span className="pr-1">
                  <RowMenu label={t('list.actionsOf', { name: rowName(row) })}>{actions}</RowMenu>
                </span>
              )}
            </div>
            {isOpen && detail}
          </li>
        );
      })}
    </ul>
  );
}
