import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface SmsNotificationProps {
  image: ReactNode;
  title: ReactNode;
  text: ReactNode;
  time: ReactNode;
  className?: string;
}

/** A message as on a phone's lock screen, the same in both themes. For ink surfaces. */
export function SmsNotification({ image, title, text, time, className }: SmsNotificationProps) {
  return (
    <div
      data-slot="sms-notification"
      className={classNames(
        'flex min-w-0 items-center gap-2.5 rounded-card bg-phone-card px-3 py-2.5 text-phone-text',
        className,
      )}
    >
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-tile bg-phone-tile [&_img]:size-5.5">
        {image}
      </span>
      <div className="min-w-0 flex-1 text-sm leading-snug">
        <p className="flex items-baseline justify-between gap-2 font-semibold">
          <span className="truncate">{title}</span>
          <span className="shrink-0 text-xs font-normal text-phone-text-muted">{time}</span>
        </p>
        <p className="truncate [&_code]:font-mono [&_code]:font-bold">{text}</p>
      </div>
    </div>
  );
}
