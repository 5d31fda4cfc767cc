import { storeForADay, storedToday } from '../../../shared/expiring-storage';
import { productLink, type ProductLink } from '../../../shared/product-link';

const storageKey = 'torpedo.topup_choice';

export function keepTopupChoice(topupId: string, choice: ProductLink | undefined): void {
  if (choice) storeForADay(storageKey, { topupId, ...choice });
}

export function keptTopupChoice(topupId: string): ProductLink | undefined {
  const kept = storedToday(storageKey) as
    { topupId?: unknown; service?: unknown; country?: unknown } | undefined;
  return kept?.topupId === topupId ? productLink(kept.service, kept.country) : undefined;
}
