import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Router } from 'express';
// The package's own entry loads all of its scripts, which takes 0.2 s.
import getAbsoluteFSPath from 'swagger-ui-dist/absolute-path.js';
import { parse } from 'yaml';
import { notFoundHandler } from '../error-handler.js';

const PAGE = path.join(import.meta.dirname, 'page.html');
const SCRIPT = path.join(import.meta.dirname, 'page.js');

export function openApiDocument(file: string): Router {
  let document: Promise<unknown> | undefined;
  const router = Router();
  router.get('/api/v1/openapi.json', async (_request, response) => {
    document ??= readFile(file, 'utf8').then((text) => parse(text) as unknown);
    response.json(await document);
  });
  return router;
}

export function apiReference(): Router {
  const router = Router();
  router.get('/docs', (_request, response) => response.sendFile(PAGE));
  router.get('/docs/page.js', (_request, response) => response.sendFile(SCRIPT));
  // The package's own page would show another API.
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    router.get(`/docs/${file}`, (_request, response) =>
      response.sendFile(file, { root: getAbsoluteFSPath() }),
    );
  }
  router.use('/docs', notFoundHandler);
  return router;
}
