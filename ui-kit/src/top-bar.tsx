import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

/** The ink bar at the top; its children share the page's width, from the left to the right end. */
export function TopBar({ className, children, ...props }: ComponentProps<'header'>) {
  return (
    <header
      data-slot="top-bar"
      data-surface="ink"
      className={classNames('bg-surface-ink pt-[env(safe-area-inset-top)] text-text', className)}
      {...props}
    >
      <div className="mx-auto flex h-15 max-w-page items-center justify-between gap-3 px-4 lg:h-16 xl:px-0">
        {children}
      </div>
    </header>
  );
}

export function TopBarNav({ label, className, ...props }: ComponentProps<'nav'> & { label: string }) {
  return (
    <nav
      data-slot="top-bar-nav"
      aria-label={label}
      className={classNames('hidden items-center gap-1 lg:flex', className)}
      {...props}
    />
  );
}

export function TopBarActions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="top-bar-actions"
      className={classNames('flex min-w-0 items-center default:gap-2 default:sm:gap-3', className)}
      {...props}
    />
  );
}

type BarLinkProps = ComponentProps<'a'> & { asChild?: boolean };

export function TopBarLink({ asChild = false, className, ...props }: BarLinkProps) {
  const Element = asChild ? Slot.Root : 'a';
  return (
    <Element
      data-slot="top-bar-link"
      className={classNames(
        'touch-target inline-flex h-9.5 items-center rounded-chip px-3.5 text-md font-semibold',
        'whitespace-nowrap text-muted',
        'transition-colors duration-(--duration-fast) hover:text-text',
        'aria-[current=page]:bg-surface-ink-raised aria-[current=page]:text-text',
        className,
      )}
      {...props}
    />
  );
}

export function TopBarPill({
  icon,
  asChild = false,
  className,
  children,
  ...props
}: BarLinkProps & { icon?: ReactNode }) {
  const Element = asChild ? Slot.Root : 'a';
  return (
    <Element
      data-slot="top-bar-pill"
      className={classNames(
        'touch-target inline-flex h-9.5 min-w-0 items-center gap-2 rounded-chip bg-surface-ink-raised px-3.5',
        'text-md font-semibold tabular-nums [&_svg]:size-5 [&_svg]:shrink-0',
        className,
      )}
      {...props}
    >
      {icon}
      {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : children}
    </Element>
  );
}
