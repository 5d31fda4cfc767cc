import { Badge, BrandTile } from '@torpedo/ui-kit';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../shared/time/format-time';
import { formatRelativeTime } from '../../../../shared/time/relative-time';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { ApiKey } from '../../api/api-keys-query';
import { RevokeApiKeyDialog } from './revoke-api-key-dialog';

type ApiKeyRowProps = {
  apiKey: ApiKey;
  /** When the list was read, in milliseconds since the epoch. */
  now: number;
};

export function ApiKeyRow({ apiKey, now }: ApiKeyRowProps) {
  const { t } = useTranslation('account');
  const { locale } = useLanguage();
  const { name, prefix, scope, created_at, last_used_at } = apiKey;
  const facts = [
    t('keys.created', { time: formatMoment(created_at, locale) }),
    last_used_at
      ? t('keys.used', { when: formatRelativeTime(Date.parse(last_used_at), now, locale) })
      : t('keys.neverUsed'),
  ];

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
      <BrandTile name={name} icon={<KeyRound aria-hidden />} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          <Badge size="sm">{t(`keys.scopes.${scope}`)}</Badge>
        </p>
        <p className="mt-0.5 text-sm text-pretty text-muted">
          <span className="font-mono">{prefix}…</span> · {facts.join(' · ')}
        </p>
      </div>
      <RevokeApiKeyDialog apiKey={apiKey} />
    </li>
  );
}
