import { BrandTile, EmptyState, ListRow, Skeleton } from '@torpedo/ui-kit';
import {
  BellRing,
  ChartLine,
  FileDown,
  FileText,
  Globe,
  KeyRound,
  Landmark,
  ListOrdered,
  type LucideIcon,
  MessageSquareText,
  MonitorSmartphone,
  Package,
  QrCode,
  RadioTower,
  Scale,
  ScrollText,
  Settings,
  ShoppingBag,
  Tags,
  LifeBuoy,
  TriangleAlert,
  UserRound,
  Wallet,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useNowSelector } from '../../../shared/time/use-now';
import type { DashboardStats } from '../api/overview';
import { activityAge } from '../rules/activity-age';

type StaffActivity = DashboardStats['recent_activity'][number];

const shownCount = 5;

export function RecentActivity({ activities }: { activities: StaffActivity[] | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <DetailCard title={t('activity.title')}>
      {activities?.length === 0 && (
        <EmptyState icon={<ScrollText />} title={t('activity.emptyTitle')} text={t('activity.emptyText')} />
      )}
      {activities && activities.length > 0 && (
        <ul className="divide-y divide-border">
          {activities.slice(0, shownCount).map((activity, index) => (
            // The key is the place, because two activities of one moment have nothing else that differs.
            <li key={index}>
              <ActivityRow activity={activity} />
            </li>
          ))}
        </ul>
      )}
      {!activities && <ActivitySkeleton />}
    </DetailCard>
  );
}

function ActivitySkeleton() {
  return (
    <div className="divide-y divide-border">
      {Array.from({ length: shownCount }, (_, index) => (
        <ListRow
          key={index}
          image={<Skeleton className="size-9" />}
          title={<Skeleton className="h-lh w-36" />}
          subtitle={<Skeleton className="h-lh w-48" />}
          trailing={<Skeleton className="h-lh w-20" />}
        />
      ))}
    </div>
  );
}

const icons: Record<StaffActivity['entity_type'], LucideIcon> = {
  wallet: Wallet,
  user: UserRound,
  session: MonitorSmartphone,
  token: KeyRound,
  figures: ChartLine,
  list: FileDown,
  report: FileText,
  difference: Scale,
  account: Landmark,
  alarm: BellRing,
  incident: TriangleAlert,
  case: LifeBuoy,
  catalogue: Package,
  product: Package,
  offer: ListOrdered,
  service: Tags,
  category: Tags,
  country: Globe,
  provider: RadioTower,
  gateway: Landmark,
  order: ShoppingBag,
  message: MessageSquareText,
  topup: QrCode,
  setting: Settings,
};

function ActivityRow({ activity }: { activity: StaffActivity }) {
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
