import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@torpedo/ui-kit';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/error-text';

type QueryFailureProps = Pick<ComponentProps<typeof ErrorState>, 'title' | 'text' | 'className'> & {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
};

/** Says why a query failed, unless `text` says it, with a button to repeat it. */
export function QueryFailure({ query, ...props }: QueryFailureProps) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  return (
    <ErrorState
      text={errorText(query.error)}
      retryLabel={t('retry')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      {...props}
    />
  );
}
