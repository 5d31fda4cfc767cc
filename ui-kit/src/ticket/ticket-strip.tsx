import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

// The notches are page-coloured discs over the ticket's edge; the clip keeps only the half inside it.
const notchVariants = cva('absolute -top-2.25 size-4.5 rounded-chip border border-border bg-surface-page', {
  variants: {
    side: {
      left: '-left-2.5 [clip-path:inset(0_0_0_50%)]',
      right: '-right-2.5 [clip-path:inset(0_50%_0_0)]',
    },
  },
});

function Notch({ side }: Required<VariantProps<typeof notchVariants>>) {
  return <span aria-hidden className={notchVariants({ side })} />;
}

/** The ink strip below the perforation: the code, and what can be done with it. */
export function TicketStrip({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="ticket-strip" className={classNames('@container relative', className)} {...props}>
      <div
        data-surface="ink"
        className={classNames(
          'flex min-h-18.5 flex-wrap items-center justify-between gap-2 px-3.5 py-3.5 sm:px-4',
          'rounded-b-strip bg-surface-ink text-text',
        )}
      >
        {children}
      </div>
      <span
        aria-hidden
        className="absolute inset-x-2.5 -top-0.5 border-t-2 border-dashed border-perforation"
      />
      <Notch side="left" />
      <Notch side="right" />
    </div>
  );
}

export type TicketActionProps = ComponentProps<'button'> & { icon: ReactNode };

/** An icon over its word, at the end of the strip. */
export function TicketAction({ icon, className, children, ...props }: TicketActionProps) {
  return (
    <button
      type="button"
      data-slot="ticket-action"
      className={classNames(
        'flex min-h-11 min-w-11 shrink-0 flex-col items-center justify-center gap-1 rounded-tile px-1',
        'text-xs font-semibold transition-colors duration-(--duration-fast) hover:bg-surface-sunken',
        'aria-disabled:opacity-60 [&_svg]:size-5',
        className,
      )}
      {...props}
    >
      {icon}
      {children}
    </button>
  );
}
