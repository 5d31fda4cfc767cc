import { useQuery } from '@tanstack/react-query';
import { useMe } from '../session/use-me';
import { balanceQuery } from './balance-query';

/** The wallet that the signed-in person pays from. */
export function useBalance() {
  const { preferred_currency: currency } = useMe();
  return { currency, ...useQuery(balanceQuery(currency)) };
}
