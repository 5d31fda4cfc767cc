import { PhoneDemo } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { fillGap, gap, useTexts } from '../../../shared/i18n/use-texts';
import { demoMessages, rotation, stepMs } from '../rules/demo-messages';

const pictureClock = '09:41';

export function HeroPhone() {
  const { t } = useTexts('live');
  const shown = useRotation(demoMessages);

  return (
    <PhoneDemo
      label={t('demo.label')}
      clock={pictureClock}
      className="mx-auto self-end md:mt-14"
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

export const markId = (service: string) => `mark-${service}`;

function ServiceMark({ service }: { service: string }) {
  return (
    <svg aria-hidden className="size-5.5">
      <use href={`#${markId(service)}`} />
    </svg>
  );
}

function useRotation<Demo>(demos: readonly Demo[]) {
  const [step, setStep] = useState(0);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setStep((current) => current + 1), stepMs);
    return () => clearInterval(timer);
  }, []);

  return rotation(demos, step);
}
