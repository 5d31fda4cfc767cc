import { ApiError } from '@torpedo/api-client';
import { Banner, classNames, ErrorState, Skeleton } from '@torpedo/ui-kit';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffErrorText } from './staff-error-text';
import { SmallButton } from './small-controls';

interface CardFailureProps {
  /** Says what could not be read: "Não deu para ler os provedores". */
  title: string;
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

export function CardFailure({ title, error, isRetrying, onRetry }: CardFailureProps) {
  const { t } = useTranslation(['admin-kit', 'shell']);
  const errorText = useStaffErrorText();
  const said =
    error instanceof ApiError ? (error.isConnectionFailure ? errorText(error) : error.message) : '';
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-3 text-sm">
      <CircleAlert aria-hidden className="size-4 shrink-0 text-danger" />
      <p className="min-w-0 flex-1 basis-40">
        <b className="block font-semibold">{title}</b>
        <span className="text-muted">{said || t('unknownError')}</span>
      </p>
      <SmallButton variant="outline" loading={isRetrying} onClick={onRetry}>
        {t('shell:retry')}
      </SmallButton>
    </div>
  );
}

interface CardUnreadProps {
  title: string;
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** The classes for the height that the card has with its data. */
  className: string;
}

export function CardUnread({ title, query, className }: CardUnreadProps) {
  const { data, error, isFetching, refetch } = query;
  if (data) return null;
  if (!error) return <Skeleton className={classNames('m-3.5 animate-appear-late', className)} />;
  return <CardFailure title={title} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

export function Unread({ query, className }: Omit<CardUnreadProps, 'title'>) {
  const errorText = useStaffErrorText();
  if (query.data) return null;
  return query.error ? (
    <Banner tone="danger">{errorText(query.error)}</Banner>
  ) : (
    <Skeleton className={className} />
  );
}

interface ReadFailureProps {
  title: string;
  text?: ReactNode;
  query: Omit<CardUnreadProps['query'], 'data'>;
}

export function ReadFailure({ title, text, query: { isFetching, refetch } }: ReadFailureProps) {
  const { t } = useTranslation('admin-kit');
  return (
    <ErrorState
      title={title}
      text={text}
      retryLabel={t('retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
