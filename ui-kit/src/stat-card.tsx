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
  };

export function StatCard({ label, value, hint, trailing, actions, className, ...props }: StatCardProps) {
  return (
    <Card
      data-slot="stat-card"
      padding="none"
      className={classNames('flex flex-col gap-2 p-5 sm:px-5.5', className)}
      {...props}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <p className="text-muted">{label}</p>
        {trailing && <div className="-my-3 -mr-3">{trailing}</div>}
      </div>
      <p className="my-auto font-display text-5xl font-extrabold tracking-heading">{value}</p>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
    </Card>
  );
}
