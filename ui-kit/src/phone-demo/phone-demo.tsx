import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { PhoneNotification, type PhoneDemoNotification } from './phone-notification';

export type PhoneDemoProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** What the picture shows, for those who do not see it. */
  label: string;
  clock: string;
  /** Newest first; one put in front slides in and the others make room. */
  notifications: PhoneDemoNotification[];
};

/** A phone whose lock screen fills with messages. */
export function PhoneDemo({ label, clock, notifications, className, ...props }: PhoneDemoProps) {
  return (
    <figure
      data-slot="phone-demo"
      role="img"
      aria-label={label}
      className={classNames(
        'relative h-120 w-full max-w-84 overflow-hidden rounded-t-sheet border-x border-t border-border-strong',
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
