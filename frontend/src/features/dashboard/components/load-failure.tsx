import { Button } from '@torpedo/ui-kit';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type LoadFailureProps = {
  text: string;
  onRetry: () => void;
  retrying: boolean;
};

/** One line in the place of what did not load. */
export function LoadFailure({ text, onRetry, retrying }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <span role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-flex items-center gap-1.5">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {text}
      </span>
      <Button variant="link" size="inline" loading={retrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </span>
  );
}
