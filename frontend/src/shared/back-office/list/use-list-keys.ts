import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../shortcuts';
import type { ListColumn } from './list-column';
import type { RowFocus } from './record-parts';
import type { Marks } from './use-marks';

interface ListKeys<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  focus: RowFocus;
  marks: Marks | undefined;
  onOpen: ((row: Row) => void) | undefined;
  hasActions: boolean;
  onSearch: () => void;
  onFilter: () => void;
}

/** Puts the keyboard on a row; the next one in sight where rows are only drawn when they are. */
function focusRow(at: number) {
  document.querySelector<HTMLElement>(`[data-row="${at}"]`)?.focus();
}

/** The keys of every list. */
export function useListKeys<Row>(list: ListKeys<Row>): void {
  const { t } = useTranslation('admin-kit');
  const { rows, rowKey, columns, focus, marks, onOpen, hasActions, onSearch, onFilter } = list;
  const current = rows[focus.at];
  const editable = columns.find(({ edit }) => edit);

  function move(step: number) {
    const isOnRow = document.activeElement?.closest('[data-row]') !== null;
    const at = isOnRow ? Math.min(rows.length - 1, Math.max(0, focus.at + step)) : focus.at;
    focus.onMove(at);
    focusRow(at);
  }

  function mark() {
    if (!current || !marks) return;
    const { [rowKey(current)]: isMarked, ...others } = marks.rows;
    marks.change(isMarked ? others : { ...others, [rowKey(current)]: true });
  }

  function markRange() {
    if (!marks) return;
    const last = rows.findLastIndex((row, index) => index < focus.at && marks.rows[rowKey(row)]);
    const range = rows.slice(Math.max(0, last), focus.at + 1);
    marks.change({ ...marks.rows, ...Object.fromEntries(range.map((row) => [rowKey(row), true as const])) });
  }

  useShortcuts(t('keys.list'), [
    { keys: '/', label: t('keys.search'), run: onSearch },
    { keys: 'f', label: t('keys.filter'), run: onFilter },
    { keys: 'j', label: t('keys.down'), run: () => move(1) },
    { keys: 'k', label: t('keys.up'), run: () => move(-1) },
    ...(onOpen ? [{ keys: 'enter', label: t('keys.open'), run: () => current && onOpen(current) }] : []),
    ...(marks
      ? [
          { keys: 'x', label: t('keys.mark'), run: mark },
          { keys: 'shift+x', label: t('keys.markRange'), run: markRange },
          { keys: 'escape', label: t('keys.unmark'), run: marks.clear },
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
    ...(hasActions
      ? [{ keys: '.', label: t('keys.actions'), run: () => current && focus.onMenu(rowKey(current)) }]
      : []),
  ]);
}
