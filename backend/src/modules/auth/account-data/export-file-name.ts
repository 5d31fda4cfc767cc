/** `torpedo-2026-03-10.json`: whose export, and of which day. */
export function exportFileName(brand: string, exportedAt: string): string {
  const slug = brand
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${slug || 'account'}-${exportedAt.slice(0, 10)}.json`;
}
