import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Card, type CardProps } from './card';
import { classNames } from './class-names';

// The notches are discs in the page's colour over the edge of the ticket; the clip keeps the half inside it.
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

const stripVariants = cva(
  'flex min-h-18.5 flex-wrap items-center justify-between gap-2 rounded-b-strip py-2.5',
  {
    variants: {
      tone: {
        ink: 'border-x-2 border-b-2 border-stub-edge bg-surface-stub px-2.5 text-text sm:px-3',
        received: 'bg-received-soft px-3 text-received sm:px-3.5',
        waiting: 'bg-waiting-soft px-3 text-waiting sm:px-3.5',
        sunken: 'bg-surface-sunken px-3 sm:px-3.5',
      },
    },
  },
);

type TicketStripProps = ComponentProps<'div'> & VariantProps<typeof stripVariants>;

/** The part below the perforation. Ink is for what was received, other tones for what became of the money. */
export function TicketStrip({ tone = 'ink', className, children, ...props }: TicketStripProps) {
  return (
    <div data-slot="ticket-strip" className={classNames('@container relative', className)} {...props}>
      <div data-surface={tone === 'ink' ? 'ink' : undefined} className={stripVariants({ tone })}>
        {children}
      </div>
      <span
        aria-hidden
        className={classNames(
          'absolute inset-x-2.5 -top-0.5 border-t-2 border-dashed',
          tone === 'ink' ? 'border-stub-perforation' : 'border-perforation',
        )}
      />
      <Notch side="left" />
      <Notch side="right" />
    </div>
  );
}

/** A rented number as a ticket: header, number, and below the perforation what was received for it. */
export function Ticket({ className, children, ...props }: Omit<CardProps, 'asChild' | 'tone' | 'padding'>) {
  return (
    <Card asChild padding="none" className={classNames('relative', className)} {...props}>
      <article data-slot="ticket">{children}</article>
    </Card>
  );
}

type TicketHeaderProps = Omit<ComponentProps<'header'>, 'title'> & {
  image: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  trailing?: ReactNode;
  level?: 2 | 3;
};

export function TicketHeader({
  image,
  title,
  subtitle,
  trailing,
  level = 3,
  className,
  ...props
}: TicketHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header
      data-slot="ticket-header"
      className={classNames('@container flex min-h-14 items-center gap-2.5 px-3.5 pt-3 sm:px-4', className)}
      {...props}
    >
      {image}
      <div className="min-w-0 flex-1">
        <Heading className="-mb-0.5 truncate pb-0.5 text-control leading-tight font-semibold">
          {title}
        </Heading>
        {subtitle && (
          <p className="flex min-w-0 items-center gap-1.5 text-sm text-pretty text-muted [&>span:last-child]:truncate @max-2xs:[&>span:last-child]:whitespace-normal">
            {subtitle}
          </p>
        )}
      </div>
      {trailing}
    </header>
  );
}

export function TicketNumber({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="ticket-number" className={classNames('px-3.5 pb-0.5 sm:px-4', className)} {...props} />
  );
}

export function TicketFooter({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      data-slot="ticket-footer"
      className={classNames(
        '-mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-1.5 gap-y-1 px-3.5 pb-1.5 sm:px-4',
        className,
      )}
      {...props}
    />
  );
}
