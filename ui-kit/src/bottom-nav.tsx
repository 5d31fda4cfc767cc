import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

type BottomNavProps = ComponentProps<'nav'> & { label: string };

/** The places of the app, near the thumb. Fixed to the bottom of the screen; hidden from `lg` on. */
export function BottomNav({ label, className, children, ...props }: BottomNavProps) {
  return (
    <nav
      data-slot="bottom-nav"
      aria-label={label}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-40 border-t border-border bg-surface-card default:lg:hidden',
        'pb-[env(safe-area-inset-bottom)]',
        className,
      )}
      {...props}
    >
      <div className="mx-auto flex h-16 max-w-120 items-stretch">{children}</div>
    </nav>
  );
}

type BottomNavItemProps = ComponentProps<'a'> & { icon: ReactNode; asChild?: boolean };

/** One place. `aria-current="page"` makes it the current one; router links set it by themselves. */
export function BottomNavItem({ icon, asChild = false, className, children, ...props }: BottomNavItemProps) {
  const Element = asChild ? Slot.Root : 'a';
  return (
    <Element
      data-slot="bottom-nav-item"
      className={classNames(
        'group/place flex min-w-0 flex-1 flex-col items-center justify-center gap-1 -outline-offset-4',
        'text-2xs font-semibold text-muted aria-[current=page]:text-text',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden
        className={classNames(
          'inline-flex h-6.5 w-12 items-center justify-center rounded-chip [&_svg]:size-5',
          'transition-colors duration-(--duration-fast)',
          'group-aria-[current=page]/place:bg-brand group-aria-[current=page]/place:text-on-brand',
        )}
      >
        {icon}
      </span>
      {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : children}
    </Element>
  );
}
