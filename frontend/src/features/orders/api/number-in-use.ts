import { type Activation, useUserTransactions } from '../../../shared/activations/user-transactions';

export function useNumberInUse(id: string): Activation | undefined {
  return useUserTransactions().data?.active_transactions.find(({ activation_id }) => activation_id === id);
}
