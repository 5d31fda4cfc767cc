const storageKey = 'torpedo.balance_hidden';

/** Whether the reader keeps their balance from other eyes, on this device. */
export function isBalanceHidden(): boolean {
  return localStorage.getItem(storageKey) === 'true';
}

export function rememberBalanceHidden(hidden: boolean): void {
  if (hidden) localStorage.setItem(storageKey, 'true');
  else localStorage.removeItem(storageKey);
}
