import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from './button';
import { EmptyState, type EmptyStateProps } from './empty-state';

type ErrorStateProps = Omit<EmptyStateProps, 'action'> & {
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
};

/** Replaces what did not load: says what happened, and offers to try again. */
export function ErrorState({ icon, retryLabel, onRetry, retrying, ...props }: ErrorStateProps) {
  return (
    <EmptyState
      data-slot="error-state"
      role="alert"
      icon={icon ?? <TriangleAlert />}
      action={
        <Button
          variant="outline"
          size="sm"
          icon={<RotateCw aria-hidden />}
          loading={retrying}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      }
      {...props}
    />
  );
}
