import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../shortcuts';
import type { RowFocus, RowKey, RowParts } from './list-column';

interface ListKeys<Row> extends Omit<RowParts<Row>, 'rowName'> {
  rows: readonly Row[];
  focus: RowFocus;
  rowKeys: readonly RowKey<Row>[];
  onSearch: () => void;
  onFilter: () => void;
}

/** The keyboard shortcuts that every list has. */
export function useListKeys<Row>(list: ListKeys<Row>): void {
  const { t } = useTranslation('admin-kit');
  const { rows, rowKey, columns, focus, selection, onOpen, unfold, rowActions, rowKeys } = list;
  const { onSearch, onFilter } = list;
  const current = rows[focus.at];
  const editable = columns.find(({ edit }) => edit);

  function move(step: number) {
    const isOnRow = document.activeElement?.closest('[data-row]') !== null;
    const at = isOnRow ? Math.min(rows.length - 1, Math.max(0, focus.at + step)) : focus.at;
    focus.onMove(at);
    document.querySelector<HTMLElement>(`[data-row="${at}"]`)?.focus();
  }

  function selectRange() {
    if (!selection) return;
    const last = rows.findLastIndex((row, index) => index < focus.at && selection.rows[rowKey(row)]);
    const range = rows.slice(Math.max(0, last), focus.at + 1);
    selection.change({
      ...selection.rows,
      ...Object.fromEntries(range.map((row) => [rowKey(row), true as const])),
    });
  }

  useShortcuts(t('keys.list'), [
    { keys: '/', label: t('keys.search'), run: onSearch },
    { keys: 'f', label: t('keys.filter'), run: onFilter },
    { keys: 'j', label: t('keys.down'), run: () => move(1) },
    { keys: 'k', label: t('keys.up'), run: () => move(-1) },
    ...(onOpen && !rowKeys.some(({ keys }) => keys === 'enter')
      ? [{ keys: 'enter', label: t('keys.open'), run: () => current && onOpen(current) }]
      : []),
    ...(unfold
      ? [{ keys: ' ', label: t('keys.unfold'), run: () => current && unfold.onToggle(rowKey(current)) }]
      : []),
    ...(selection
      ? [
          { keys: 'x', label: t('keys.mark'), run: () => current && selection.toggle(rowKey(current)) },
          { keys: 'shift+x', label: t('keys.markRange'), run: selectRange },
          { keys: 'escape', label: t('keys.unmark'), run: selection.clear },
        ]
      : []),
    ...(editable
      ? [
          {
            keys: 'e',
            label: t('keys.edit'),
            run: () => current && focus.onEditing({ id: rowKey(current), column: editable.id }),
          },
        ]
      : []),
    ...rowKeys.map(({ run, ...key }) => ({ ...key, run: () => current && run(current) })),
    ...(rowActions
      ? [{ keys: '.', label: t('keys.actions'), run: () => current && focus.onMenu(rowKey(current)) }]
      : []),
  ]);
}
