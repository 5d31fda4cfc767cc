import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & { label?: string };

/** Stays invisible for its first 300 ms, so that quick answers show no flicker. */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      className={classNames('inline-flex default:size-5', className)}
      {...props}
    >
      <LoaderCircle aria-hidden className="size-full animate-spin-late" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
