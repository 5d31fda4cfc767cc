import { useTranslation } from 'react-i18next';
import { useProviderName } from '../../../shared/back-office/provider-names';

const NAMES = {
  available: 'available',
  held: 'held',
  revenue: 'revenue',
  conversion: 'conversion',
  funds: 'funds',
  'costs:open': 'costsOpen',
  'costs:delivered': 'costsDelivered',
  'costs:lost': 'costsLost',
} as const;

/** How people call an account of the ledger; its code where it has no name. */
export function useAccountName(): (account: string) => string {
  const { t } = useTranslation('admin-reports');
  const providerName = useProviderName();
  return (account) => {
    const [kind, party = ''] = account.split(':');
    if (kind === 'provider') return t('reconciliation.accounts.provider', { name: providerName(party) });
    if (kind === 'clearing') return t('reconciliation.accounts.clearing', { name: GATEWAYS[party] ?? party });
    return Object.hasOwn(NAMES, account)
      ? t(`reconciliation.accounts.${NAMES[account as keyof typeof NAMES]}`)
      : account;
  };
}

const GATEWAYS: Readonly<Record<string, string>> = { MERCADOPAGO: 'Mercado Pago', PIX: 'Pix' };
