import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mayLag } from './readers.js';

const PATHS = /^ {2}(\/api\/v1\/\S+):$/gm;

it('only these operations may lag, and none of them shows a balance or a customer’s own orders', () => {
  const document = readFileSync(path.resolve(import.meta.dirname, '../../../../openapi.yaml'), 'utf8');
  const paths = [...document.matchAll(PATHS)].map(([, found]) => found!);
  expect(paths.filter(mayLag)).toMatchInlineSnapshot(`
    [
      "/api/v1/countries",
      "/api/v1/services",
      "/api/v1/status",
      "/api/v1/status/incidents",
      "/api/v1/status/incidents/feed",
      "/api/v1/status/products",
      "/api/v1/admin/activations",
      "/api/v1/admin/audit",
      "/api/v1/admin/cases",
      "/api/v1/admin/dashboard/overview",
      "/api/v1/admin/dashboard/series",
      "/api/v1/admin/dashboard/stats",
      "/api/v1/admin/orders",
      "/api/v1/admin/orders/stats",
      "/api/v1/admin/products",
      "/api/v1/admin/products/delivery",
      "/api/v1/admin/products/stats",
      "/api/v1/admin/reports/change",
      "/api/v1/admin/reports/fiscal",
      "/api/v1/admin/reports/{report}",
      "/api/v1/admin/revenue/stats",
      "/api/v1/admin/search",
      "/api/v1/admin/topups",
      "/api/v1/admin/users",
      "/api/v1/admin/users/stats",
      "/api/v1/admin/users/{id}/statement",
    ]
  `);
});

it('lets the catalogue lag with a slash at its end as without', () => {
  expect(['/api/v1/countries/', '/api/v1/services/'].filter(mayLag)).toHaveLength(2);
});
