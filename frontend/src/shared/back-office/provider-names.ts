import { useQuery } from '@tanstack/react-query';
import { staffKeys } from './staff-keys';
import { staffQuery } from './staff-query';
import { useMay } from './staff-rights';

/** Returns the name of a provider; its code while the name is not known. */
export function useProviderName(): (code: string) => string {
  const may = useMay();
  const { data } = useQuery({
    ...staffQuery(staffKeys.providers, '/api/v1/admin/providers'),
    enabled: may('providers.read'),
  });
  return (code) => data?.items.find((provider) => provider.code === code)?.name ?? code;
}

const GATEWAYS: Readonly<Record<string, string>> = { MERCADOPAGO: 'Mercado Pago', PIX: 'Pix' };

/** The name of a gateway; its code where it has no name. */
export const gatewayName = (code: string): string => GATEWAYS[code] ?? code;
