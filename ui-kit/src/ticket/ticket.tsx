import { Check, Copy } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Card, type CardProps } from '../card';
import { classNames } from '../class-names';
import { type CopyEvents, useCopy } from '../copy';
import { TicketAction, type TicketActionProps } from './ticket-strip';

export type TicketCopyProps = Omit<TicketActionProps, 'icon' | 'children' | 'value' | 'onClick'> &
  CopyEvents & { value: string; label: string; copiedLabel: string };

/** The strip's copy action. */
export function TicketCopy({ value, label, copiedLabel, onCopied, onCopyFailed, ...props }: TicketCopyProps) {
  const { copied, copy } = useCopy(value, { onCopied, onCopyFailed });
  return (
    <TicketAction
      data-copied={copied || undefined}
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copy()}
      {...props}
    >
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </TicketAction>
  );
}

/** One rented number as a ticket: header, number, and below the perforation what came for it. */
export function Ticket({ className, children, ...props }: Omit<CardProps, 'asChild' | 'tone' | 'padding'>) {
  return (
    <Card asChild padding="none" className={classNames('relative', className)} {...props}>
      <article data-slot="ticket">{children}</article>
    </Card>
  );
}

export type TicketHeaderProps = Omit<ComponentProps<'header'>, 'title'> & {
  image: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** A status badge or the countdown. */
  trailing?: ReactNode;
};

export function TicketHeader({ image, title, subtitle, trailing, className, ...props }: TicketHeaderProps) {
  return (
    <header
      data-slot="ticket-header"
      className={classNames('flex items-center gap-2.5 px-3.5 pt-3 sm:px-4', className)}
      {...props}
    >
      {image}
      <div className="min-w-0 flex-1">
        <h3 className="truncate font-semibold">{title}</h3>
        {subtitle && (
          <p className="flex min-w-0 items-center gap-1.5 text-sm text-muted [&>span:last-child]:truncate">
            {subtitle}
          </p>
        )}
      </div>
      {trailing}
    </header>
  );
}

/** The row of the phone number. */
export function TicketNumber({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="ticket-number" className={classNames('px-3.5 pb-1 sm:px-4', className)} {...props} />
  );
}

/** The last row of a ticket without a code: status at the left, what can be done at the right. */
export function TicketFooter({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      data-slot="ticket-footer"
      className={classNames(
        '-mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3.5 pb-1.5 sm:px-4',
        className,
      )}
      {...props}
    />
  );
}
