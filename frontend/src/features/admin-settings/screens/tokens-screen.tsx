import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { MenuItem } from '@torpedo/ui-kit';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import type { ListColumn } from '../../../shared/back-office/list/list-column';
import { RecordList } from '../../../shared/back-office/list/record-list';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { figureFormat } from '../../../shared/format/figure';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import { type Grantable, revokeToken, type StaffToken, tokensQuery, type TokensSearch } from '../api/tokens';
import { CreateTokenDialog, TokenSecretDialog } from '../components/create-token-dialog';

interface TokensScreenProps {
  search: TokensSearch;
  onSearchChange: (change: Record<string, unknown>) => void;
}

/** What scripts of staff sign in with. */
export function TokensScreen({ search, onSearchChange }: TokensScreenProps) {
  const { t } = useTranslation('admin-settings');
  const queryClient = useQueryClient();
  const query = tokensQuery(search);
  const { data } = useQuery(query);
  const columns = useColumns();
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<Schemas['CreatedStaffTokenDto'] | null>(null);
  const [revoked, setRevoked] = useState<StaffToken | null>(null);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: staffKeys.tokens.all });

  return (
    <StaffPage title={t('tokens.title')} count={data && figureFormat().format(data.total)}>
      <p className="mb-3 text-sm text-muted">{t('tokens.text')}</p>
      <RecordList
        list="tokens"
        label={t('tokens.title')}
        {...{ search, onSearchChange, query, columns }}
        rowKey={({ id }) => id}
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
        csvPath="/api/v1/admin/tokens"
        primary={
          <SmallButton onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            {t('tokens.create')}
          </SmallButton>
        }
        empty={{ title: t('tokens.empty') }}
      />
      {isCreating && (
        <CreateTokenDialog
          onClose={() => setCreating(false)}
          onCreated={(token) => {
            setCreated(token);
            void readAgain();
          }}
        />
      )}
      {created && <TokenSecretDialog token={created} onClose={() => setCreated(null)} />}
      {revoked && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && setRevoked(null)}
          title={t('tokens.revokeTitle', { name: revoked.name })}
          text={t('tokens.revokeText')}
          submitLabel={t('tokens.revoke')}
          tone="danger"
          action="token.revoke"
          call={({ reason }) => revokeToken(revoked.id, reason)}
          onDone={() => void readAgain()}
        />
      )}
    </StaffPage>
  );
}

/** Until when it works; alone where no column says what the time is. */
function Expiry({ token: { expires_at }, isAlone = false }: { token: StaffToken; isAlone?: boolean }) {
  const { t } = useTranslation('admin-settings');
  const { locale } = useLanguage();
  const time = formatMoment(expires_at, locale);
  const isExpired = useNowSelector((now) => Date.parse(expires_at) <= now);
  if (isExpired) return <span className="text-muted">{t('tokens.expired', { time })}</span>;
  return isAlone ? t('tokens.until', { time }) : time;
}

function useColumns() {
  const { t } = useTranslation('admin-settings');
  const { locale } = useLanguage();
  return useMemo<ListColumn<StaffToken>[]>(
    () => [
      { id: 'name', header: t('tokens.name'), isName: true, cell: ({ name }) => name },
      { id: 'maker', header: t('tokens.maker'), cell: ({ maker }) => maker.email ?? t('tokens.deleted') },
      {
        id: 'permissions',
        header: t('tokens.permissions'),
        cell: ({ permissions }) =>
          (permissions as Grantable[]).map((permission) => t(`tokens.may.${permission}`)).join(', '),
      },
      { id: 'prefix', header: t('tokens.secret'), isExtra: true, cell: ({ prefix }) => `${prefix}…` },
      {
        id: 'used',
        header: t('tokens.used'),
        cell: ({ last_used_at: used }) => (used ? formatMoment(used, locale) : t('tokens.neverUsed')),
      },
      {
        id: 'created',
        header: t('tokens.created'),
        sort: 'created_at',
        cell: ({ created_at }) => formatMoment(created_at, locale),
      },
      {
        id: 'expires',
        header: t('tokens.expires'),
        sort: 'expires_at',
        cell: (token) => <Expiry token={token} />,
      },
    ],
    [t, locale],
  );
}
