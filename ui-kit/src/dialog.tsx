import { cva, type VariantProps } from 'class-variance-authority';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { ModalFrame, type ModalFrameProps } from './modal';

const dialogVariants = cva(
  [
    'max-h-[calc(100dvh_-_--spacing(8))]',
    'inset-x-0 bottom-0 rounded-t-sheet',
    'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:-translate-1/2 sm:rounded-card sm:border sm:border-border',
    'data-[state=open]:animate-rise data-[state=closed]:animate-sink',
  ],
  { variants: { size: { md: 'sm:w-110', lg: 'sm:w-160' } }, defaultVariants: { size: 'md' } },
);

export type DialogProps = Omit<ModalFrameProps, 'isSheet'> & VariantProps<typeof dialogVariants>;

/** A sheet from the bottom on a phone, a centred window on wider screens. */
export function Dialog({ size, className, ...props }: DialogProps) {
  return (
    <ModalFrame
      isSheet
      data-slot="dialog"
      className={classNames(dialogVariants({ size }), className)}
      {...props}
    />
  );
}

export function DialogClose(props: ComponentProps<typeof RadixDialog.Close>) {
  return <RadixDialog.Close data-slot="dialog-close" {...props} />;
}

const drawerVariants = cva('inset-y-0 w-90 max-w-[calc(100vw_-_--spacing(12))]', {
  variants: {
    side: {
      left: [
        'left-0 rounded-r-sheet',
        'data-[state=open]:animate-enter-left data-[state=closed]:animate-leave-left',
      ],
      right: [
        'right-0 rounded-l-sheet',
        'data-[state=open]:animate-enter-right data-[state=closed]:animate-leave-right',
      ],
    },
    size: { md: '', lg: 'sm:w-130' },
  },
  defaultVariants: { side: 'right', size: 'md' },
});

export type DrawerProps = Omit<ModalFrameProps, 'isSheet'> & VariantProps<typeof drawerVariants>;

/** A sheet from the side over the whole height: a menu on a phone, or the details of a row. */
export function Drawer({ side, size, className, ...props }: DrawerProps) {
  return (
    <ModalFrame
      data-slot="drawer"
      className={classNames(drawerVariants({ side, size }), className)}
      {...props}
    />
  );
}
