import type { OpenMatter } from './account-data-holder.js';

/** One matter as an error tells it. */
export function presentMatter(matter: OpenMatter): Record<string, unknown> {
  switch (matter.kind) {
    case 'open_activations':
      return { kind: matter.kind, count: matter.count };
    case 'held_money':
      return { kind: matter.kind, currency: matter.currency, held_cents: matter.amountCents };
    case 'pending_payout':
      return { kind: matter.kind, currency: matter.currency, amount_cents: matter.amountCents };
    case 'balance':
      return { currency: matter.currency, balance_cents: matter.amountCents };
  }
}
