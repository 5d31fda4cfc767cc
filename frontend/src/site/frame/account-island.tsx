import { bodyOf, type Schemas } from '@torpedo/api-client';
import { Avatar, Skeleton, TopBarPill } from '@torpedo/ui-kit';
import { Wallet } from 'lucide-react';
import { publicApi, usePublicRead } from '../../shared/api/public-read';
import { createSignedInRead } from '../../shared/api/signed-in-read';
import { useBalanceHidden } from '../../shared/balance-hidden';
import { formatMoney, Money } from '../../shared/format/money';
import { useTexts } from '../../shared/i18n/use-texts';
import { smallAvatar } from '../../shared/session/small-avatar';
import { chosenTeam } from '../../shared/session/wallet-choice';

interface Account {
  me: Schemas['MeDto'];
  /** The balance of the wallet that pays. */
  balance: Pick<Schemas['BalanceDto'], 'balance_cents' | 'currency'>;
}

const accountRead = createSignedInRead(async (): Promise<Account> => {
  const me = await bodyOf(publicApi.GET('/api/v1/users/me'));
  const team = chosenTeam();
  const params = { path: { currency: team?.currency ?? me.preferred_currency } };
  const headers = team ? { 'X-Account': team.account_id } : {};
  const balance = await bodyOf(publicApi.GET('/api/v1/wallets/{currency}/balance', { params, headers }));
  return { me, balance };
});

/** The wallet as in the app's own bar, for readers of the public pages who are signed in. */
export function SiteWallet() {
  const { t } = useTexts('shell');
  const { status, data: account } = usePublicRead(accountRead);
  return (
    <TopBarPill
      href="/dashboard/balance"
      icon={<Wallet aria-hidden className="max-sm:hidden" />}
      className="max-sm:px-3"
    >
      {status === 'pending' && <Skeleton className="w-16 bg-on-ink-muted/30" />}
      {account ? <Balance {...account.balance} /> : status !== 'pending' && t('places.balance.short')}
    </TopBarPill>
  );
}

export function SiteAvatar() {
  const { t } = useTexts('shell');
  const { data: account } = usePublicRead(accountRead);
  const name = account?.me.profile.full_name || account?.me.email;
  return (
    <a
      href="/profile"
      aria-label={name ? t('userMenu.open', { name }) : t('places.profile.short')}
      className="touch-target flex rounded-chip max-sm:hidden"
    >
      <Avatar name={name ?? ''} src={smallAvatar(account?.me.profile.avatar_url ?? null)} />
    </a>
  );
}

function Balance({ balance_cents: cents, currency }: Account['balance']) {
  const { t } = useTexts('shell');
  const isHidden = useBalanceHidden();
  const label = isHidden ? t('balance.hidden') : t('balance.of', { amount: formatMoney(cents, currency) });
  return (
    <>
      <span className="sr-only">{`${label}. ${t('places.balance.long')}`}</span>
      <span aria-hidden>
        <Money cents={cents} currency={currency} concealedLabel={isHidden ? label : undefined} />
      </span>
    </>
  );
}
