import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

const headingVariants = cva('min-w-0 font-display font-bold text-balance', {
  variants: {
    size: {
      hero: 'text-4xl font-extrabold tracking-display sm:text-6xl lg:text-7xl',
      display: 'text-5xl font-extrabold tracking-display lg:text-6xl',
      page: 'text-3xl tracking-heading lg:text-4xl',
      section: 'text-2xl tracking-heading',
      card: 'text-lg tracking-heading',
    },
  },
  defaultVariants: { size: 'section' },
});

export type SectionHeadingProps = Omit<ComponentProps<'h2'>, 'title'> &
  VariantProps<typeof headingVariants> & {
    level?: 1 | 2 | 3 | 4;
    /** Right of the heading: a link, a badge, a button. */
    trailing?: ReactNode;
  };

/** A heading of the document, with something optional at its right end. */
export function SectionHeading({
  level = 2,
  size = 'section',
  trailing,
  className,
  ...props
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  const heading = (
    <Heading
      data-slot="heading"
      className={classNames(headingVariants({ size }), !trailing && className)}
      {...props}
    />
  );
  if (!trailing) return heading;
  return (
    <div
      data-slot="section-heading"
      className={classNames('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}
    >
      {heading}
      {trailing}
    </div>
  );
}
