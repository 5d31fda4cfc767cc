import { PhoneDemo } from '@torpedo/ui-kit';
import { fillGap, gap, useTexts } from '../../../shared/i18n/use-texts';
import { demoMessages } from '../rules/demo-messages';
import { ServiceMark } from './service-mark';
import { useRotation } from './use-rotation';

/** A picture of a phone shows an hour, not the hour. */
const pictureClock = '09:41';

/** The product at work: codes that keep arriving. */
export function HeroPhone() {
  const { t } = useTexts('live');
  const shown = useRotation(demoMessages);

  return (
    <PhoneDemo
      label={t('demo.label')}
      clock={pictureClock}
      className="mx-auto self-end max-md:h-84 md:mt-14 md:h-[calc(100%_-_--spacing(14))] md:max-h-140 md:min-h-111"
      notifications={shown.map(({ arrival, demo, minutesAgo }) => ({
        id: String(arrival),
        image: <ServiceMark service={demo.service} />,
        title: demo.service,
        text: fillGap(t(`demo.messages.${demo.text}`, { code: gap }), <code>{demo.code}</code>),
        time: minutesAgo === 0 ? t('demo.now') : t('demo.minutes', { count: minutesAgo }),
      }))}
    />
  );
}
