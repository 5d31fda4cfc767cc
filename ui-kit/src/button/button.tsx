import type { VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../spinner';
import { buttonVariants } from './button-variants';

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Renders the single child element (a link) with the look of a button. */
    asChild?: boolean;
    icon?: ReactNode;
    /** Busy: keeps its width, name and focus, and ignores presses. */
    loading?: boolean;
  };

/** What can be pressed. A screen has one primary button. */
export function Button({
  variant = 'primary',
  size = 'md',
  block,
  asChild = false,
  icon,
  loading = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const shared = {
    'data-slot': 'button',
    'data-variant': variant,
    'data-size': size,
    className: classNames(buttonVariants({ variant, size, block }), className),
  };

  if (asChild) {
    return (
      <Slot.Root {...shared} onClick={onClick} {...props}>
        {icon}
        <Slot.Slottable>{children}</Slot.Slottable>
      </Slot.Root>
    );
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  // A disabled button would lose focus and its place in the tab order, so a busy one only says it is disabled.
  return (
    <button
      type="button"
      {...shared}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
      {...props}
    >
      <span
        data-slot="button-content"
        className={classNames(
          'inline-flex items-center justify-center gap-[inherit]',
          loading && 'animate-vanish-late',
        )}
      >
        {icon}
        {children}
      </span>
      {loading && <Spinner className="absolute inset-0 m-auto" />}
    </button>
  );
}
