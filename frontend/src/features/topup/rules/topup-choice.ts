import { keepForADay, keptForADay } from '../../../shared/kept-for-a-day';
import { productLink, type ProductLink } from '../../../shared/product-link';

const storageKey = 'torpedo.topup_choice';

/** Keeps for this tab what a top-up was made for, so that it is offered whenever the money is there. */
export function keepTopupChoice(topupId: string, choice: ProductLink | undefined): void {
  if (choice) keepForADay(storageKey, { topupId, ...choice });
}

/** What the top-up was made for, lately and in this tab. */
export function keptTopupChoice(topupId: string): ProductLink | undefined {
  const kept = keptForADay(storageKey) as
    { topupId?: unknown; service?: unknown; country?: unknown } | undefined;
  return kept?.topupId === topupId ? productLink(kept.service, kept.country) : undefined;
}
