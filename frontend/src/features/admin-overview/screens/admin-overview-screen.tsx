import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@torpedo/api-client';
import { Banner, Card, ErrorState } from '@torpedo/ui-kit';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useErrorText } from '../../../shared/errors/error-text';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock } from '../../../shared/time/format-time';
import { dashboardStatsQuery } from '../api/dashboard-stats';
import { AccountsByRole, BusinessFigures } from '../components/business-figures';
import { RecentActivity } from '../components/recent-activity';
import { SmallButton } from '../../../shared/back-office/small-controls';

interface AdminOverviewScreenProps {
  /** What is wrong now, for those who act on it. */
  alarms?: ReactNode;
  /** Below everything: the ways on. */
  end?: ReactNode;
}

/** How the business is doing, and what staff did last. */
export function AdminOverviewScreen({ alarms, end }: AdminOverviewScreenProps) {
  const { t } = useTranslation(['admin', 'shell']);
  const { locale } = useLanguage();
  const failureText = useLoadFailureText();
  const { data: stats, error, dataUpdatedAt, isFetching, refetch } = useQuery(dashboardStatsQuery());

  function freshness() {
    if (stats) return t('updatedAt', { time: formatClock(dataUpdatedAt, locale) });
    return isFetching ? t('shell:loading') : null;
  }

  return (
    <StaffPage title={t('title')}>
      <div className="grid gap-3" aria-busy={isFetching}>
        <div className="flex items-center justify-end gap-4">
          <p role="status" className="min-h-lh text-sm text-muted">
            {freshness()}
          </p>
          <SmallButton
            variant="outline"
            icon={<RotateCw aria-hidden />}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {t('refresh')}
          </SmallButton>
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
            {alarms}
            <div className="grid items-start gap-4 md:grid-cols-[2fr_1fr]">
              <RecentActivity activities={stats?.recent_activity} />
              <AccountsByRole counts={stats?.users_by_role} />
            </div>
          </>
        )}
        {end}
      </div>
    </StaffPage>
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
