import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconButton } from '@torpedo/ui-kit';
import { Check, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardUnread } from '../../../shared/back-office/unread';
import { ShortTime } from '../../../shared/back-office/row-time';
import { useMay } from '../../../shared/back-office/staff-rights';
import { figureFormat } from '../../../shared/format/figure-format';
import { type Alarm, openAlarmsQuery, useAcknowledge } from '../api/alarms';
import { AlarmIcon, linkOf, useAlarmTexts } from './alarm-texts';

interface OpenAlarmsProps {
  /** How many alarms are listed. A link leads to the others. */
  most?: number;
  onLeave?: () => void;
}

export function OpenAlarms({ most = Infinity, onLeave }: OpenAlarmsProps) {
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
  const shown = data.items.slice(0, most);
  const rest = data.total - shown.length;
  return (
    <ul className="divide-y divide-border">
      {shown.map((alarm) => (
        <AlarmRow key={alarm.id} alarm={alarm} {...(onLeave && { onLeave })} />
      ))}
      {rest > 0 && (
        <li className="px-3.5 py-2">
          <Link
            to="/admin/alarms"
            className="touch-target inline-flex min-h-6 items-center text-xs font-semibold text-link hover:underline"
          >
            {t('others', { count: rest, number: figureFormat().format(rest) })}
          </Link>
        </li>
      )}
    </ul>
  );
}

function AlarmRow({ alarm, onLeave }: { alarm: Alarm; onLeave?: () => void }) {
  const { t } = useTranslation('admin-alarms');
  const { title, detail } = useAlarmTexts()(alarm);
  const { id, code, opened_at, acknowledged_at, acknowledged_by_email: by } = alarm;
  return (
    <li className="flex items-start gap-2.5 px-3.5 py-2.5 text-sm">
      <span className="mt-0.5">
        <AlarmIcon severity={alarm.severity} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <p className="min-w-0 font-semibold break-words">{title}</p>
          <ShortTime at={opened_at} />
        </div>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 pt-0.5 text-xs text-pretty text-muted">
            <p>{detail}</p>
            {acknowledged_at && <p>{by ? t('seenBy', { who: by }) : t('seen')}</p>}
          </div>
          <div className="flex shrink-0 items-center gap-2">
            {!acknowledged_at && <AcknowledgeButton id={id} name={title} />}
            <Link
              {...linkOf(alarm)}
              {...(onLeave && { onClick: onLeave })}
              className="touch-target inline-flex min-h-6 items-center text-xs font-semibold text-link hover:underline"
            >
              {t(`actions.${code}`)}
            </Link>
          </div>
        </div>
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
    <IconButton
      size={null}
      variant="outline"
      label={t('acknowledgeOne', { name })}
      className="size-6 rounded-tile max-md:size-9 [&_svg]:size-3.5"
      disabled={acknowledge.isPending}
      onClick={() => acknowledge.mutate(id)}
    >
      <Check aria-hidden />
    </IconButton>
  );
}
