import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '@torpedo/api-client';
import { Card, ErrorState, Spinner } from '@torpedo/ui-kit';
import { createContext, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/error-text';
import { BareScreen } from './bare-screen';
import { noteLost } from './lost';
import { PageTitle } from './page-title';

/** Whether what is shown stands inside the frame of the signed-in screens, which has its own bar and navigation. */
export const InsideAppFrame = createContext(false);

/** Stands in for a screen whose account or code is still on its way. */
export function ScreenPending() {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={t('loading')} className="size-8 text-muted" />
    </div>
  );
}

/** The start page is another document: an address that the app does not know leads there by loading it. */
export function LeaveToSite() {
  useEffect(() => {
    noteLost();
    window.location.replace('/');
  }, []);
  return null;
}

/** What a route shows when it could not load or broke: what happened, and a way to try again. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const router = useRouter();
  const insideAppFrame = useContext(InsideAppFrame);
  const queryErrors = useQueryErrorResetBoundary();

  function retry() {
    // Code and texts that did not arrive are asked for again by a fresh page only.
    if (!(error instanceof ApiError)) return window.location.reload();
    queryErrors.reset();
    reset();
    void router.invalidate();
  }

  const said = (
    <>
      <PageTitle>{t('failure.title')}</PageTitle>
      <ErrorState
        title={t('failure.title')}
        text={errorText(error)}
        retryLabel={t('retry')}
        onRetry={retry}
      />
    </>
  );
  return insideAppFrame ? <Card>{said}</Card> : <BareScreen>{said}</BareScreen>;
}
