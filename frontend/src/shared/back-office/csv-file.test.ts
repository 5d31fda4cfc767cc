import { afterEach, expect, it, vi } from 'vitest';
import { saveSheet } from './csv-file';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['attachment; filename=revenue-2026-11-01-2026-11-30.csv', 'revenue-2026-11-01-2026-11-30.csv'],
  ['attachment; filename="gains and losses.csv"', 'gains and losses.csv'],
])('saves a list under the name that the server gives it: %s', async (shown, name) => {
  vi.stubGlobal('fetch', async () => new Response('a', { headers: { 'Content-Disposition': shown } }));
  URL.createObjectURL = () => 'blob:list';
  URL.revokeObjectURL = () => {};
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await saveSheet('/api/v1/admin/reports/revenue?format=csv');
  expect(saved).toEqual([name]);
});
