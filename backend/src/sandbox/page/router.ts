import path from 'node:path';
import express, { type Router } from 'express';
import { localOnly } from '../local-server.js';
import { createSandboxApi, type Simulators } from './api.js';

const ASSETS = path.join(import.meta.dirname, 'assets');
const TOKENS = path.join(import.meta.dirname, '../../../../ui-kit/src/tokens.css');
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function createSandboxRouter(simulators: Simulators): Router {
  const router = express.Router();
  router.use(localOnly, (_request, response, next) => {
    response.set({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    next();
  });
  router.get('/', (_request, response) => response.sendFile(path.join(ASSETS, 'page.html')));
  router.get('/assets/tokens.css', (_request, response) => response.sendFile(TOKENS));
  router.use('/assets', express.static(ASSETS, { index: false, cacheControl: false }));
  router.use('/api', createSandboxApi(simulators));
  return router;
}
