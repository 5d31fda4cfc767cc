import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export type ChipProps = ComponentProps<'button'> & { pressed?: boolean };

/** A pill that is on or off. */
export function Chip({ pressed, className, ...props }: ChipProps) {
  return (
    <button
      type="button"
      data-slot="chip"
      aria-pressed={pressed}
      className={classNames(
        'touch-target inline-flex h-8.5 shrink-0 items-center gap-1 rounded-chip px-3.5',
        'bg-surface-sunken text-sm font-semibold whitespace-nowrap text-muted',
        'transition-colors duration-(--duration-fast) hover:text-text',
        'aria-checked:bg-surface-solid aria-checked:text-on-solid',
        'aria-pressed:bg-surface-solid aria-pressed:text-on-solid',
        'disabled:opacity-60',
        className,
      )}
      {...props}
    />
  );
}
