import { useQuery } from '@tanstack/react-query';
import { Banner, Button, Card, ErrorState, SectionHeading } from '@torpedo/ui-kit';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { PageTitle } from '../../../shared/layout/page-title';
import { formatClock } from '../../../shared/time/format-time';
import { dashboardStatsQuery } from '../api/dashboard-stats-query';
import { AccountsByRole } from '../components/accounts-by-role';
import { BusinessFigures } from '../components/business-figures';
import { RecentActivity } from '../components/recent-activity';
import { useLoadFailureText } from '../components/use-load-failure-text';

/** How the business is doing, and what staff did last. */
export function AdminOverviewScreen() {
  const { t } = useTranslation(['admin', 'shell']);
  const { locale } = useLanguage();
  const failureText = useLoadFailureText();
  const { data: stats, error, dataUpdatedAt, isFetching, refetch } = useQuery(dashboardStatsQuery());

  function freshness() {
    if (stats) return t('updatedAt', { time: formatClock(dataUpdatedAt, locale) });
    return isFetching ? t('shell:loading') : null;
  }

  return (
    <div className="grid gap-4" aria-busy={isFetching}>
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex items-center justify-between gap-4">
        <div>
          <SectionHeading level={1} size="page">
            {t('title')}
          </SectionHeading>
          <p role="status" className="mt-1 min-h-lh text-sm text-muted">
            {freshness()}
          </p>
        </div>
        <Button
          variant="outline"
          size="sm"
          icon={<RotateCw aria-hidden />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          {t('refresh')}
        </Button>
      </div>
      {error && stats && (
        <Banner tone="warning" title={t('failure.refresh')}>
          {failureText(error)}
        </Banner>
      )}
      {error && !stats ? (
        <Card>
          <ErrorState
            title={t('failure.title')}
            text={failureText(error)}
            retryLabel={t('shell:retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <>
          <BusinessFigures stats={stats} />
          <div className="grid items-start gap-4 md:grid-cols-[2fr_1fr]">
            <RecentActivity activities={stats?.recent_activity} />
            <AccountsByRole counts={stats?.users_by_role} />
          </div>
        </>
      )}
    </div>
  );
}
