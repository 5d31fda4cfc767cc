import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byArea, routesByPlace } from './api-paths.js';

const tell = (name: string) => (request: Request, response: Response) =>
  void response.json({ name, id: request.params['id'], route: (request.route as { path: string }).path });

const app = express();
const marked: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Area', 'yes');
  next();
};

app.use(
  byArea(
    marked,
    routesByPlace((routes) => {
      routes.get('/api/v1/users/me', tell('me'));
      routes.get('/api/v1/users/:id', tell('user'));
      routes.get('/api/v1/wallets', tell('wallets'));
      routes.post('/batch/purchase', tell('purchase'));
      routes.get('/elsewhere', tell('elsewhere'));
    }),
    { stubs: Router().get('/stubs/words', tell('words')) },
  ),
);
app.use((_request, response) => void response.status(404).json({}));
const server = createServer(app);
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

async function call(method: string, path: string) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });
  return answer.status === 200 ? await answer.json() : answer.status;
}

it.each([
  ['GET', '/api/v1/users/me', { name: 'me', route: '/api/v1/users/me' }],
  ['GET', '/api/v1/users/7', { name: 'user', id: '7', route: '/api/v1/users/:id' }],
  ['GET', '/API/v1/Users/7/', { name: 'user', id: '7', route: '/api/v1/users/:id' }],
  ['GET', '/api/v1/wallets?currency=BRL', { name: 'wallets', route: '/api/v1/wallets' }],
  ['POST', '/batch/purchase', { name: 'purchase', route: '/batch/purchase' }],
  ['GET', '/STUBS/words', { name: 'words', route: '/stubs/words' }],
])('finds %s %s as a router with all routes does', async (method, path, answer) => {
  expect(await call(method, path)).toEqual(answer);
});

it.each([
  ['GET', '/batch/purchase'],
  ['OPTIONS', '/batch/purchase'],
  ['GET', '/api/v1/wallets/more'],
  ['GET', '/api/v1'],
  ['GET', '/api'],
  ['GET', '//api/v1/wallets'],
  ['GET', '/elsewhere'],
  ['GET', '/apis/v1/wallets'],
  ['GET', '/words'],
])('leads %s %s to nothing', async (method, path) => {
  expect(await call(method, path)).toBe(404);
});

it.each([
  ['/api/v1/wallets', 'yes'],
  ['/stubs/words', 'yes'],
  ['/stubs/nothing', 'yes'],
  ['/elsewhere', null],
])('does to %s what comes first in the areas of programs', async (path, mark) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  expect(answer.headers.get('x-area')).toBe(mark);
});
