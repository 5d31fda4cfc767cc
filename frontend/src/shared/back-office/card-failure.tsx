import { ApiError } from '@torpedo/api-client';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/error-text';
import { SmallButton } from './small-controls';

interface CardFailureProps {
  /** What could not be read: "Não deu para ler os provedores". */
  title: string;
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Why one card of a screen is empty, in the server's words where it said something, and one step on. */
export function CardFailure({ title, error, isRetrying, onRetry }: CardFailureProps) {
  const { t } = useTranslation(['admin-kit', 'shell']);
  const errorText = useErrorText();
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
