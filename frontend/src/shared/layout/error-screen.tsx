import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '@torpedo/api-client';
import { Card, ErrorState } from '@torpedo/ui-kit';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/error-text';
import { BareScreen } from './bare-screen';
import { InsideAppFrame } from './inside-app-frame';
import { PageTitle } from './page-title';

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
