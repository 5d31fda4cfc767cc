import type { Schemas } from '@torpedo/api-client';
import { useState } from 'react';
import { useLimits } from '../../../shared/limits';
import { useNowSelector } from '../../../shared/time/use-now';
import { isOrderOpen } from '../rules/purchase-flow';
import type { PurchaseBlock } from '../rules/purchase-refusals';
import type { PurchaseProcess } from './use-purchase';

interface OrderTerms {
  quantity: number;
  /** How many numbers may be bought now. */
  freeQuantity: number;
  /** How many numbers may be in use at once; 0 while that is unknown. */
  maxSlots: number;
  block: PurchaseBlock | null;
  onQuantityChange: (quantity: number) => void;
}

/** How many numbers may be bought now, and the block that prevents a purchase. */
export function useOrderTerms(
  slots: Schemas['UserTransactionsDto']['slots'] | undefined,
  { flow, block }: PurchaseProcess,
): OrderTerms {
  const { max_quantity: most } = useLimits();
  // Counts the numbers of a running order only after its outcome, so that the button keeps the focus.
  const [settled, setSettled] = useState(slots);
  if (!isOrderOpen(flow) && slots !== settled) setSettled(slots);
  const [wanted, onQuantityChange] = useState(1);
  const freeQuantity = Math.max(0, Math.min(most, settled ? settled.max - settled.used : most));
  const pauseEnds = block?.kind === 'pause' ? block.until : Infinity;
  return {
    quantity: Math.max(1, Math.min(wanted, freeQuantity)),
    freeQuantity,
    maxSlots: settled?.max ?? 0,
    block: useNowSelector((now) => pauseEnds > now) ? block : null,
    onQuantityChange,
  };
}
