import { ApiError, bodyOf, type Schemas } from '@torpedo/api-client';
import { Badge, Button, Card, CopyIconButton, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { KeyRound, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AccountLimits } from '../../../shared/api-keys/account-limits';
import { CreateApiKeyDialog } from '../../../shared/api-keys/create-api-key-dialog';
import { KeyBudget } from '../../../shared/api-keys/key-budget';
import { publicApi, usePublicRead } from '../../../shared/api/public-read';
import { createSignedInRead } from '../../../shared/api/signed-in-read';
import { useTexts } from '../../../shared/i18n/use-texts';
import { useHydrated } from '../../../shared/performance/island';
import { formatRelativeTime } from '../../../shared/time/relative-time';

interface Own {
  userId: string;
  currency: Schemas['ApiKeyDto']['currency'];
  keys: Schemas['ApiKeyDto'][];
  maximum: number;
  limits: Schemas['AccountLimitsDto'];
  readAt: number;
}

export const keysRead = createSignedInRead(async (): Promise<Own> => {
  const [{ id, preferred_currency: currency }, { api_keys: keys, maximum }, limits] = await Promise.all([
    bodyOf(publicApi.GET('/api/v1/users/me')),
    bodyOf(publicApi.GET('/api/v1/users/me/api-keys')),
    bodyOf(publicApi.GET('/api/v1/users/me/limits')),
  ]);
  return { userId: id, currency, keys, maximum, limits, readAt: Date.now() };
});

export function KeysCard() {
  const { t } = useTexts('developers');
  const { status, data: own } = usePublicRead(keysRead);

  if (status === 'pending')
    return (
      <KeysFrame>
        <Skeleton className="mt-3 h-11 w-full" />
      </KeysFrame>
    );
  if (status === 'failed')
    return (
      <KeysFrame>
        <p className="mt-2 text-sm text-muted">{t('keys.failed')}</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={keysRead.retry}>
          {t('keys.retry')}
        </Button>
      </KeysFrame>
    );
  if (!own)
    return (
      <KeysFrame>
        <p className="mt-2 text-sm text-pretty text-muted">{t('keys.visitor')}</p>
        <Button asChild size="sm" className="mt-3">
          <a href="/login?redirect=/profile">{t('keys.signIn')}</a>
        </Button>
      </KeysFrame>
    );
  return <OwnKeys own={own} />;
}

function KeysFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const { t } = useTexts('developers');
  return (
    <Card>
      <SectionHeading size="card" trailing={action}>
        {t('keys.title')}
      </SectionHeading>
      {children}
    </Card>
  );
}

function OwnKeys({ own }: { own: Own }) {
  const { t } = useTexts('developers');
  const { t: tKeys, locale } = useTexts('api-keys');
  const isHydrated = useHydrated();
  const [keys, setKeys] = useState(own.keys);

  async function create(body: Schemas['CreateApiKeyRequestDto']) {
    const key = await bodyOf(publicApi.POST('/api/v1/users/me/api-keys', { body }));
    setKeys((all) => [key, ...all]);
    return key;
  }

  async function changeBudget(id: string, daily_budget_cents: number | null) {
    const change = { params: { path: { id } }, body: { daily_budget_cents } };
    const changed = await bodyOf(publicApi.PATCH('/api/v1/users/me/api-keys/{id}', change));
    setKeys((all) => all.map((key) => (key.id === id ? changed : key)));
  }

  const errorText = (fallback: string) => (error: unknown) =>
    (error instanceof ApiError && error.message) || fallback;

  return (
    <KeysFrame
      action={
        <CreateApiKeyDialog
          api={publicApi}
          currency={own.currency}
          create={create}
          errorText={errorText(tKeys('createDialog.failed'))}
          trigger={
            <Button
              size="sm"
              icon={<Plus aria-hidden />}
              disabled={!isHydrated || keys.length >= own.maximum}
            >
              {tKeys('create')}
            </Button>
          }
        />
      }
    >
      <ul aria-label={t('keys.title')} className="mt-3 divide-y divide-border border-y border-border">
        {keys.length === 0 && <li className="py-3 text-sm text-muted">{tKeys('empty')}</li>}
        {keys.map((key) => (
          <li key={key.id} className="flex items-start gap-3 py-2.5">
            <KeyRound aria-hidden className="mt-1 size-4.5 shrink-0" />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-md font-semibold">
                <span className="wrap-anywhere">{key.name}</span>
                <Badge size="sm">{key.scopes.join(', ')}</Badge>
                {key.test && (
                  <Badge size="sm" tone="waiting">
                    {tKeys('test')}
                  </Badge>
                )}
                {key.member_name && <Badge size="sm">{tKeys('ofMember', { name: key.member_name })}</Badge>}
              </p>
              <p className="text-sm text-muted">
                <span className="font-mono text-xs">{key.prefix}…</span> ·{' '}
                {key.last_used_at
                  ? tKeys('used', {
                      when: formatRelativeTime(Date.parse(key.last_used_at), own.readAt, locale),
                    })
                  : tKeys('neverUsed')}
              </p>
              {!key.test && (
                <KeyBudget
                  apiKey={key}
                  currency={own.currency}
                  change={changeBudget}
                  errorText={errorText(tKeys('budget.failed'))}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <AccountLimits limits={own.limits} />
      </div>
      <div className="mt-3 flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-muted">
          {t('keys.user')}
          <code data-user-id className="block truncate font-mono text-xs text-text">
            {own.userId}
          </code>
        </p>
        <CopyIconButton value={own.userId} label={t('keys.copyUser')} copiedLabel={t('copied')} />
      </div>
      <a
        href="/profile"
        className="touch-target mt-2 inline-block text-sm font-semibold text-link underline-offset-4 hover:underline"
      >
        {t('keys.manage')}
      </a>
    </KeysFrame>
  );
}
