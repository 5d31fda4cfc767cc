/** Apart from what asks for them: the addresses of all screens are loaded first. */
export const ORDER_TYPES = ['all', 'sms_number', 'credit_transaction', 'returned'] as const;
export const ORDER_SORTS = ['date', 'status', 'amount'] as const;

export interface OrdersFilter {
  type: (typeof ORDER_TYPES)[number];
  sort: (typeof ORDER_SORTS)[number];
  direction: 'asc' | 'desc';
  search: string;
}
