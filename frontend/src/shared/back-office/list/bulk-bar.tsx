import { classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { figureFormat } from '../../format/figure-format';
import { KeyCaps } from '../small-controls';
import type { BulkAction } from './list-column';
import type { Selection } from './selection';

interface BulkBarProps<Row> {
  selection: Selection;
  /** How many rows the filter finds. */
  total: number;
  actions: readonly BulkAction<Row>[];
  /** The selected rows of the page. */
  rows: readonly Row[];
}

const actionClasses =
  'touch-target inline-flex h-8 items-center gap-2 rounded-tile bg-surface-ink-raised px-3 text-xs font-semibold whitespace-nowrap [&_svg]:size-4';

export function BulkBar<Row>({ selection, total, actions, rows }: BulkBarProps<Row>) {
  const { t } = useTranslation('admin-kit');
  const figure = figureFormat();
  return (
    <div
      role="toolbar"
      aria-label={t('bulk.label')}
      data-surface="ink"
      className={classNames(
        'fixed left-1/2 z-30 flex max-w-[calc(100vw_-_--spacing(6))] -translate-x-1/2 items-center gap-3 overflow-x-auto',
        'rounded-card bg-surface-ink px-4 py-2 text-text shadow-card',
        'bottom-[calc(--spacing(19)_+_env(safe-area-inset-bottom))] md:bottom-13',
      )}
    >
      <p role="status" className="text-xs font-semibold whitespace-nowrap tabular-nums">
        {t('bulk.marked', { count: selection.count, number: figure.format(selection.count) })}
      </p>
      {!selection.isAll && total > selection.count && !actions.every(({ isOfRows }) => isOfRows) && (
        <button
          type="button"
          onClick={selection.selectAll}
          className="touch-target text-xs font-semibold whitespace-nowrap text-link tabular-nums"
        >
          {t('bulk.markAll', { number: figure.format(total) })}
        </button>
      )}
      {actions.map(({ id, label, icon, tone, run }) => (
        <button
          key={id}
          type="button"
          onClick={() => run(selection.selected, rows)}
          className={classNames(actionClasses, tone === 'danger' && 'text-danger-soft')}
        >
          {icon}
          {label}
        </button>
      ))}
      <button type="button" onClick={selection.clear} aria-label={t('bulk.clear')} className="touch-target">
        <KeyCaps keys={['Esc']} />
      </button>
    </div>
  );
}
