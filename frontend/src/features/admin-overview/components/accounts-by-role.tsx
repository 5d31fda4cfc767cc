import { Skeleton } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { DashboardStats } from '../api/dashboard-stats-query';
import { OverviewCard } from './overview-card';

const roles = ['CUSTOMER', 'MANAGER', 'ADMIN'] as const;

/** How many accounts there are of each role. */
export function AccountsByRole({ counts }: { counts: DashboardStats['users_by_role'] | undefined }) {
  const { t } = useTranslation('admin');
  const { locale } = useLanguage();
  const figure = new Intl.NumberFormat(locale);
  return (
    <OverviewCard title={t('roles.title')}>
      <dl className="divide-y divide-border">
        {roles.map((role) => (
          <div key={role} className="flex items-center justify-between gap-4 px-4 py-3">
            <dt className="text-md text-muted">{t(`roles.${role}`)}</dt>
            <dd className="font-semibold tabular-nums">
              {counts ? figure.format(counts[role]) : <Skeleton className="h-lh w-12" />}
            </dd>
          </div>
        ))}
      </dl>
    </OverviewCard>
  );
}
