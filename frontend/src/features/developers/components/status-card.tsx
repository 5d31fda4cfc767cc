import { bodyOf, type Schemas } from '@torpedo/api-client';
import { Card, classNames, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPublicRead, publicApi, usePublicRead } from '../../../shared/api/public-read';
import { useTexts } from '../../../shared/i18n/use-texts';
import { siteAddress } from '../../../shared/site-address';
import { useWaitText } from '../../../shared/status/wait-text';
import { formatShopDay } from '../../../shared/time/shop-time';
import { healthRead } from './call-islands';

export type MeasuredDays = Pick<Schemas['StatusDto'], 'measured_at' | 'day' | 'days'>;

export const measuredDaysOf = ({ measured_at, day, days }: MeasuredDays): MeasuredDays => ({
  measured_at,
  day,
  days,
});

/** The server writes these figures into the page. The page asks for them only when the server could not. */
export const measuredDaysRead = createPublicRead(async () =>
  measuredDaysOf(await bodyOf(publicApi.GET('/api/v1/status'))),
);

export function StatusCard() {
  const { t, language } = useTexts('developers');
  const { status, data: measured } = usePublicRead(measuredDaysRead);
  return (
    <Card>
      <SectionHeading
        size="card"
        trailing={
          <a
            href={siteAddress('/status', language)}
            className="touch-target text-sm font-semibold text-link underline-offset-4 hover:underline"
          >
            {t('status.more')}
          </a>
        }
      >
        {t('status.title')}
      </SectionHeading>
      <Answering />
      {status === 'pending' && <Skeleton className="mt-3 h-16 w-full" />}
      {status === 'failed' && <p className="mt-3 text-sm text-muted">{t('status.failed')}</p>}
      {measured && <Delivery measured={measured} />}
    </Card>
  );
}

/** How long a call of this page just took. The server does not keep response times of other days. */
function Answering() {
  const { t } = useTexts('developers');
  const { status, data: health } = usePublicRead(healthRead);
  if (status === 'pending') return <Line look="unknown" name={t('status.api')} />;
  return health?.isReady ? (
    <Line look="good" name={t('status.api')}>
      {t('status.answered', { ms: health.ms })}
    </Line>
  ) : (
    <Line look="bad" name={t('status.api')}>
      {t('failing')}
    </Line>
  );
}

const LOOKS = {
  good: { icon: CircleCheck, className: 'text-received' },
  bad: { icon: TriangleAlert, className: 'text-waiting' },
  unknown: { icon: CircleHelp, className: 'text-muted' },
} as const;

interface LineProps {
  look: keyof typeof LOOKS;
  name: string;
  children?: ReactNode;
}

function Line({ look, name, children }: LineProps) {
  const { icon: Icon, className } = LOOKS[look];
  return (
    <p className="mt-3 flex items-center gap-2 text-sm">
      <Icon aria-hidden className={classNames('size-4 shrink-0', className)} />
      <span className="font-semibold whitespace-nowrap">{name}</span>
      <span className="ms-auto min-w-0 text-right text-muted">{children}</span>
    </p>
  );
}

const BARS = {
  normal: 'bg-received/75',
  unstable: 'bg-waiting',
  failing: 'bg-danger',
  unmeasured: 'border border-border-strong',
} as const satisfies Record<Schemas['StatusDayDto'], string>;

const DAY_MS = 86_400_000;

function Delivery({ measured: { measured_at, day, days } }: { measured: MeasuredDays }) {
  const { t, locale } = useTexts('developers');
  const { t: tStatus } = useTexts('status');
  const waitText = useWaitText();
  const disturbed = days.filter((state) => state === 'unstable' || state === 'failing').length;
  const known = days.filter((state) => state !== 'unmeasured').length;
  const look = day.delivery_percent === null ? 'unknown' : day.is_unstable ? 'bad' : 'good';
  const figure =
    day.median_seconds === null
      ? tStatus('tooFewShort')
      : t('status.median', { wait: waitText(day.median_seconds) });
  const summary =
    known === 0
      ? t('status.unmeasured')
      : disturbed === 0
        ? t('status.undisturbed')
        : t('status.disturbed', { count: disturbed });
  return (
    <>
      <Line look={look} name={t('status.delivery')}>
        {figure}
      </Line>
      {measured_at !== null && (
        <>
          <div aria-hidden className="mt-2 flex h-4.5 gap-0.75">
            {days.map((state, place) => (
              <span key={place} className={classNames('flex-1 rounded-xs', BARS[state])} />
            ))}
          </div>
          <p className="mt-1.5 flex justify-between gap-3 text-xs text-muted">
            <span>{formatShopDay(Date.parse(measured_at) - (days.length - 1) * DAY_MS, locale)}</span>
            <span>{summary}</span>
            <span>{t('status.today')}</span>
          </p>
        </>
      )}
    </>
  );
}
