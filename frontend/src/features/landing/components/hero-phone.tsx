import { PhoneDemo } from '@torpedo/ui-kit';
import { Trans, useTranslation } from 'react-i18next';
import { demoMessages } from '../rules/demo-messages';
import { ServiceMark } from './service-mark';
import { useRotation } from './use-rotation';

/** A picture of a phone shows an hour, not the hour. */
const pictureClock = '09:41';

/** The product at work: codes that keep arriving. */
export function HeroPhone({ className }: { className?: string }) {
  const { t } = useTranslation('landing');
  const shown = useRotation(demoMessages);

  return (
    <PhoneDemo
      label={t('demo.label')}
      clock={pictureClock}
      className={className}
      notifications={shown.map(({ arrival, demo, minutesAgo }) => ({
        id: String(arrival),
        image: <ServiceMark mark={demo.mark} />,
        title: demo.service,
        text: (
          <Trans
            t={t}
            i18nKey={`demo.messages.${demo.text}`}
            values={{ code: demo.code }}
            components={{ code: <code /> }}
          />
        ),
        time: minutesAgo === 0 ? t('demo.now') : t('demo.minutes', { count: minutesAgo }),
      }))}
    />
  );
}
