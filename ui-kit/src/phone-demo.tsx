import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export interface PhoneDemoNotification {
  id: string;
  image: ReactNode;
  title: ReactNode;
  text: ReactNode;
  time: ReactNode;
}

/** Each card is placed by a transform alone, so that making room for a new one moves no layout. */
function PhoneNotification({
  image,
  title,
  text,
  time,
  place,
}: Omit<PhoneDemoNotification, 'id'> & { place: number }) {
  return (
    <div
      className="absolute inset-x-0 top-0 h-16 transition-transform duration-(--duration-slow) ease-arrive"
      style={{ transform: `translateY(calc(${place} * (100% + 2 * var(--space) + 1px)))` }}
    >
      <div className="flex h-full animate-land items-center gap-2.5 rounded-card bg-phone-card px-3 text-phone-text">
        <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-tile bg-phone-tile [&_img]:size-5.5">
          {image}
        </span>
        <div className="min-w-0 flex-1 text-xs">
          <p className="flex items-baseline justify-between gap-2 text-sm font-semibold">
            <span className="truncate">{title}</span>
            <span className="shrink-0 text-xs font-normal text-phone-text-muted">{time}</span>
          </p>
          <p className="truncate text-sm [&_code]:font-mono [&_code]:font-bold">{text}</p>
        </div>
      </div>
    </div>
  );
}

type PhoneDemoProps = Omit<ComponentProps<'figure'>, 'children'> & {
  label: string;
  clock: string;
  notifications: PhoneDemoNotification[];
};

/** A phone whose lock screen fills with messages: at its own height six can be read. */
export function PhoneDemo({ label, clock, notifications, className, ...props }: PhoneDemoProps) {
  return (
    <figure
      data-slot="phone-demo"
      role="img"
      aria-label={label}
      className={classNames(
        'relative h-140 w-full max-w-84 overflow-hidden rounded-t-sheet border-x border-t border-border-strong',
        'bg-phone-frame px-3.5 pt-3.5',
        className,
      )}
      {...props}
    >
      <div className="h-full overflow-hidden rounded-t-card bg-linear-to-b from-phone-sky to-phone-ground px-3 pt-6">
        <p className="mb-4 text-center font-display text-5xl font-bold text-on-ink">{clock}</p>
        <div className="relative">
          {notifications.map((notification, index) => (
            <PhoneNotification key={notification.id} {...notification} place={index} />
          ))}
        </div>
      </div>
    </figure>
  );
}
