import { bodyOf, type Schemas } from '@torpedo/api-client';
import { Avatar, Skeleton, type Theme, ThemeSwitch, TopBarPill } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { Wallet } from 'lucide-react';
import { CookieConsent } from '../../features/consent/components/cookie-consent';
import { createPublicRead, publicApi, usePublicRead } from '../../shared/api/public-read';
import { useTexts } from '../../shared/i18n/use-texts';
import SandboxNotice from '../../shared/layout/sandbox-notice';
import { chooseTheme, readTheme, subscribeToTheme } from '../../shared/theme';
import type { PageIslands } from '../../shared/performance/island';
import { siteAddress } from '../../shared/site-address';
import { createSignedInRead } from '../../shared/api/signed-in-read';
import { useBalanceHidden } from '../../shared/balance-hidden';
import { formatMoney, Money } from '../../shared/format/money';
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
function SiteWallet() {
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

function SiteAvatar() {
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

function SiteConsent() {
  const { language } = useTexts('shell');
  return <CookieConsent policyHref={siteAddress('/privacy', language)} />;
}

const appInfoRead = createPublicRead(() => bodyOf(publicApi.GET('/api/v1/app')));

function SiteSandbox() {
  const { data: appInfo } = usePublicRead(appInfoRead);
  return appInfo?.sandbox ? <SandboxNotice href={appInfo.sandbox_url} /> : null;
}

function SiteTheme() {
  const { t } = useTexts('shell');
  const [theme, setTheme] = useState<Theme>('system');

  useEffect(() => {
    const show = () => setTheme(readTheme());
    show();
    return subscribeToTheme(show);
  }, []);

  return (
    <ThemeSwitch
      label={t('theme.label')}
      labels={{ light: t('theme.light'), system: t('theme.system'), dark: t('theme.dark') }}
      value={theme}
      onValueChange={chooseTheme}
    />
  );
}

export const frameIslands: PageIslands = {
  namespaces: ['shell', 'consent', 'sandbox'],
  components: {
    avatar: SiteAvatar,
    consent: SiteConsent,
    sandbox: SiteSandbox,
    theme: SiteTheme,
    wallet: SiteWallet,
  },
};
