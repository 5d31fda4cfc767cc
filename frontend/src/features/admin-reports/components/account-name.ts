import { useTranslation } from 'react-i18next';
import { gatewayName, useProviderName } from '../../../shared/back-office/provider-names';
import type { ComparedParty, Difference } from '../api/reconciliation';
import type { LikeDifferences } from '../rules/like-differences';

const NAMES = {
  available: 'available',
  held: 'held',
  revenue: 'revenue',
  conversion: 'conversion',
  funds: 'funds',
  'costs:open': 'costsOpen',
  'costs:delivered': 'costsDelivered',
  'costs:lost': 'costsLost',
  adjustments: 'adjustments',
  payout_pending: 'payoutPending',
  losses: 'losses',
  gains: 'gains',
} as const;

/** The name of an account of the ledger, or its code when it has no name. */
export function useAccountName(): (account: string) => string {
  const { t } = useTranslation('admin-reports');
  const providerName = useProviderName();
  return (account) => {
    const [kind, party = ''] = account.split(':');
    if (kind === 'provider') return t('reconciliation.accounts.provider', { name: providerName(party) });
    if (kind === 'clearing') return t('reconciliation.accounts.clearing', { name: gatewayName(party) });
    return Object.hasOwn(NAMES, account)
      ? t(`reconciliation.accounts.${NAMES[account as keyof typeof NAMES]}`)
      : account;
  };
}

/** The name of the party with which a part of the books is compared. */
export function usePartyName(): (party: Pick<ComparedParty, 'party'>) => string {
  const { t } = useTranslation('admin-reports');
  const providerName = useProviderName();
  return ({ party }) =>
    party === ''
      ? t('compared.wallets')
      : gatewayName(party) === party
        ? providerName(party)
        : gatewayName(party);
}

/** What like differences are called: "7 × Número que o provedor não lista". */
export function useLikeName(): (like: LikeDifferences) => string {
  const { t } = useTranslation('admin-reports');
  return ([{ code }, ...others]) => {
    const what = t(`reconciliation.codes.${code}`);
    return others.length > 0 ? t('reconciliation.like', { count: others.length + 1, what }) : what;
  };
}

/** The headings of the two sides in the evidence of a difference. */
export function useSideNames(): (difference: Difference) => { theirs: string; ours: string } {
  const { t } = useTranslation('admin-reports');
  const nameOf = usePartyName();
  return ({ check, party }) => {
    if (check === 'wallets')
      return { theirs: t('reconciliation.sides.wallet'), ours: t('reconciliation.sides.movements') };
    if (check === 'chain')
      return { theirs: t('reconciliation.sides.now'), ours: t('reconciliation.sides.sealed') };
    return {
      theirs: t('reconciliation.sides.at', { name: nameOf({ party }) }),
      ours: t('reconciliation.sides.ours'),
    };
  };
}
