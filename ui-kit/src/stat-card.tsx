import type { ComponentProps, ReactNode } from 'react';
import { Card, type CardProps } from './card';
import { classNames } from './class-names';

export type StatCardProps = Omit<ComponentProps<'section'>, 'children'> &
  Pick<CardProps, 'tone'> & {
    label: ReactNode;
    value: ReactNode;
    hint?: ReactNode;
    trailing?: ReactNode;
    actions?: ReactNode;
    dense?: boolean;
  };

/** One figure and what it means. */
export function StatCard({
  label,
  value,
  hint,
  trailing,
  actions,
  dense = false,
  className,
  ...props
}: StatCardProps) {
  return (
    <Card
      data-slot="stat-card"
      padding="none"
      className={classNames('flex flex-col', dense ? 'gap-1 p-4' : 'gap-2 p-5 sm:px-5.5', className)}
      {...props}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <p className={classNames('text-muted', dense && 'text-sm')}>{label}</p>
        {trailing && <div className="-my-3 -mr-3">{trailing}</div>}
      </div>
      <p
        className={classNames(
          'font-display tracking-heading',
          dense ? 'text-2xl font-bold' : 'my-auto text-5xl font-extrabold',
        )}
      >
        {value}
      </p>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
    </Card>
  );
}
