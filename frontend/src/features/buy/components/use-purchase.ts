import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, hasCode } from '@torpedo/api-client';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';
import { updateBefore } from '../../../shared/app-version';
import { useErrorText } from '../../../shared/errors/error-text';
import { announce } from '../../../shared/live/window-events';
import { invalidate, queryKeys } from '../../../shared/query-keys';
import type { Activation } from '../../../shared/activations/user-transactions';
import { placePurchase, type PurchaseOrder, type PurchaseQuote, quotePurchase } from '../api/purchase-calls';
import {
  type AskedPrice,
  type FailedOrder,
  isBlock,
  nextPurchaseFlow,
  type PurchaseAttempt,
} from '../rules/purchase-flow';
import {
  anotherCountryMayHelp,
  blockOf,
  failuresOf,
  isUndecided,
  missingMoneyOf,
  type PurchaseBlock,
  refusalText,
  type BlockFacts,
} from '../rules/purchase-refusals';
import { type ChosenProduct, useLeftOrder } from './use-left-order';

declare global {
  interface WindowEventMap {
    'purchase-progress': CustomEvent<PurchaseAttempt>;
  }
}

export type PurchaseProcess = ReturnType<typeof usePurchase>;

export function usePurchase() {
  const { t } = useTranslation('buy');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [flow, dispatch] = useReducer(nextPurchaseFlow, { step: 'idle' });
  const [quoting, setQuoting] = useState(false);
  const [block, setBlock] = useState<PurchaseBlock | null>(null);
  // It stays on the sheet when it sells out, or when another one is chosen, while the sheet is open.
  const [product, setProduct] = useState<ChosenProduct | null>(null);
  const { left, store: storeLeft, change: changeLeft } = useLeftOrder();
  // The order that would exceed the monthly limit of the member.
  const [overMonth, setOverMonth] = useState<PurchaseOrder | null>(null);
  const confirmed = useRef<PurchaseOrder | null>(null);
  const callOnce = useIdempotentCall();

  useEffect(() => {
    const onProgress = ({ detail }: CustomEvent<PurchaseAttempt>) =>
      dispatch({ type: 'attempted', attempt: detail });
    window.addEventListener('purchase-progress', onProgress);
    return () => window.removeEventListener('purchase-progress', onProgress);
  }, []);

  // Stored before the sheet is closed, because the page may be reloaded first.
  const storeFailed = useEffectEvent((outcome: FailedOrder) => {
    if (product) storeLeft({ outcome, product, at: Date.now() });
  });
  useEffect(() => {
    if (flow.step === 'failed' && !isBlock(flow)) storeFailed(flow);
  }, [flow]);

  // A pause ends by the clock. A debt ends when the server stops reporting it.
  const noteBlock = useCallback(
    (facts: BlockFacts) =>
      setBlock((present) => blockOf(facts, Date.now()) ?? (present?.kind === 'pause' ? present : null)),
    [],
  );

  function noteRefusal(code: string | null | undefined) {
    const { me, userTransactions, services, balance } = queryKeys;
    if (code === 'LIMIT_REACHED') invalidate(queryClient, userTransactions.all);
    if (code === 'CURRENCY_CHANGED') invalidate(queryClient, me, services.all, balance.all);
  }

  function stopAtMonth(order: PurchaseOrder) {
    setOverMonth(order);
    dispatch({ type: 'stopped' });
  }

  function fail(error: unknown, order: PurchaseOrder) {
    const beforeCents = order.unitPriceCents;
    const money = missingMoneyOf(error);
    if (money) {
      dispatch({ type: 'money_missing', money });
      return;
    }
    if (hasCode(error, 'PRICE_CHANGED')) {
      dispatch({ type: 'price_changed', price: { cents: error.details.price_cents, beforeCents } });
      invalidate(queryClient, queryKeys.services.all);
      return;
    }
    if (hasCode(error, 'TEAM_BUDGET_EXCEEDED')) return stopAtMonth(order);
    const code = codeOf(error);
    if (hasCode(error, 'PURCHASES_BLOCKED')) noteBlock(error.details);
    const message = refusalText(error, t) ?? errorText(error);
    dispatch({
      type: 'refused',
      failure: {
        code,
        message,
        retryable: isUndecided(error),
        anotherCountryMayHelp: anotherCountryMayHelp(error),
      },
      isUndecided: isUndecided(error),
    });
    noteRefusal(code);
  }

  async function ask(order: PurchaseOrder, about: ChosenProduct) {
    setProduct(about);
    changeLeft(null);
    setOverMonth(null);
    setQuoting(true);
    try {
      const [quote, isUpdating] = await Promise.all([quotePurchase(order), updateBefore(queryClient)]);
      if (isUpdating) return;
      if (quote.error_code === 'TEAM_BUDGET_EXCEEDED') stopAtMonth(order);
      else if (!quote.has_sufficient_balance && quote.error_code === 'INSUFFICIENT_BALANCE') {
        const { user_balance_cents: balanceCents, total_cost_cents: requiredCents } = quote;
        const missingCents = Math.max(0, requiredCents - balanceCents);
        dispatch({
          type: 'money_missing',
          money: { balanceCents, requiredCents, missingCents },
        });
      } else if (!quote.is_valid) {
        noteBlock(quote);
        noteRefusal(quote.error_code);
        const failure = {
          code: quote.error_code ?? '',
          message: quote.error_message ?? '',
          retryable: false,
          anotherCountryMayHelp: quote.another_country_may_help,
        };
        dispatch({ type: 'refused', failure, isUndecided: false });
      } else {
        dispatch({ type: 'confirm_asked', price: priceOf(quote, order) });
        if (quote.unit_price_cents !== order.unitPriceCents) invalidate(queryClient, queryKeys.services.all);
      }
    } catch (error) {
      fail(error, order);
    } finally {
      setQuoting(false);
    }
  }

  /** Quotes the order of a link. Nobody pressed the button, so a refusal shows nothing. */
  async function offer(order: PurchaseOrder, about: ChosenProduct) {
    setProduct(about);
    const quote = await quotePurchase(order).catch(() => null);
    if (quote?.is_valid && quote.has_sufficient_balance)
      dispatch({ type: 'offered', price: priceOf(quote, order) });
  }

  async function order(wanted: PurchaseOrder) {
    confirmed.current = wanted;
    changeLeft(null);
    const { quantity, unitPriceCents: cents } = wanted;
    dispatch({ type: 'ordered', quantity, price: { cents, beforeCents: null } });
    try {
      const purchase = await callOnce(wanted, (key) => placePurchase(wanted, key));
      dispatch({
        type: 'answered',
        received: purchase.successful_numbers,
        refundedCents: purchase.refunded_amount_cents,
        failures: failuresOf(purchase),
        at: Date.now(),
      });
      if (purchase.successful_numbers > 0) announce('purchase-success', { batchId: purchase.batch_id });
    } catch (error) {
      fail(error, wanted);
    } finally {
      const { userTransactions, balance, orders, services } = queryKeys;
      invalidate(queryClient, userTransactions.all, balance.all, orders.all, services.all);
    }
  }

  return {
    flow,
    quoting,
    block,
    /** Whether the order costs at least as much as the one that would have exceeded the monthly limit. */
    isOverMonth: (order: PurchaseOrder) =>
      overMonth?.serviceCode === order.serviceCode &&
      overMonth.countryIso === order.countryIso &&
      overMonth.unitPriceCents <= order.unitPriceCents &&
      overMonth.quantity <= order.quantity,
    noteBlock,
    ask,
    offer,
    order,
    repeat: async () => confirmed.current && order(confirmed.current),
    /** What is being ordered, or was. */
    product,
    left,
    changeLeft,
    noteNumber() {
      if (left?.outcome.money === 'held' || left?.outcome.money === 'unknown') changeLeft(null);
      dispatch({ type: 'number_appeared', at: Date.now() });
    },
    settle: useCallback(() => dispatch({ type: 'all_settled' }), []),
    dismiss() {
      if (flow.step === 'failed' && !isBlock(flow) && product)
        changeLeft({ outcome: flow, product, at: Date.now() });
      dispatch({ type: 'dismissed' });
    },
  };
}

/** The customer confirms the price of the quote, not the price of the list. */
function priceOf({ unit_price_cents: cents }: PurchaseQuote, { unitPriceCents }: PurchaseOrder): AskedPrice {
  return { cents, beforeCents: cents === unitPriceCents ? null : unitPriceCents };
}

const isOver = ({ status }: Activation) => status === 'COMPLETED' || status === 'CANCELLED';

export function usePurchaseEnd(
  { flow, settle, noteNumber }: Pick<PurchaseProcess, 'flow' | 'settle' | 'noteNumber'>,
  running: readonly Activation[] | undefined,
  /** In milliseconds since the epoch. */
  readAt: number,
): void {
  const since = flow.step === 'number_received' ? flow.since : null;
  useEffect(() => {
    // A list that was read before the purchase does not have its numbers.
    if (since !== null && readAt > since && running?.every(isOver)) settle();
  }, [since, readAt, running, settle]);

  const before = useRef(running?.length);
  const note = useEffectEvent(noteNumber);
  useEffect(() => {
    if (!running) return;
    if (running.length > (before.current ?? running.length)) note();
    before.current = running.length;
  }, [running]);
}
