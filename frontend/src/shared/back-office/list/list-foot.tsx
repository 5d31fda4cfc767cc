import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { figureFormat } from '../../format/figure-format';
import { KeyCaps, SmallButton } from '../small-controls';
import { type ListPage, PAGE_ROWS } from './list-query';

interface ListFootProps {
  page: ListPage<unknown>;
  number: number;
  onPrevious: () => void;
  onNext: () => void;
  /** Which keys this list supports. */
  keys: Readonly<Record<'mark' | 'open' | 'actions', boolean>>;
  /** The button that pauses a live list. */
  live?: ReactNode;
}

const KEYS = ['move', 'mark', 'open', 'actions', 'all'] as const;

const CAPS = { move: ['J', 'K'], mark: ['X'], open: ['Enter'], actions: ['.'], all: ['?'] };

export function ListFoot({ page, number, onPrevious, onNext, keys, live }: ListFootProps) {
  const { t } = useTranslation('admin-kit');
  const figure = figureFormat();
  const first = (number - 1) * PAGE_ROWS + 1;
  const range = { first: figure.format(first), last: figure.format(first + page.rows.length - 1) };
  const total = figure.format(page.total);
  const isOnly = number === 1 && page.nextCursor === null;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-2 text-xs text-muted">
      <p role="status" className="tabular-nums">
        {t(page.isEstimated ? 'list.rangeEstimated' : 'list.range', { ...range, total })}
      </p>
      <ul className="ml-auto flex gap-4 max-lg:hidden">
        {KEYS.filter((key) => key === 'move' || key === 'all' || keys[key]).map((key) => (
          <li key={key} className="flex items-center gap-1.5">
            <KeyCaps keys={CAPS[key]} />
            {t(`list.keys.${key}`)}
          </li>
        ))}
      </ul>
      {live}
      {!isOnly && (
        <nav aria-label={t('list.pages')} className="flex gap-1 max-lg:ml-auto">
          <SmallButton variant="outline" disabled={number === 1} onClick={onPrevious}>
            {t('list.previous')}
          </SmallButton>
          <SmallButton variant="outline" disabled={page.nextCursor === null} onClick={onNext}>
            {t('list.next')}
          </SmallButton>
        </nav>
      )}
    </div>
  );
}
