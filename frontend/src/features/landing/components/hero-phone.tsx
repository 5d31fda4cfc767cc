import { PhoneDemo } from '@torpedo/ui-kit';
import { Trans, useTranslation } from 'react-i18next';
import { formatClock } from '../../../shared/time/format-time';
import { useNow } from '../../../shared/time/use-now';
import { demoMessages } from '../rules/demo-messages';
import { ServiceMark } from './service-mark';
import { useRotation } from './use-rotation';

/** Lock screens show the hour without am or pm. */
const phoneLocale = 'pt-BR';

/** The product at work: codes that keep arriving. */
export function HeroPhone({ className }: { className?: string }) {
  const { t } = useTranslation('landing');
  const now = useNow();
  const shown = useRotation(demoMessages);

  return (
    <PhoneDemo
      label={t('demo.label')}
      clock={formatClock(now, phoneLocale)}
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
