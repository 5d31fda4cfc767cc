import { useEffect, useEffectEvent, useState } from 'react';
import type { Schemas } from '@torpedo/api-client';
import type { UserTransactions } from '../../../shared/activations/user-transactions';
import { storedToday, storeForADay } from '../../../shared/expiring-storage';
import { useWallet } from '../../../shared/session/wallet';
import { isBeingChecked, type FailedOrder } from '../rules/purchase-flow';

export interface ChosenProduct {
  country: { iso_code: string; name: string; flag_image_url: string };
  service: Schemas['ServiceDto'];
}

export interface LeftOrder {
  outcome: FailedOrder;
  product: ChosenProduct;
  /** When it failed, in milliseconds since the epoch. */
  at: number;
}

const STORAGE_KEY = 'torpedo.left_order';
const SHOWN_MS = 60 * 60_000;

/**
 * The failed order whose sheet was closed, so that the screen still says where its money is. What has moved money is
 * shown for an hour, also after a reload of the tab.
 */
export function useLeftOrder() {
  const { accountId } = useWallet();
  const [left, setLeft] = useState(() => storedOrder(accountId));

  function store(order: LeftOrder | null) {
    const hasMoved = order !== null && order.outcome.money !== 'not_charged';
    storeForADay(STORAGE_KEY, hasMoved ? { accountId, order } : null);
  }
  function change(order: LeftOrder | null) {
    store(order);
    setLeft(order);
  }
  return { left, store, change };
}

function storedOrder(accountId: string): LeftOrder | null {
  const stored = storedToday(STORAGE_KEY) as { accountId: string; order: LeftOrder } | null | undefined;
  if (stored?.accountId !== accountId || Date.now() - stored.order.at > SHOWN_MS) return null;
  const { outcome } = stored.order;
  // The key that makes a repetition safe is lost, so only what came back may be ordered again.
  return { ...stored.order, outcome: { ...outcome, retry: outcome.money === 'refunded' ? 'confirm' : null } };
}

/** Ends the doubt about an order when the server does not count it among the numbers in use any more. */
export function useLeftOrderEnd(
  { left, changeLeft }: { left: LeftOrder | null; changeLeft: (order: LeftOrder | null) => void },
  transactions: UserTransactions | undefined,
  /** In milliseconds since the epoch. */
  readAt: number,
): void {
  const end = useEffectEvent(changeLeft);
  useEffect(() => {
    if (!transactions || left?.outcome.money !== 'held' || readAt <= left.at) return;
    const { slots, active_transactions, recent_completed } = transactions;
    if (slots.used > active_transactions.length) return;
    const { country, service } = left.product;
    const hasCome = [...active_transactions, ...recent_completed].some(
      (number) => number.service.code === service.serv_code && number.country.iso_code === country.iso_code,
    );
    end(hasCome ? null : { ...left, outcome: moneyBack(left.outcome, service.price_cents) });
  }, [left, transactions, readAt]);
}

function moneyBack({ failures, refundedCents, ...outcome }: FailedOrder, priceCents: number): FailedOrder {
  const released = failures.filter(isBeingChecked).length * priceCents;
  return {
    ...outcome,
    failures: [],
    money: 'refunded',
    refundedCents: refundedCents + released,
    retry: 'confirm',
  };
}
