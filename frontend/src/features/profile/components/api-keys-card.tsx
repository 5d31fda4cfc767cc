import { useQuery } from '@tanstack/react-query';
import { Badge, BrandTile, Button, Dialog, DialogClose } from '@torpedo/ui-kit';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../shared/api/client';
import { AccountLimits } from '../../../shared/api-keys/account-limits';
import { CreateApiKeyDialog } from '../../../shared/api-keys/create-api-key-dialog';
import { KeyBudget } from '../../../shared/api-keys/key-budget';
import { useErrorText } from '../../../shared/errors/error-text';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Facts } from '../../../shared/layout/facts';
import { useWallet } from '../../../shared/session/wallet';
import { formatMoment } from '../../../shared/time/format-time';
import { formatRelativeTime } from '../../../shared/time/relative-time';
import {
  accountLimitsQuery,
  type ApiKey,
  apiKeysQuery,
  useChangeKeyBudget,
  useCreateApiKey,
  useRevokeApiKey,
} from '../api/api-keys';
import { CardLoading, ProfileCard } from './profile-card';

export function ApiKeysCard() {
  const { t } = useTranslation(['account', 'api-keys']);
  const errorText = useErrorText();
  const create = useCreateApiKey();
  const { currency } = useWallet();
  const [outcome, setOutcome] = useState<string>();
  const keys = useQuery(apiKeysQuery());
  const limits = useQuery(accountLimitsQuery());
  const listed = keys.data?.api_keys ?? [];
  const maximum = keys.data?.maximum ?? 0;
  const isFull = keys.data !== undefined && listed.length >= maximum;

  return (
    <ProfileCard
      title={t('keys.title')}
      text={isFull ? t('keys.full', { maximum }) : t('keys.text')}
      outcome={outcome}
      action={
        <CreateApiKeyDialog
          api={api}
          currency={currency}
          create={(wanted) => create.mutateAsync(wanted).finally(create.reset)}
          errorText={errorText}
          trigger={
            <Button variant="outline" size="sm" icon={<Plus aria-hidden />} disabled={!keys.data || isFull}>
              {t('api-keys:create')}
            </Button>
          }
        />
      }
    >
      <CardLoading query={keys} rows={1} title={t('api-keys:failed')} />
      {listed.length > 0 && (
        <ul className="divide-y divide-border border-t border-border" aria-label={t('keys.title')}>
          {listed.map((key) => (
            <ApiKeyRow
              key={key.id}
              apiKey={key}
              currency={currency}
              now={keys.dataUpdatedAt}
              onRevoked={setOutcome}
            />
          ))}
        </ul>
      )}
      {limits.data && (
        <div className="border-t border-border px-4 py-3 sm:px-6">
          <AccountLimits limits={limits.data} />
        </div>
      )}
      {keys.data && (
        <p className="border-t border-border px-4 py-3 text-sm text-muted sm:px-6">
          {listed.length === 0 && <>{t('api-keys:empty')} </>}
          <a
            href="/developers"
            className="touch-target font-semibold text-link underline-offset-4 hover:underline"
          >
            {t('keys.documentation')}
          </a>
        </p>
      )}
    </ProfileCard>
  );
}

interface ApiKeyRowProps {
  apiKey: ApiKey;
  currency: ApiKey['currency'];
  now: number;
  onRevoked: (outcome: string) => void;
}

function ApiKeyRow({ apiKey, currency, now, onRevoked }: ApiKeyRowProps) {
  const { t } = useTranslation(['account', 'api-keys']);
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const changeBudget = useChangeKeyBudget();
  const { name, prefix, scopes, dialect, test, member_name, created_at, last_used_at } = apiKey;
  const facts = [
    <span key="prefix" className="font-mono">
      {prefix}…
    </span>,
    t('keys.created', { time: formatMoment(created_at, locale) }),
    last_used_at
      ? t('api-keys:used', { when: formatRelativeTime(Date.parse(last_used_at), now, locale) })
      : t('api-keys:neverUsed'),
  ];

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
      <BrandTile name={name} icon={<KeyRound aria-hidden />} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          <Badge size="sm">{t(`api-keys:scopes.${scopes.includes('buy') ? 'buy' : 'read'}`)}</Badge>
          {test && (
            <Badge size="sm" tone="waiting">
              {t('api-keys:test')}
            </Badge>
          )}
          {dialect && <Badge size="sm">{t('api-keys:dialect')}</Badge>}
          {member_name && <Badge size="sm">{t('api-keys:ofMember', { name: member_name })}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <Facts facts={facts} />
        </p>
        {!test && (
          <KeyBudget
            apiKey={apiKey}
            currency={currency}
            change={(id, cents) => changeBudget.mutateAsync({ id, cents })}
            errorText={errorText}
          />
        )}
      </div>
      <RevokeApiKeyDialog apiKey={apiKey} onRevoked={onRevoked} />
    </li>
  );
}

function RevokeApiKeyDialog({
  apiKey: { id, name },
  onRevoked,
}: Pick<ApiKeyRowProps, 'apiKey' | 'onRevoked'>) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  const revoke = useRevokeApiKey();

  function confirm() {
    revoke.mutate(id, {
      onSuccess: () => {
        setOpen(false);
        onRevoked(t('keys.revokeDialog.done', { name }));
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      busy={revoke.isPending}
      title={t('keys.revokeDialog.title', { name })}
      description={t('keys.revokeDialog.text')}
      closeLabel={t('close')}
      trigger={
        <Button
          variant="outline"
          size="sm"
          aria-label={t('keys.revokeLabel', { name })}
          className="max-sm:ms-12"
        >
          {t('keys.revoke')}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t('data.deletion.cancel')}</Button>
          </DialogClose>
          <Button variant="danger" loading={revoke.isPending} onClick={confirm}>
            {t('keys.revokeDialog.confirm')}
          </Button>
        </>
      }
    />
  );
}
