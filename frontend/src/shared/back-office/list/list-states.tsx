import { Button, EmptyState, ErrorState, Skeleton } from '@torpedo/ui-kit';
import { ApiError } from '@torpedo/api-client';
import { useTranslation } from 'react-i18next';
import { useStaffErrorText } from '../staff-error-text';

const SKELETON_ROWS = 12;

export function ListLoading({ label }: { label: string }) {
  return (
    <div role="status" className="flex-1 overflow-hidden rounded-card border border-border bg-surface-card">
      <span className="sr-only">{label}</span>
      <div className="h-8 border-b bg-surface-sunken" />
      {Array.from({ length: SKELETON_ROWS }, (_, place) => (
        <div key={place} className="flex h-14 animate-appear-late items-center gap-8 border-b px-4 md:h-10">
          <Skeleton className="h-3 w-40" />
          <Skeleton className="h-3 w-52 max-md:hidden" />
          <Skeleton className="ml-auto h-3 w-16" />
        </div>
      ))}
    </div>
  );
}

interface ListEmptyProps {
  title: string;
  text: string | undefined;
  /** The name of the filter that was set last; undefined when no filter is set. */
  lastFilter: string | undefined;
  onDropFilter: () => void;
}

export function ListEmpty({ title, text, lastFilter, onDropFilter }: ListEmptyProps) {
  const { t } = useTranslation('admin-kit');
  return (
    <div className="flex-1 rounded-card border border-border bg-surface-card">
      {lastFilter === undefined ? (
        <EmptyState title={title} text={text} />
      ) : (
        <EmptyState
          title={t('list.noMatch')}
          action={
            <Button variant="outline" size="sm" onClick={onDropFilter}>
              {t('list.dropFilter', { name: lastFilter })}
            </Button>
          }
        />
      )}
    </div>
  );
}

interface ListFailureProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

export function ListFailure({ error, isRetrying, onRetry }: ListFailureProps) {
  const { t } = useTranslation(['admin-kit', 'shell']);
  const errorText = useStaffErrorText();
  return (
    <div className="flex-1 rounded-card border border-border bg-surface-card">
      <ErrorState
        title={t('list.failed')}
        text={error instanceof ApiError && error.message ? error.message : errorText(error)}
        retryLabel={t('shell:retry')}
        retrying={isRetrying}
        onRetry={onRetry}
      />
    </div>
  );
}
