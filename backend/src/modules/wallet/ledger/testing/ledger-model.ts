import type { Step } from './histories.js';
import type { KindRule } from './ledger-steps.js';

interface ModelAnswer {
  moved: boolean;
  kind: string;
  available: number;
  held: number;
}

/** The ledger as plain arithmetic over the table of kinds: what each step must answer when nothing else happens. */
export class LedgerModel {
  readonly #kinds: ReadonlyMap<string, KindRule>;
  readonly #wallets = new Map<string, { available: number; held: number }>();
  readonly #done = new Map<string, { kind: string; amount: number }>();

  constructor(kinds: readonly KindRule[]) {
    this.#kinds = new Map(kinds.map((rule) => [rule.kind, rule]));
  }

  /** Null when the step must be refused. */
  apply(walletKey: string, step: Step): ModelAnswer | null {
    const rule = this.#kinds.get(step.kind);
    if (!rule) return null;
    const wallet = this.#wallets.get(walletKey) ?? { available: 0, held: 0 };
    const begun = rule.ends === null ? null : this.#done.get(`${rule.ends}:${step.reference}`);
    if (begun === undefined) return null;

    const key = `${rule.ends === null ? step.kind : `end of ${rule.ends}`}:${step.reference}`;
    const earlier = this.#done.get(key);
    if (earlier) return { moved: false, kind: earlier.kind, ...wallet };

    const amount = begun ? begun.amount : step.amountCents;
    const change = (account: 'available' | 'held') =>
      (rule.creditAccount === account ? amount : 0) - (rule.debitAccount === account ? amount : 0);
    const after = { available: wallet.available + change('available'), held: wallet.held + change('held') };
    if (after.available < 0) return null;
    this.#wallets.set(walletKey, after);
    this.#done.set(key, { kind: step.kind, amount });
    return { moved: true, kind: step.kind, ...after };
  }
}
