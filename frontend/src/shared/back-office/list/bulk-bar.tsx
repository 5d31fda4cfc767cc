import { classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { figureFormat } from '../../format/figure';
import { KeyCaps } from '../key-caps';
import type { BulkAction } from './list-column';
import type { Marks } from './use-marks';

interface BulkBarProps {
  marks: Marks;
  /** How many rows the filter finds. */
  total: number;
  actions: readonly BulkAction[];
}

const actionClasses =
  'touch-target inline-flex h-8 items-center gap-2 rounded-tile bg-surface-ink-raised px-3 text-xs font-semibold whitespace-nowrap [&_svg]:size-4';

/** What can be done with the marked rows. It floats above the list while there are any. */
export function BulkBar({ marks, total, actions }: BulkBarProps) {
  const { t } = useTranslation('admin-kit');
  const figure = figureFormat();
  const canMarkAll = !marks.isAll && total > marks.count && actions.some(({ rowsOnly }) => !rowsOnly);
  const offered = actions.filter(({ rowsOnly }) => !marks.isAll || !rowsOnly);
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
        {t('bulk.marked', { count: marks.count, number: figure.format(marks.count) })}
      </p>
      {canMarkAll && (
        <button
          type="button"
          onClick={marks.markAll}
          className="touch-target text-xs font-semibold whitespace-nowrap text-link tabular-nums"
        >
          {t('bulk.markAll', { number: figure.format(total) })}
        </button>
      )}
      {offered.map(({ id, label, icon, tone, run }) => (
        <button
          key={id}
          type="button"
          onClick={() => run(marks.given)}
          className={classNames(actionClasses, tone === 'danger' && 'text-danger-soft')}
        >
          {icon}
          {label}
        </button>
      ))}
      <button type="button" onClick={marks.clear} aria-label={t('bulk.clear')} className="touch-target">
        <KeyCaps keys={['Esc']} />
      </button>
    </div>
  );
}
