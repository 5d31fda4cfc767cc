import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError, hasCode } from '@torpedo/api-client';
import { Card, ErrorState, Skeleton, SkeletonGroup, Spinner } from '@torpedo/ui-kit';
import { createContext, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/error-text';
import { BareScreen } from './bare-screen';
import { noteNotFound } from './not-found';
import { PageTitle } from './page-title';

export const InsideAppFrame = createContext(false);

export function ScreenPending() {
  const { t } = useTranslation();
  if (useContext(InsideAppFrame)) {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-120 rounded-card" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={t('loading')} className="size-8 text-muted" />
    </div>
  );
}

/** The start page is another document, which the router cannot open. */
export function LeaveToSite() {
  useEffect(() => {
    noteNotFound();
    window.location.replace('/');
  }, []);
  return null;
}

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const router = useRouter();
  const insideAppFrame = useContext(InsideAppFrame);
  const queryErrors = useQueryErrorResetBoundary();

  function retry() {
    // Only a reload of the page fetches failed code and texts again.
    if (!(error instanceof ApiError)) return window.location.reload();
    queryErrors.reset();
    reset();
    void router.invalidate();
  }

  // Without network, the code of a screen that was not kept is missing.
  const isOffline = hasCode(error, 'NETWORK_ERROR') || !navigator.onLine;
  const title = t(isOffline ? 'failure.offline' : 'failure.title');
  const said = (
    <>
      <PageTitle>{title}</PageTitle>
      <ErrorState title={title} text={errorText(error)} retryLabel={t('retry')} onRetry={retry} />
    </>
  );
  return insideAppFrame ? <Card>{said}</Card> : <BareScreen>{said}</BareScreen>;
}
