/** Services that most people come for, in tiers; everything else follows. */
const TIERS: readonly (readonly string[])[] = [
  ['wa', 'tg', 'fb', 'oi'],
  ['ig', 'go', 'nf', 'ub'],
  ['am', 'ds', 'sc', 'tw'],
];

/** Position of the service's tier; the last one holds all that are in none. */
function tierOf(serviceCode: string): number {
  const tier = TIERS.findIndex((codes) => codes.includes(serviceCode));
  return tier === -1 ? TIERS.length : tier;
}

interface Listed {
  code: string;
  name: string;
  deliveryRate: number | null;
}

/** Order of the list: tier, then what delivers best, then name. */
export function byPriority(left: Listed, right: Listed): number {
  return (
    tierOf(left.code) - tierOf(right.code) ||
    (right.deliveryRate ?? -1) - (left.deliveryRate ?? -1) ||
    left.name.localeCompare(right.name, 'pt')
  );
}
