export const ORDER_TYPES = ['all', 'sms_number', 'credit_transaction', 'returned'] as const;
export const ORDER_SORTS = ['date', 'status', 'amount'] as const;

export interface OrdersFilter {
  type: (typeof ORDER_TYPES)[number];
  sort: (typeof ORDER_SORTS)[number];
  direction: 'asc' | 'desc';
  search: string;
}

const everything: OrdersFilter = { type: 'all', sort: 'date', direction: 'desc', search: '' };

/** Reads the filter from an address. Invalid values get their defaults. */
export const ordersFilter = (search: Partial<OrdersFilter>): OrdersFilter => ({
  type: ORDER_TYPES.find((type) => type === search.type) ?? everything.type,
  sort: ORDER_SORTS.find((sort) => sort === search.sort) ?? everything.sort,
  direction: search.direction === 'asc' ? 'asc' : everything.direction,
  search: typeof search.search === 'string' ? search.search : everything.search,
});

/** The filter for an address, without the default values. */
export function writtenFilter(filter: OrdersFilter): Partial<OrdersFilter> {
  return Object.fromEntries(
    Object.entries(filter).filter(([name, value]) => value !== everything[name as keyof OrdersFilter]),
  );
}
