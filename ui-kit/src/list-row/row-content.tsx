import type { ReactNode } from 'react';

export interface RowContentProps {
  image?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  trailing?: ReactNode;
  /** A line below the two of text, over the whole width: a status badge. */
  note?: ReactNode;
}

/** What stands in a row, without the row: spans only, so that it fits in a button or an option too. */
export function RowContent({ image, title, subtitle, trailing, note }: RowContentProps) {
  return (
    <>
      {image}
      <span data-slot="row-text" className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
        <span className="flex min-w-0 items-center gap-3">
          <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
            <span className="truncate text-base leading-snug font-semibold">{title}</span>
            {subtitle && <span className="min-w-0 truncate text-sm font-normal text-muted">{subtitle}</span>}
          </span>
          {trailing && (
            <span className="grid shrink-0 gap-0.5 text-right text-base leading-snug font-semibold">
              {trailing}
            </span>
          )}
        </span>
        {note}
      </span>
    </>
  );
}
