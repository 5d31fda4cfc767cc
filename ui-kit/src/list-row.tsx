import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export interface RowContentProps {
  image?: ReactNode;
  title: ReactNode;
  /** A long title goes on in another line instead of being cut. */
  isWholeTitle?: boolean | undefined;
  subtitle?: ReactNode;
  trailing?: ReactNode;
  note?: ReactNode;
}

export function RowContent({ image, title, isWholeTitle, subtitle, trailing, note }: RowContentProps) {
  return (
    <>
      {image}
      <span data-slot="row-text" className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
        <span className="flex min-w-0 items-center gap-3">
          <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
            <span
              className={classNames(
                'text-base leading-snug font-semibold',
                isWholeTitle ? 'wrap-anywhere' : 'truncate',
              )}
            >
              {title}
            </span>
            {subtitle && (
              <span
                data-slot="row-subtitle"
                className="min-w-0 truncate default:text-sm font-normal text-muted"
              >
                {subtitle}
              </span>
            )}
          </span>
          {trailing && (
            <span className="grid shrink-0 gap-0.5 text-right text-base leading-snug font-semibold">
              {trailing}
            </span>
          )}
        </span>
        {note}
      </span>
    </>
  );
}

const rowVariants = cva('flex w-full min-w-0 gap-3 px-4 py-3 text-left', {
  variants: {
    align: { center: 'items-center', start: 'items-start' },
    interactive: {
      true: 'transition-colors duration-(--duration-fast) hover:bg-surface-sunken -outline-offset-2',
      false: '',
    },
  },
  defaultVariants: { align: 'center', interactive: false },
});

type ListRowProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  VariantProps<typeof rowVariants> &
  RowContentProps & { asChild?: boolean; children?: ReactNode };

/** The row of every list: an image, two lines of text, and something at the right end. */
export function ListRow({
  image,
  title,
  isWholeTitle,
  subtitle,
  trailing,
  note,
  align,
  interactive,
  asChild = false,
  className,
  children,
  ...props
}: ListRowProps) {
  const Element = asChild ? Slot.Root : 'div';
  return (
    <Element
      data-slot="list-row"
      className={classNames(rowVariants({ align, interactive }), className)}
      {...props}
    >
      <RowContent
        image={image}
        title={title}
        isWholeTitle={isWholeTitle}
        subtitle={subtitle}
        trailing={trailing}
        note={note}
      />
      {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : children}
    </Element>
  );
}
