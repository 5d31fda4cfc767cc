import { cva, type VariantProps } from 'class-variance-authority';
import { classNames } from './class-names';
import { ModalFrame, type ModalFrameProps } from './modal';

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

/** A sheet from the side, over the whole height: a menu on a phone, the details of a row. */
export function Drawer({ side, size, className, ...props }: DrawerProps) {
  return (
    <ModalFrame
      data-slot="drawer"
      className={classNames(drawerVariants({ side, size }), className)}
      {...props}
    />
  );
}
