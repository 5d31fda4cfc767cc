/** The end of the id, which no two orders of a person share. */
export const orderNumber = (id: string): string => id.slice(-8).toUpperCase();
