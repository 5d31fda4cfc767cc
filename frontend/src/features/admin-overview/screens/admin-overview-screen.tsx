import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@torpedo/api-client';
import { Banner, Button, Card, ErrorState, SectionHeading } from '@torpedo/ui-kit';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useLanguage } from '../../../shared/i18n/use-language';
import { PageTitle } from '../../../shared/layout/page-title';
import { formatClock } from '../../../shared/time/format-time';
import { dashboardStatsQuery } from '../api/dashboard-stats';
import { AccountsByRole, BusinessFigures } from '../components/business-figures';
import { RecentActivity } from '../components/recent-activity';

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

/** Why the figures did not come: in the server's words where it said something. */
function useLoadFailureText(): (error: unknown) => string {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError)) return t('failure.unknown');
    if (error.isConnectionFailure) return errorText(error);
    return error.message || t('failure.unknown');
  };
}
