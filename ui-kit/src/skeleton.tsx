import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A grey placeholder for content that will come, sized by classes. Hidden from screen readers. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden
      className={classNames(
        'block animate-breathe default:h-4 default:rounded-tile default:bg-skeleton',
        className,
      )}
      {...props}
    />
  );
}

export function SkeletonGroup({ label, children, ...props }: ComponentProps<'div'> & { label: string }) {
  return (
    <div data-slot="skeleton-group" role="status" {...props}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
