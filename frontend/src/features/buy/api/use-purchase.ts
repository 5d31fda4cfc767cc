import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@torpedo/api-client';
import { useCallback, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';
import { useErrorText } from '../../../shared/errors/error-text';
import { announce } from '../../../shared/live/window-events';
import { nextPurchaseFlow, type PurchaseAttempt } from '../rules/purchase-flow';
import { placePurchase, quotePurchase, type PurchaseOrder } from './purchase-calls';
import { refusalText } from './refusal-text';
import { blockedUntilOf, failuresOf, isWorthAnotherTry, missingMoneyOf } from './purchase-failure';
import { usePurchaseProgress } from './use-purchase-progress';
import { invalidate, queryKeys } from '../../../shared/query-keys';

/** The way from pressing buy to having numbers, with everything that may go wrong on it. */
export function usePurchase() {
  const { t } = useTranslation('buy');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [flow, dispatch] = useReducer(nextPurchaseFlow, { step: 'idle' });
  const [quoting, setQuoting] = useState(false);
  const [blockedUntil, setBlockedUntil] = useState<number | null>(null);
  const callOnce = useIdempotentCall();

  usePurchaseProgress(
    useCallback((attempt: PurchaseAttempt) => dispatch({ type: 'attempted', attempt }), []),
  );

  function fail(error: unknown) {
    const money = missingMoneyOf(error);
    if (money) {
      dispatch({ type: 'money_missing', money });
      return;
    }
    setBlockedUntil(blockedUntilOf(error));
    const message = refusalText(error, t) ?? errorText(error);
    const code = error instanceof ApiError ? error.code : 'UNKNOWN_ERROR';
    dispatch({
      type: 'refused',
      failure: { code, message, retryable: isWorthAnotherTry(error), refunded: 0 },
    });
    if (code === 'PRICE_CHANGED') invalidate(queryClient, queryKeys.services.all);
  }

  async function ask(order: PurchaseOrder) {
    setQuoting(true);
    try {
      const quote = await quotePurchase(order);
      if (!quote.has_sufficient_balance && quote.error_code === 'INSUFFICIENT_BALANCE') {
        const missing = Math.max(0, Number((quote.total_cost - quote.user_balance).toFixed(2)));
        dispatch({
          type: 'money_missing',
          money: { balance: quote.user_balance, required: quote.total_cost, missing },
        });
      } else if (!quote.is_valid) {
        const failure = { code: quote.error_code ?? '', message: quote.error_message ?? '' };
        dispatch({ type: 'refused', failure: { ...failure, retryable: false, refunded: 0 } });
      } else {
        dispatch({ type: 'confirm_asked' });
      }
    } catch (error) {
      fail(error);
    } finally {
      setQuoting(false);
    }
  }

  async function order(wanted: PurchaseOrder) {
    dispatch({ type: 'ordered', quantity: wanted.quantity });
    try {
      const purchase = await callOnce(wanted, (key) => placePurchase(wanted, key));
      dispatch({
        type: 'answered',
        received: purchase.successful_numbers,
        refunded: purchase.refunded_amount,
        failures: failuresOf(purchase),
      });
      if (purchase.successful_numbers > 0) announce('purchase-success', { batchId: purchase.batch_id });
    } catch (error) {
      fail(error);
    } finally {
      const { userTransactions, balance, orders, services } = queryKeys;
      invalidate(queryClient, userTransactions.all, balance.all, orders.all, services.all);
    }
  }

  return {
    flow,
    quoting,
    blockedUntil,
    ask,
    order,
    settle: useCallback(() => dispatch({ type: 'all_settled' }), []),
    dismiss: useCallback(() => dispatch({ type: 'dismissed' }), []),
  };
}
