import type { Schemas } from '@torpedo/api-client';
import type { LiveEffects } from '../../../shared/live/live-effects';
import { invalidate, queryKeys } from '../../../shared/query-keys';

type UserTransactions = Schemas['UserTransactionsDto'];
type Activation = Schemas['ActivationDto'];

function withCode(activation: Activation, code: string, timestamp: string): Activation {
  return {
    ...activation,
    status: 'COMPLETED',
    sms_code: code,
    codigo_atual: code,
    can_cancel: false,
    quantidade_codigos: activation.quantidade_codigos + 1,
    historico_codigos: [
      { codigo: code, texto: null, recebido_em: timestamp },
      ...activation.historico_codigos,
    ],
    updated_at: timestamp,
  };
}

/** Shows a code before the refetch confirms it. A message without a code comes with the refetch. */
export const buyEffects: LiveEffects = {
  sms_received: (queryClient, { activation_id, code, timestamp }) => {
    queryClient.setQueriesData<UserTransactions>({ queryKey: queryKeys.userTransactions.all }, (data) =>
      data
        ? {
            ...data,
            active_transactions: data.active_transactions.map((activation) =>
              code !== null && activation.activation_id === activation_id && activation.codigo_atual !== code
                ? withCode(activation, code, timestamp)
                : activation,
            ),
          }
        : data,
    );
    invalidate(queryClient, queryKeys.userTransactions.all);
  },
  purchase_progress: (_queryClient, { number, attempt, max_attempts }) => {
    window.dispatchEvent(new CustomEvent('purchase-progress', { detail: { number, attempt, max_attempts } }));
  },
  activation_updated: (queryClient) => invalidate(queryClient, queryKeys.userTransactions.all),
  // The money may have repaid the debt that blocks purchases.
  balance_changed: (queryClient) => invalidate(queryClient, queryKeys.userTransactions.all),
};
