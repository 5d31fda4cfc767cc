import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';

/** One route with only one prepared statement, answering its rows or fixed words; or a route with a constant answer. */
type BareRoute = { path: string } & (
  { name: string; text: string; values: unknown[]; words?: string } | { answer: unknown }
);

const [databaseUrl = '', routesFile = ''] = process.argv.slice(2);
const routes = JSON.parse(readFileSync(routesFile, 'utf8')) as BareRoute[];
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
const app = express();
app.disable('etag');
for (const route of routes) {
  app.get(route.path, async (_request, response) => {
    if ('answer' in route) return void response.json(route.answer);
    const { rows } = await pool.query(route);
    if (route.words) response.type('text/plain').send(route.words);
    else response.json(rows);
  });
}
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`bare ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => server.close(() => void pool.end()));
