import { bodyOf, type Schemas } from '@torpedo/api-client';
import { MenuItem } from '@torpedo/ui-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import type { ListColumn } from '../../../shared/back-office/list/list-column';
import { ListScreen } from '../../../shared/back-office/list/list-screen';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import { staffApi } from '../../../shared/back-office/staff-api';
import type { Grantable, StaffToken, TokensSearch } from '../rules/tokens-search';
import { CreateTokenDialog, TokenSecretDialog } from '../components/create-token-dialog';

export function TokensScreen({ search }: { search: TokensSearch }) {
  const { t } = useTranslation('admin-settings');
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<Schemas['CreatedStaffTokenDto'] | null>(null);
  const [revoked, setRevoked] = useState<StaffToken | null>(null);

  return (
    <ListScreen
      list="tokens"
      title={t('tokens.title')}
      path="/api/v1/admin/tokens"
      family={staffKeys.tokens}
      search={search}
      barStart={<p className="text-sm text-muted max-md:basis-full">{t('tokens.text')}</p>}
      columns={useColumns()}
      rowName={({ name }) => name}
      defaultSort={{ column: 'created_at', direction: 'desc' }}
      card={(token) => ({
        title: token.name,
        subtitle: token.maker.email ?? t('tokens.deleted'),
        note: (
          <span className="text-sm font-normal text-muted">
            <Expiry token={token} isAlone />
          </span>
        ),
      })}
      rowActions={(token) => (
        <MenuItem tone="danger" onSelect={() => setRevoked(token)}>
          {t('tokens.revoke')}
        </MenuItem>
      )}
      primary={
        <SmallButton onClick={() => setCreating(true)}>
          <Plus aria-hidden />
          {t('tokens.create')}
        </SmallButton>
      }
      empty={t('tokens.empty')}
      emptyText={t('tokens.emptyText')}
    >
      {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} onCreated={setCreated} />}
      {created && <TokenSecretDialog token={created} onClose={() => setCreated(null)} />}
      {revoked && (
        <ReasonDialog
          onClose={() => setRevoked(null)}
          title={t('tokens.revokeTitle', { name: revoked.name })}
          text={t('tokens.revokeText')}
          submitLabel={t('tokens.revoke')}
          tone="danger"
          action="token.revoke"
          call={({ reason }) =>
            bodyOf(
              staffApi.DELETE('/api/v1/admin/tokens/{id}', {
                params: { path: { id: revoked.id }, query: { reason } },
              }),
            )
          }
          rereads={[staffKeys.tokens]}
        />
      )}
    </ListScreen>
  );
}

function Expiry({ token: { expires_at }, isAlone = false }: { token: StaffToken; isAlone?: boolean }) {
  const { t } = useTranslation('admin-settings');
  const { locale } = useLanguage();
  const time = formatMoment(expires_at, locale);
  const isExpired = useNowSelector((now) => Date.parse(expires_at) <= now);
  if (isExpired) return <span className="text-muted">{t('tokens.expired', { time })}</span>;
  return isAlone ? t('tokens.until', { time }) : time;
}

function useColumns(): ListColumn<StaffToken>[] {
  const { t } = useTranslation('admin-settings');
  const { locale } = useLanguage();
  return [
    { id: 'name', header: t('tokens.name'), isName: true },
    {
      id: 'maker',
      width: 220,
      givesWay: 2,
      header: t('tokens.maker'),
      cell: ({ maker }) => maker.email ?? t('tokens.deleted'),
    },
    {
      id: 'permissions',
      width: 240,
      givesWay: 4,
      header: t('tokens.permissions'),
      cell: ({ permissions }) =>
        (permissions as Grantable[]).map((permission) => t(`tokens.may.${permission}`)).join(', '),
    },
    {
      id: 'prefix',
      width: 120,
      givesWay: 0,
      header: t('tokens.secret'),
      isExtra: true,
      cell: ({ prefix }) => `${prefix}…`,
    },
    {
      id: 'used',
      width: 120,
      givesWay: 3,
      header: t('tokens.used'),
      cell: ({ last_used_at: used }) => (used ? formatMoment(used, locale) : t('tokens.neverUsed')),
    },
    {
      id: 'created',
      width: 120,
      givesWay: 1,
      header: t('tokens.created'),
      sort: 'created_at',
      cell: ({ created_at }) => formatMoment(created_at, locale),
    },
    {
      id: 'expires',
      width: 130,
      header: t('tokens.expires'),
      sort: 'expires_at',
      cell: (token) => <Expiry token={token} />,
    },
  ];
}
