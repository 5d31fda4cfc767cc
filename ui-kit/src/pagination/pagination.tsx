import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button';
import { classNames } from '../class-names';

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  label: string;
  /** Where one is: "1–8 de 12.480". Announced as it changes. */
  summary: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** Left out where there is no earlier page. */
  onPrevious?: () => void;
  /** Left out where there is no later page. */
  onNext?: () => void;
};

/** The way through a long list, a page at a time. */
export function Pagination({
  label,
  summary,
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
  className,
  ...props
}: PaginationProps) {
  // At an end a button only says it is disabled: taking it away would take the keyboard focus along.
  const step = (stepLabel: string, onStep?: () => void) => (
    <Button
      variant="outline"
      size="sm"
      aria-disabled={onStep ? undefined : true}
      onClick={onStep}
      className="aria-disabled:border-border aria-disabled:text-muted aria-disabled:hover:bg-transparent"
    >
      {stepLabel}
    </Button>
  );
  return (
    <nav
      data-slot="pagination"
      aria-label={label}
      className={classNames('flex flex-wrap items-center justify-between gap-3', className)}
      {...props}
    >
      <p role="status" className="text-sm text-muted tabular-nums">
        {summary}
      </p>
      <div className="flex gap-3">
        {step(previousLabel, onPrevious)}
        {step(nextLabel, onNext)}
      </div>
    </nav>
  );
}
