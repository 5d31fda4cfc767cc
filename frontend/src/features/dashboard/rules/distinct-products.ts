interface Bought {
  service: { code: string };
  country: { iso_code: string } | null;
}

export function distinctProducts<Order extends Bought>(orders: readonly Order[]): Order[] {
  const seen = new Set<string>();
  return orders.filter(({ service, country }) => {
    const key = `${service.code} ${country?.iso_code ?? ''}`;
    return country !== null && !seen.has(key) && Boolean(seen.add(key));
  });
}

/** How many of these products a phone shows above the popular services, which list the same ones last. */
export const SHOWN_FIRST = 2;
