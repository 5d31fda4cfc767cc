const prefix = 'torpedo.account.';

/** Keeps something in this browser for whoever is signed in, until they sign out. */
export function rememberForAccount(name: string, value: string): void {
  localStorage.setItem(prefix + name, value);
}

/** What was kept under the name; null when nothing was. */
export function rememberedForAccount(name: string): string | null {
  return localStorage.getItem(prefix + name);
}

/** Nothing is kept under the name any more. */
export function forgetForAccount(name: string): void {
  localStorage.removeItem(prefix + name);
}

/** The next person at this browser finds nothing of the one before. */
export function forgetAccount(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  for (const name of names) localStorage.removeItem(name);
}
