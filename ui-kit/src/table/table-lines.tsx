import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

export type TableLinesProps = Omit<ComponentProps<'span'>, 'title'> & {
  title: ReactNode;
  subtitle?: ReactNode;
};

/** A cell of two lines: who, and their address. */
export function TableLines({ title, subtitle, className, ...props }: TableLinesProps) {
  return (
    <span data-slot="table-lines" className={classNames('grid min-w-0 gap-0.5', className)} {...props}>
      <span className="truncate font-semibold">{title}</span>
      {subtitle && <span className="truncate text-sm font-normal text-muted">{subtitle}</span>}
    </span>
  );
}
