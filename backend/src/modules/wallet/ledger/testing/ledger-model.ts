import type { TransferKind } from '../posting.js';
import type { Step } from './histories.js';

interface ModelAnswer {
  moved: boolean;
  kind: TransferKind;
  available: number;
  held: number;
}

/** What has to have happened before: each ends with its whole amount, and only once. */
const BEGINNING: Partial<Record<TransferKind, TransferKind>> = {
  capture: 'hold',
  release: 'hold',
  payout_settled: 'payout',
  payout_returned: 'payout',
};

/** The ledger as plain arithmetic: what each step must answer when nothing else happens. */
export class LedgerModel {
  readonly #wallets = new Map<string, { available: number; held: number }>();
  readonly #done = new Map<string, { kind: TransferKind; amount: number }>();

  /** Null when the step must be refused. */
  apply(walletKey: string, step: Step): ModelAnswer | null {
    const wallet = this.#wallets.get(walletKey) ?? { available: 0, held: 0 };
    const beginning = BEGINNING[step.kind];
    const begun = beginning && this.#done.get(`${beginning}:${step.reference}`);
    if (beginning && !begun) return null;

    const key = `${beginning ? `end of ${beginning}` : step.kind}:${step.reference}`;
    const earlier = this.#done.get(key);
    if (earlier) return { moved: false, kind: earlier.kind, ...wallet };

    const amount = begun ? begun.amount : step.amountCents;
    const after = this.#after(wallet, step.kind, amount);
    if (after.available < 0) return null;
    this.#wallets.set(walletKey, after);
    this.#done.set(key, { kind: step.kind, amount });
    return { moved: true, kind: step.kind, ...after };
  }

  #after({ available, held }: { available: number; held: number }, kind: TransferKind, amount: number) {
    switch (kind) {
      case 'topup':
        return { available: available + amount, held };
      case 'hold':
        return { available: available - amount, held: held + amount };
      case 'capture':
        return { available, held: held - amount };
      case 'release':
        return { available: available + amount, held: held - amount };
      case 'payout':
        return { available: available - amount, held };
      case 'payout_settled':
        return { available, held };
      case 'payout_returned':
        return { available: available + amount, held };
      case 'adjustment':
        return { available: available + (amount % 2 === 0 ? amount : -amount), held };
    }
  }
}
