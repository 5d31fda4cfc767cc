import type { OpenMatter } from './account-data-holder.js';

/** One matter as an error tells it. */
export function presentMatter(matter: OpenMatter): Record<string, unknown> {
  if (matter.kind === 'open_activations') return { kind: matter.kind, count: matter.count };
  const { kind, currency, amountCents } = matter;
  return kind === 'balance'
    ? { currency, balance_cents: amountCents }
    : { kind, currency, held_cents: amountCents };
}
