/** The fields of a product that staff may change. */
export interface ChangeableProduct {
  own_name: string | null;
  description: string | null;
  category: string;
  price_cents: number | null;
  price_source: 'own' | 'synced';
  paused_at: string | null;
}

export type ChangedField = 'name' | 'description' | 'category' | 'price' | 'paused';

/** The fields that another person changed since the product was read. */
export function changedFields(before: ChangeableProduct, now: ChangeableProduct): ChangedField[] {
  // A price that follows the cost changes without staff, so it is not compared.
  const ownPrice = ({ price_source, price_cents }: ChangeableProduct) =>
    price_source === 'own' ? price_cents : null;
  const isChanged: Record<ChangedField, boolean> = {
    name: before.own_name !== now.own_name,
    description: before.description !== now.description,
    category: before.category !== now.category,
    price: ownPrice(before) !== ownPrice(now),
    paused: (before.paused_at === null) !== (now.paused_at === null),
  };
  return (Object.keys(isChanged) as ChangedField[]).filter((field) => isChanged[field]);
}
