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
  {
    variants: { size: { md: 'sm:w-110', lg: 'sm:w-160' } },
    defaultVariants: { size: 'md' },
  },
);

export type DialogProps = Omit<ModalFrameProps, 'isSheet'> & VariantProps<typeof dialogVariants>;

/** A sheet from below on a phone, a centred window elsewhere. */
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
