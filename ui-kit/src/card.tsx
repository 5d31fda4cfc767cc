import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const cardVariants = cva('rounded-card border default:block default:shadow-card', {
  variants: {
    tone: { card: 'border-border bg-surface-card', ink: 'border-transparent bg-surface-ink text-text' },
    padding: { none: '', md: 'p-3.5 sm:p-4', lg: 'p-4 sm:p-6' },
    interactive: {
      true: 'transition-colors duration-(--duration-fast) hover:border-border-strong',
      false: '',
    },
  },
  defaultVariants: { tone: 'card', padding: 'md', interactive: false },
});

export type CardProps = ComponentProps<'section'> & VariantProps<typeof cardVariants> & { asChild?: boolean };

export function Card({
  tone = 'card',
  padding = 'md',
  interactive,
  asChild = false,
  className,
  ...props
}: CardProps) {
  const Element = asChild ? Slot.Root : 'section';
  return (
    <Element
      data-slot="card"
      data-surface={tone === 'ink' ? 'ink' : undefined}
      className={classNames(cardVariants({ tone, padding, interactive }), className)}
      {...props}
    />
  );
}
