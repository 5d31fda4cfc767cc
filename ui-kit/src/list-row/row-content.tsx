import type { ReactNode } from 'react';

export type RowContentProps = {
  image?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  trailing?: ReactNode;
};

/** What stands in a row, without the row: spans only, so that it fits in a button or an option too. */
export function RowContent({ image, title, subtitle, trailing }: RowContentProps) {
  return (
    <>
      {image}
      <span data-slot="row-text" className="grid min-w-0 flex-1 gap-0.5">
        <span className="truncate font-semibold">{title}</span>
        {subtitle && <span className="min-w-0 truncate text-sm font-normal text-muted">{subtitle}</span>}
      </span>
      {trailing && <span className="shrink-0 text-right font-semibold tabular-nums">{trailing}</span>}
    </>
  );
}
