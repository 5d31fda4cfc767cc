const keptMs = 24 * 60 * 60_000;

/** Stores a value in this tab, as JSON, for at most a day. */
export function storeForADay(key: string, value: unknown): void {
  sessionStorage.setItem(key, JSON.stringify({ value, at: Date.now() }));
}

export function storedToday(key: string): unknown {
  const { value, at } = parsed(sessionStorage.getItem(key)) ?? {};
  return typeof at === 'number' && Date.now() - at < keptMs ? value : undefined;
}

function parsed(text: string | null): { value?: unknown; at?: unknown } | null {
  try {
    return JSON.parse(text ?? 'null') as { value?: unknown; at?: unknown } | null;
  } catch {
    return null;
  }
}
