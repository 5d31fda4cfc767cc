import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import {
  Menu,
  MenuContent,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
  TopBarPill,
} from '@torpedo/ui-kit';
import { TriangleAlert, Users, Wallet } from 'lucide-react';
import { type ComponentProps, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BalancePill, usePill } from '../layout/balance-pill';
import { useMe } from '../session/account';
import { useWallet } from '../session/wallet';
import type { TeamWallet } from '../session/wallet-choice';
import { chooseWallet, loseTeam, useForgetOtherWallet } from './choose-wallet';
import { isOfAnother, teamsQuery } from './teams';
import { placeAfterSwitch } from './wallet-places';

/** Shows the wallet that pays, and lets the reader choose another one. */
export default function WalletSwitch() {
  const { t } = useTranslation('team');
  const { id } = useMe();
  const { team } = useWallet();
  useForgetOtherWallet();
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data } = useQuery(teamsQuery());
  const others = data?.filter(isOfAnother) ?? (team ? [team] : []);
  useFollowList(team, data && others);

  if (others.length === 0) return <BalancePill />;

  function choose(accountId: string) {
    const chosen = others.find(({ account_id }) => account_id === accountId) ?? null;
    chooseWallet(chosen);
    const place = placeAfterSwitch(pathname, chosen);
    if (place) void navigate({ to: place });
  }

  const wallets = [
    { id, name: t('wallet.own'), text: undefined, Icon: Wallet },
    ...others.map(({ account_id, name, role }) => ({
      id: account_id,
      name,
      text: t(`roles.${role}`),
      Icon: Users,
    })),
  ];
  return (
    <Menu>
      <MenuTrigger>
        <WalletButton />
      </MenuTrigger>
      <MenuContent className="w-68">
        <MenuLabel>{t('wallet.which')}</MenuLabel>
        <MenuRadioGroup value={team?.account_id ?? id} onValueChange={choose}>
          {wallets.map(({ id: accountId, name, text, Icon }) => (
            <MenuRadioItem key={accountId} value={accountId}>
              <Icon aria-hidden />
              <span className="grid min-w-0">
                <span className="truncate">{name}</span>
                {text && <span className="text-sm font-normal text-muted">{text}</span>}
              </span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}

/** Keeps the choice up to date with the server: a new role, a new name, or the end of the membership. */
function useFollowList(team: TeamWallet | null, listed: TeamWallet[] | undefined): void {
  useEffect(() => {
    if (!team || !listed) return;
    const now = listed.find(({ account_id }) => account_id === team.account_id);
    if (!now) void loseTeam();
    else if (now.role !== team.role || now.name !== team.name || now.currency !== team.currency)
      chooseWallet(now);
  }, [team, listed]);
}

/** Opens the menu of wallets. */
function WalletButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation('team');
  const { failed, amount } = usePill();
  const { team } = useWallet();
  const Icon = failed ? TriangleAlert : team ? Users : Wallet;
  return (
    <TopBarPill asChild icon={<Icon aria-hidden />}>
      <button type="button" {...props}>
        <span className="sr-only">{t('wallet.label')}</span>
        <span className={team ? 'max-w-28 truncate max-md:sr-only' : 'sr-only'}>
          {team?.name ?? t('wallet.own')}
        </span>
        {amount}
        <span className="sr-only">{t('wallet.switch')}</span>
      </button>
    </TopBarPill>
  );
}
