import { useEffect } from 'react';
import type { PurchaseAttempt } from '../rules/purchase-flow';

declare global {
  interface WindowEventMap {
    'purchase-progress': CustomEvent<PurchaseAttempt>;
  }
}

/** Tells the purchase under way which attempt the server is at. */
export function usePurchaseProgress(onAttempt: (attempt: PurchaseAttempt) => void): void {
  useEffect(() => {
    const hear = ({ detail }: CustomEvent<PurchaseAttempt>) => onAttempt(detail);
    window.addEventListener('purchase-progress', hear);
    return () => window.removeEventListener('purchase-progress', hear);
  }, [onAttempt]);
}
