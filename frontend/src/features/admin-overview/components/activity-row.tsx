import { BrandTile, ListRow } from '@torpedo/ui-kit';
import { MonitorSmartphone, UserRound, Wallet, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useNowSelector } from '../../../shared/time/use-now';
import type { StaffActivity } from '../api/dashboard-stats-query';
import { activityAge } from '../rules/activity-age';

const icons: Record<StaffActivity['entity_type'], LucideIcon> = {
  wallet: Wallet,
  user: UserRound,
  session: MonitorSmartphone,
};

/** One thing that somebody of the staff did. */
export function ActivityRow({ activity }: { activity: StaffActivity }) {
  const { t } = useTranslation('admin');
  const { action, entity_type, user_email } = activity;
  const Icon = icons[entity_type];
  const title = t(`activity.actions.${action}`);
  const entity = t(`activity.entities.${entity_type}`);
  return (
    <ListRow
      image={<BrandTile name={title} icon={<Icon />} />}
      title={title}
      subtitle={`${user_email ?? t('activity.formerStaff')} · ${entity}`}
      trailing={<Age instant={activity.created_at} />}
    />
  );
}

function Age({ instant }: { instant: string }) {
  const { t } = useTranslation('admin');
  const { locale } = useLanguage();
  const date = new Date(instant);
  const said = useNowSelector((now) => {
    const age = activityAge(date.getTime(), now);
    if (age.unit === 'now') return t('activity.age.now');
    if (age.unit === 'date') return new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).format(date);
    return t(`activity.age.${age.unit}`, { number: age.count });
  });

  return (
    <time
      dateTime={instant}
      title={new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(date)}
      className="text-sm font-normal text-muted tabular-nums"
    >
      {said}
    </time>
  );
}
