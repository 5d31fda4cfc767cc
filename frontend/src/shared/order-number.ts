/** What people call an order by: the end of its id, which no two of their orders share. */
export const orderNumber = (id: string): string => id.slice(-8).toUpperCase();
