import { ErrorState, SectionHeading } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { usePublicRead } from '../../../shared/api/public-read';
import { useTexts } from '../../../shared/i18n/use-texts';
import { statusRead } from '../../../shared/status/status-read';
import { StatusPage } from '../../../shared/status/status-page';

const REFRESH_MS = 60_000;

/** The status page, which reads its data again every minute. */
export function StatusBoard() {
  const { status, data } = usePublicRead(statusRead);
  const { t } = useTexts('status');
  const now = useMinuteOf(statusRead.refresh);

  if (status === 'failed') {
    const title = <SectionHeading level={1}>{t('failed')}</SectionHeading>;
    return <ErrorState title={title} retryLabel={t('retry')} onRetry={statusRead.retry} />;
  }
  return <StatusPage status={data} now={now} />;
}

/** Reads again every minute while the page is visible. Null in the page that the server renders. */
function useMinuteOf(refresh: () => void): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    function pass() {
      setNow(Date.now());
      if (!document.hidden) refresh();
    }
    const timer = setInterval(pass, REFRESH_MS);
    const first = setTimeout(() => setNow(Date.now()));
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [refresh]);
  return now;
}
