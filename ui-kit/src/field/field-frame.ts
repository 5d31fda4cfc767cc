import { cva } from 'class-variance-authority';

/** The box of a control that holds its own input; the frame takes the focus ring of the input inside. */
export const fieldFrame = cva(
  [
    'flex w-full min-w-0 items-center rounded-control border bg-surface-card text-text',
    'border-border-strong has-aria-invalid:border-danger',
    'has-[:is(input,select,textarea):focus-visible]:border-focus',
    'has-[:is(input,select,textarea):focus-visible]:outline-2',
    'has-[:is(input,select,textarea):focus-visible]:-outline-offset-1',
    'has-[:is(input,select,textarea):focus-visible]:outline-focus',
    'has-[:is(input,textarea):read-only]:bg-surface-sunken',
    'has-[:is(input,select,textarea):disabled]:bg-surface-sunken',
    'has-[:is(input,select,textarea):disabled]:text-muted',
    'transition-[border-color] duration-(--duration-fast)',
  ],
  {
    variants: {
      size: {
        sm: 'h-11 md:h-10 gap-2.5 px-3 [&>svg]:size-4.5',
        md: 'h-12 gap-3 px-4 sm:h-14 [&>svg]:size-5',
        auto: 'px-4',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

/** The input inside a field frame. Never under 16 px on a phone, or iOS zooms the page at focus. */
export const fieldInput = cva(
  'h-full w-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted',
  {
    variants: { size: { sm: 'text-control md:text-md', md: 'text-control', auto: 'text-control' } },
    defaultVariants: { size: 'md' },
  },
);
