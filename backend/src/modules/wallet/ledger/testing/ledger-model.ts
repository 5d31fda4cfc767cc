import type { TransferKind } from '../posting.js';
import type { Step } from './histories.js';

interface ModelAnswer {
  moved: boolean;
  kind: TransferKind;
  available: number;
  held: number;
}

/** The ledger as plain arithmetic: what each step must answer when nothing else happens. */
export class LedgerModel {
  readonly #wallets = new Map<string, { available: number; held: number }>();
  readonly #done = new Map<string, { kind: TransferKind; amount: number }>();

  /** Null when the step must be refused. */
  apply(walletKey: string, step: Step): ModelAnswer | null {
    const wallet = this.#wallets.get(walletKey) ?? { available: 0, held: 0 };
    const isEnd = step.kind === 'capture' || step.kind === 'release';
    const hold = this.#done.get(`hold:${step.reference}`);
    if (isEnd && !hold) return null;

    const key = `${isEnd ? 'end' : step.kind}:${step.reference}`;
    const earlier = this.#done.get(key);
    if (earlier) return { moved: false, kind: earlier.kind, ...wallet };

    const amount = isEnd ? (hold?.amount ?? 0) : step.amountCents;
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
      case 'adjustment':
        return { available: available + (amount % 2 === 0 ? amount : -amount), held };
    }
  }
}
