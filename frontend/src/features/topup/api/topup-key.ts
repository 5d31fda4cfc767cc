/** Where a top-up stands among the answers of the server. */
export const topupKey = (id: string) => ['topup', id] as const;
