import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/errors/error-text';
import { apiKeysQuery } from '../../api/api-keys-query';
import { ApiKeyRow } from './api-key-row';
import { CardRowsSkeleton } from '../card-rows-skeleton';
import { CreateApiKeyDialog } from './create-api-key-dialog';
import { ProfileCard } from '../profile-card';

/** Keys for the customer's own programs. */
export function ApiKeysCard() {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const keys = useQuery(apiKeysQuery());
  const listed = keys.data?.api_keys ?? [];
  const maximum = keys.data?.maximum ?? 0;
  const isFull = keys.data !== undefined && listed.length >= maximum;

  return (
    <ProfileCard
      title={t('keys.title')}
      text={isFull ? t('keys.full', { maximum }) : t('keys.text')}
      action={<CreateApiKeyDialog disabled={!keys.data || isFull} />}
    >
      {keys.isPending && <CardRowsSkeleton rows={1} />}
      {keys.isError && !keys.data && (
        <div className="border-t border-border">
          <ErrorState
            title={t('keys.failed')}
            text={errorText(keys.error)}
            retryLabel={t('retry', { ns: 'shell' })}
            retrying={keys.isFetching}
            onRetry={() => void keys.refetch()}
          />
        </div>
      )}
      {listed.length > 0 && (
        <ul className="divide-y divide-border border-t border-border" aria-label={t('keys.title')}>
          {listed.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} now={keys.dataUpdatedAt} />
          ))}
        </ul>
      )}
      {keys.data && (
        <p className="border-t border-border px-4 py-3 text-sm text-muted sm:px-6">
          {listed.length === 0 && <>{t('keys.empty')} </>}
          <a href="/docs" className="touch-target font-semibold text-link underline-offset-4 hover:underline">
            {t('keys.documentation')}
          </a>
        </p>
      )}
    </ProfileCard>
  );
}
