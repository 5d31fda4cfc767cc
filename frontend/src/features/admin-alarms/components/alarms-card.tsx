import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { openAlarmsQuery } from '../api/alarms';
import { OpenAlarms } from './open-alarms';

/** With this many alarms, the card is as high as the chart beside it. */
const MOST = 4;

export function AlarmsCard() {
  const { t } = useTranslation('admin-alarms');
  const { data } = useQuery(openAlarmsQuery());
  return (
    <DetailCard
      title={t('title')}
      count={data && data.total > 0 ? <AlarmCount count={data.total} /> : undefined}
      action={<HistoryLink />}
    >
      <OpenAlarms most={MOST} />
    </DetailCard>
  );
}

export function AlarmCount({ count }: { count: number }) {
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-chip bg-danger-soft px-1.5 font-semibold text-danger">
      {count}
    </span>
  );
}

export function HistoryLink({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('admin-alarms');
  return (
    <Link
      to="/admin/alarms"
      {...(onLeave && { onClick: onLeave })}
      className="touch-target inline-flex min-h-6 items-center text-xs font-semibold text-link hover:underline"
    >
      {t('history')}
    </Link>
  );
}
