import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { Spinner } from './spinner';

const buttonVariants = cva(
  [
    'relative inline-flex items-center justify-center gap-2',
    'border font-semibold whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,transform] duration-(--duration-fast)',
    'active:scale-[0.98] aria-disabled:active:scale-100 disabled:active:scale-100',
    '[&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: [
          'rounded-control border-transparent bg-brand text-on-brand hover:bg-brand-strong',
          'disabled:bg-surface-sunken disabled:text-muted',
        ],
        ink: [
          'rounded-control border-transparent bg-surface-solid text-on-solid hover:bg-surface-solid-hover',
          'disabled:bg-surface-sunken disabled:text-muted',
        ],
        outline: [
          'rounded-control default:border-border-strong default:text-text hover:bg-surface-sunken',
          'disabled:border-border disabled:bg-transparent disabled:text-muted',
        ],
        ghost: [
          'rounded-control border-transparent default:text-text hover:bg-surface-sunken',
          'disabled:bg-transparent disabled:text-muted',
        ],
        danger: [
          'rounded-control border-transparent bg-danger text-on-danger hover:bg-danger-strong',
          'disabled:bg-surface-sunken disabled:text-muted',
        ],
        link: [
          'rounded-tile border-transparent default:text-link underline-offset-4 hover:underline',
          'disabled:text-muted disabled:no-underline',
        ],
      },
      size: {
        sm: 'touch-target h-(--button-sm) default:px-4 text-md [&_svg]:size-4.5',
        md: 'h-12 default:px-5 text-control [&_svg]:size-5',
        lg: 'h-14 default:px-6 text-lg [&_svg]:size-6',
        inline: 'touch-target default:text-md [&_svg]:size-4',
      },
      block: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', block: false },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    asChild?: boolean;
    icon?: ReactNode;
    /** Keeps its width, name and focus, but ignores presses. */
    loading?: boolean;
  };

/** A button. A screen has one primary button. */
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

  // A disabled button would lose the focus, so only `aria-disabled` is set.
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
