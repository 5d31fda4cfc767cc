import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A line; children stand in its middle. */
export function Divider({ className, children, ...props }: ComponentProps<'div'>) {
  const line = <span aria-hidden className="h-px flex-1 bg-border" />;
  return (
    <div
      data-slot="divider"
      role={children ? undefined : 'separator'}
      className={classNames('flex items-center gap-3 text-sm text-muted', className)}
      {...props}
    >
      {line}
      {children && (
        <>
          <span>{children}</span>
          {line}
        </>
      )}
    </div>
  );
}
