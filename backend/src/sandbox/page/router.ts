import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type Router } from 'express';
import { languageOf } from '../../platform/languages.js';
import { localOnly } from '../local-only.js';
import { createSandboxApi } from './api.js';
import type { Simulators } from './simulators.js';
import { PAGE_TEXTS } from './texts.js';

const ASSETS = path.join(import.meta.dirname, 'assets');
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

/** The page on which a person plays bank, carrier and postman, with its API; for this machine only. */
export function createSandboxRouter(simulators: Simulators): Router {
  const template = readFileSync(path.join(ASSETS, 'page.html'), 'utf8');
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
  router.get('/', (request, response) => {
    const lang = languageOf(request.headers['accept-language']);
    const texts = PAGE_TEXTS[lang];
    const values = { ...texts, lang, base: request.baseUrl, texts: JSON.stringify(texts) };
    response.vary('accept-language').type('html').send(fillIn(template, values));
  });
  router.use('/assets', express.static(ASSETS, { index: false, cacheControl: false }));
  router.use('/api', createSandboxApi(simulators));
  return router;
}

function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => escapeHtml(values[name] ?? ''));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
