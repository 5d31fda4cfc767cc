import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

const headingVariants = cva('min-w-0 font-display text-balance outline-none', {
  variants: {
    size: {
      hero: ['font-extrabold tracking-display', 'default:text-4xl default:sm:text-6xl default:lg:text-7xl'],
      display: 'default:text-5xl font-extrabold tracking-display default:lg:text-6xl',
      page: 'font-bold tracking-heading default:text-3xl default:lg:text-page',
      section: 'font-bold tracking-heading default:text-2xl',
      card: 'font-bold tracking-heading default:text-lg',
    },
  },
  defaultVariants: { size: 'section' },
});

type SectionHeadingProps = Omit<ComponentProps<'h2'>, 'title'> &
  VariantProps<typeof headingVariants> & { level?: 1 | 2 | 3 | 4; trailing?: ReactNode };

/** A heading of the page, with optional content at its right end. */
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
