import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardUnread } from '../../../shared/back-office/unread';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { type Alarm, openAlarmsQuery, useAcknowledge } from '../api/alarms';
import { AlarmIcon, linkOf, useAlarmTexts } from './alarm-texts';

export function OpenAlarms({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('admin-alarms');
  const query = useQuery(openAlarmsQuery());
  const { data } = query;
  if (!data) return <CardUnread title={t('failed')} query={query} className="h-16" />;
  if (data.items.length === 0) {
    return (
      <p className="flex items-center gap-2 px-3.5 py-3 text-sm text-muted [&_svg]:size-4 [&_svg]:text-received">
        <CircleCheck aria-hidden />
        {t('none')}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-border">
      {data.items.map((alarm) => (
        <AlarmRow key={alarm.id} alarm={alarm} {...(onLeave && { onLeave })} />
      ))}
    </ul>
  );
}

function AlarmRow({ alarm, onLeave }: { alarm: Alarm; onLeave?: () => void }) {
  const { t } = useTranslation('admin-alarms');
  const { locale } = useLanguage();
  const { title, detail } = useAlarmTexts()(alarm);
  const { id, code, opened_at, acknowledged_at, acknowledged_by_email: by } = alarm;
  return (
    <li className="flex items-start gap-2.5 px-3.5 py-2.5 text-sm">
      <span className="mt-0.5">
        <AlarmIcon severity={alarm.severity} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-xs text-pretty text-muted">{detail}</p>
        {acknowledged_at && <p className="text-xs text-muted">{by ? t('seenBy', { who: by }) : t('seen')}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <time dateTime={opened_at} className="text-xs text-muted tabular-nums">
          {formatMoment(opened_at, locale)}
        </time>
        <Link
          {...linkOf(alarm)}
          {...(onLeave && { onClick: onLeave })}
          className="touch-target inline-flex min-h-6 items-center text-xs font-semibold text-link hover:underline"
        >
          {t(`actions.${code}`)}
        </Link>
        {!acknowledged_at && <AcknowledgeButton id={id} name={title} />}
      </div>
    </li>
  );
}

function AcknowledgeButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('admin-alarms');
  const may = useMay();
  const acknowledge = useAcknowledge();
  if (!may('alarms.acknowledge')) return null;
  return (
    <SmallButton
      variant="outline"
      aria-label={t('acknowledgeOne', { name })}
      loading={acknowledge.isPending}
      onClick={() => acknowledge.mutate(id)}
    >
      {t('acknowledge')}
    </SmallButton>
  );
}
