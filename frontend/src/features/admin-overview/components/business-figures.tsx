import { Skeleton } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { figureFormat } from '../../../shared/format/figure-format';
import { formatMoney, Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { DashboardStats } from '../api/overview';

export function BusinessFigures({ stats }: { stats: DashboardStats | undefined }) {
  const { t } = useTranslation('admin');
  const { locale } = useLanguage();
  const figure = figureFormat();

  function revenueHint({ revenue_by_currency: revenue }: DashboardStats) {
    const { BRL: _reais, ...foreign } = revenue;
    const amounts = Object.entries(foreign)
      .filter(([, cents]) => cents > 0)
      .map(([currency, cents]) => formatMoney(cents, currency));
    if (amounts.length === 0) return t('figures.revenueEarned');
    return t('figures.revenueConverted', { amounts: new Intl.ListFormat(locale).format(amounts) });
  }

  return (
    <section
      aria-label={t('figures.label')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-border bg-border md:grid-cols-3 xl:grid-cols-6"
    >
      <Figure
        label={t('figures.users')}
        value={stats && figure.format(stats.total_users)}
        hint={stats && t('figures.usersActive', { count: stats.active_users })}
      />
      <Figure
        label={t('figures.products')}
        value={stats && figure.format(stats.total_products)}
        hint={stats && t('figures.productsActive', { count: stats.active_products })}
      />
      <Figure
        label={t('figures.categories')}
        value={stats && figure.format(stats.total_categories)}
        hint={t('figures.categoriesWhere')}
      />
      <Figure
        label={t('figures.orders')}
        value={stats && figure.format(stats.total_orders)}
        hint={stats && t('figures.ordersRecent', { count: stats.recent_orders })}
      />
      <Figure
        label={t('figures.revenue')}
        value={stats && <Money cents={stats.total_revenue_cents} currency="BRL" />}
        hint={stats && revenueHint(stats)}
      />
      <Figure
        label={t('figures.audit')}
        value={stats && figure.format(stats.recent_audit_logs_count)}
        hint={t('figures.auditSpan')}
      />
    </section>
  );
}

interface FigureProps {
  label: string;
  /** `value` and `hint` are undefined while they load. */
  value: ReactNode;
  hint: ReactNode;
}

function Figure({ label, value, hint }: FigureProps) {
  return (
    <section aria-label={label} className="grid content-start gap-0.5 bg-surface-card px-3.5 py-2.5">
      <h2 className="truncate text-xs text-muted">{label}</h2>
      <p className="text-lg leading-snug font-semibold tracking-heading tabular-nums">
        {value ?? <Skeleton className="h-lh w-24 animate-appear-late" />}
      </p>
      <p className="text-xs text-pretty text-muted">
        {hint ?? <Skeleton className="h-lh w-28 animate-appear-late" />}
      </p>
    </section>
  );
}

const roles = ['CUSTOMER', 'MANAGER', 'ADMIN'] as const;

export function AccountsByRole({ counts }: { counts: DashboardStats['users_by_role'] | undefined }) {
  const { t } = useTranslation('admin');
  const figure = figureFormat();
  return (
    <DetailCard title={t('roles.title')}>
      <dl className="divide-y divide-border border-t border-border">
        {roles.map((role) => (
          <div key={role} className="flex min-h-8.5 items-center justify-between gap-4 px-3.5 text-sm">
            <dt className="text-muted">{t(`roles.${role}`)}</dt>
            <dd className="font-semibold tabular-nums">
              {counts ? figure.format(counts[role]) : <Skeleton className="h-lh w-12" />}
            </dd>
          </div>
        ))}
      </dl>
    </DetailCard>
  );
}
