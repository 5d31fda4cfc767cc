import { classNames } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';

interface DetailCardProps {
  /** Links to the card use this id. */
  id?: string;
  title: string;
  /** A count or a time, beside the title. */
  count?: ReactNode;
  /** At the right end of the head: a link to the whole list, or a button. */
  action?: ReactNode;
  /** On a phone only screen readers get the head, because the rows explain themselves. */
  isBareOnPhone?: boolean;
  /** On a phone only screen readers get the title, because what stands beside it says the same. */
  isTitleBareOnPhone?: boolean;
  className?: string;
  children: ReactNode;
}

export function DetailCard(props: DetailCardProps) {
  const { id, title, count, action, isBareOnPhone, isTitleBareOnPhone, className, children } = props;
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-label={title}
      className={classNames(
        'min-w-0 scroll-mt-16 rounded-card border border-border bg-surface-card',
        className,
      )}
    >
      <div
        className={classNames(
          'flex min-h-9.5 flex-wrap items-center gap-x-2 px-3.5 pt-1',
          isBareOnPhone && 'max-md:sr-only',
        )}
      >
        <h2 className={classNames('text-sm font-semibold', isTitleBareOnPhone && 'max-md:sr-only')}>
          {title}
        </h2>
        {count !== undefined && <span className="text-xs text-muted tabular-nums">{count}</span>}
        {action && (
          <div className="relative z-1 ml-auto flex items-center gap-2 text-xs font-semibold">{action}</div>
        )}
      </div>
      {children}
    </section>
  );
}

/** Opens and scrolls to the card or the `details` element with this id, and focuses it. */
export function showPart(id: string) {
  const part = document.getElementById(id);
  if (part instanceof HTMLDetailsElement) part.open = true;
  part?.scrollIntoView({ block: 'start' });
  (part?.querySelector('summary') ?? part)?.focus();
}

export interface Fact {
  label: string;
  value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-1.5 px-3.5 pt-1 pb-3.5 text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 items-baseline gap-2">
          <dt className="w-23 shrink-0 text-muted">{label}</dt>
          <dd className="min-w-0 flex-1 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function DetailColumns({ facts, middle, related }: Record<'facts' | 'middle' | 'related', ReactNode>) {
  return (
    <div
      className={classNames(
        'grid grid-cols-1 items-start gap-3 max-md:gap-2 max-md:[&>*]:contents lg:grid-cols-[--spacing(58)_minmax(0,1fr)]',
        'xl:grid-cols-[--spacing(58)_minmax(0,1fr)_--spacing(77)]',
      )}
    >
      <div
        className={classNames(
          'grid min-w-0 gap-3',
          'md:max-lg:block md:max-lg:columns-2 md:max-lg:*:mb-3 md:max-lg:*:break-inside-avoid md:max-lg:has-[>:only-child]:columns-1',
        )}
      >
        {facts}
      </div>
      <div className="grid min-w-0 gap-3">{middle}</div>
      <div className="grid min-w-0 items-start gap-3 md:max-xl:not-has-[>:only-child]:grid-cols-2 lg:col-span-2 xl:col-span-1">
        {related}
      </div>
    </div>
  );
}
