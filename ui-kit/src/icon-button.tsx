import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

const iconButtonVariants = cva(
  [
    'touch-target inline-flex shrink-0 items-center justify-center default:rounded-control',
    'border default:text-text disabled:text-muted disabled:opacity-60',
    'transition-colors duration-(--duration-fast) default:[&_svg]:size-5',
  ],
  {
    variants: {
      variant: {
        ghost: 'border-transparent hover:bg-surface-sunken disabled:hover:bg-transparent',
        outline: 'border-border-strong hover:bg-surface-sunken disabled:border-border',
        solid: 'border-transparent bg-surface-sunken hover:bg-border',
      },
      size: { sm: 'size-9', md: 'size-11' },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
);

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof iconButtonVariants> & { label: string; asChild?: boolean; children: ReactNode };

/** A button that is only an icon; its tooltip shows its name. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  asChild = false,
  className,
  ...props
}: IconButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      type={asChild ? undefined : 'button'}
      data-slot="icon-button"
      data-variant={variant}
      data-size={size}
      aria-label={label}
      title={label}
      className={classNames(iconButtonVariants({ variant, size }), className)}
      {...props}
    />
  );
}
