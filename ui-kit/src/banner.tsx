import { cva, type VariantProps } from 'class-variance-authority';
import {
  CircleAlert,
  CircleCheck,
  FlaskConical,
  Info,
  type LucideIcon,
  TriangleAlert,
  X,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';

const bannerVariants = cva('flex items-start', {
  variants: {
    tone: {
      info: 'bg-surface-sunken text-text',
      success: 'bg-received-soft text-received',
      warning: 'bg-waiting-soft text-waiting',
      danger: 'bg-danger-soft text-danger',
      sandbox: 'border border-dashed border-waiting bg-waiting-soft text-waiting',
    },
    size: {
      sm: 'gap-2.5 rounded-card px-3 py-2 text-sm [&>svg]:size-4.5',
      md: 'gap-3 rounded-control px-4 py-3 text-md [&>svg]:size-5',
    },
  },
  defaultVariants: { tone: 'info' },
});

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  sandbox: FlaskConical,
};

export type BannerProps = Omit<ComponentProps<'div'>, 'title'> &
  VariantProps<typeof bannerVariants> & {
    title?: ReactNode;
    /** Replaces the icon of the tone. */
    icon?: LucideIcon;
    action?: ReactNode;
  } & ({ onDismiss: () => void; dismissLabel: string } | { onDismiss?: undefined; dismissLabel?: undefined });

/** A message that stays in its place until its cause is over. */
export function Banner({
  tone,
  size = 'md',
  title,
  icon,
  action,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...props
}: BannerProps) {
  const shownTone = tone ?? 'info';
  const Icon = icon ?? icons[shownTone];
  return (
    <div
      data-slot="banner"
      data-tone={shownTone}
      role={shownTone === 'danger' ? 'alert' : 'status'}
      className={classNames(bannerVariants({ tone: shownTone, size }), className)}
      {...props}
    >
      <Icon aria-hidden className="shrink-0" />
      <div className="min-w-0 flex-1 self-center">
        {title && <p className="font-semibold">{title}</p>}
        <div className={size === 'sm' && title ? 'text-xs text-text' : 'font-medium'}>{children}</div>
        {action && <div className="mt-2">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label={dismissLabel}
          size="sm"
          className="-my-2 -mr-3 -ml-2 text-current"
          onClick={onDismiss}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
