import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
};

/** Replaces an empty list: says that there is nothing yet, and offers the next step. */
export function EmptyState({ icon, title, text, action, className, ...props }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={classNames('flex flex-col items-center px-6 py-10 text-center', className)}
      {...props}
    >
      {icon && (
        <span
          aria-hidden
          className="mb-4 inline-flex size-14 items-center justify-center rounded-card bg-surface-sunken text-muted [&_svg]:size-6"
        >
          {icon}
        </span>
      )}
      <div className="font-display text-lg font-bold tracking-heading text-balance">{title}</div>
      {text && <p className="mt-1.5 max-w-90 text-md text-balance text-muted">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
