import { classNames, SmsNotification } from '@torpedo/ui-kit';
import { fillGap, gap, useTexts } from '../../../shared/i18n/use-texts';
import { holdsDemo, useDemoStep } from '../api/demo-step';
import { demoMessages, rotation } from '../rules/demo-messages';

export const markId = (service: string) => `mark-${service}`;

export function ServiceMark({ service }: { service: string }) {
  return (
    <svg aria-hidden className="size-5.5">
      <use href={`#${markId(service)}`} />
    </svg>
  );
}

interface DemoMessageProps {
  /** The newest is 0. Its place stays, so that a new message moves nothing. */
  place: number;
  isWide?: boolean;
  className?: string;
}

export function DemoMessage({ place, isWide = false, className }: DemoMessageProps) {
  const { t } = useTexts('live');
  const shown = rotation(demoMessages, useDemoStep())[place];
  if (!shown) return null;
  const { arrival, demo, minutesAgo } = shown;
  const code = <code>{demo.code}</code>;
  return (
    <div className={className}>
      <div key={arrival} className={classNames(place === 0 && 'animate-land')}>
        <SmsNotification
          image={<ServiceMark service={demo.service} />}
          title={demo.service}
          text={isWide ? fillGap(t(`demo.messages.${demo.text}`, { code: gap }), code) : code}
          time={
            <span className={classNames(!isWide && 'max-lg:hidden')}>
              {minutesAgo === 0 ? t('demo.now') : t('demo.minutes', { count: minutesAgo })}
            </span>
          }
        />
      </div>
    </div>
  );
}

/** The messages that do not stand beside the number of the example. */
export function DemoMessages() {
  const { t } = useTexts('live');
  return (
    <div
      role="img"
      aria-label={t('demo.label')}
      data-surface="ink"
      className="grid grid-cols-2 gap-2 rounded-card bg-surface-ink p-2 md:mt-8 md:grid-cols-4 md:gap-3 md:p-3"
      {...holdsDemo}
    >
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <DemoMessage key={place} place={place} className={classNames(place < 2 && 'md:hidden')} />
      ))}
    </div>
  );
}
