/** The end of the id is enough, because no two orders of a person share it. */
export const orderNumber = (id: string): string => id.slice(-8).toUpperCase();
