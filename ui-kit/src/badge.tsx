import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

const badgeVariants = cva(
  [
    'inline-flex w-fit max-w-full items-center justify-center gap-2 rounded-chip px-2.5',
    'font-semibold whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
  ],
  {
    variants: {
      tone: {
        neutral: 'default:bg-surface-sunken default:text-muted',
        waiting: 'default:bg-waiting-soft default:text-waiting',
        received: 'default:bg-received-soft default:text-received',
        failed: 'default:bg-danger-soft default:text-danger',
        brand: 'default:bg-brand default:text-on-brand',
      },
      size: { sm: 'h-5.5 text-xs', md: 'h-6.5 text-sm' },
    },
    defaultVariants: { tone: 'neutral', size: 'md' },
  },
);

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>;

export function Badge({ tone = 'neutral', size = 'md', className, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      className={classNames(badgeVariants({ tone, size }), className)}
      {...props}
    />
  );
}

const toneOfStatus = {
  waiting: 'waiting',
  received: 'received',
  cancelled: 'neutral',
  failed: 'failed',
  neutral: 'neutral',
} as const;

export type Status = keyof typeof toneOfStatus;

export type StatusBadgeProps = Omit<BadgeProps, 'tone' | 'children'> & {
  status: Status;
  icon?: ReactNode;
  children: ReactNode;
};

/** The state of something, with its word, its colour, and a dot or an icon. */
export function StatusBadge({ status, icon, children, ...props }: StatusBadgeProps) {
  return (
    <Badge tone={toneOfStatus[status]} data-status={status} {...props}>
      {icon ?? <span aria-hidden className="size-1.75 shrink-0 rounded-chip bg-current" />}
      <span className="truncate">{children}</span>
    </Badge>
  );
}
