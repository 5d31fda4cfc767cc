import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { Router } from 'express';
import { getAbsoluteFSPath } from 'swagger-ui-dist';
import { parse } from 'yaml';

const PAGE = path.join(import.meta.dirname, 'page.html');
const SCRIPT = path.join(import.meta.dirname, 'page.js');

/** `/api/v1/openapi.json`: the committed document; read at the first question and kept. */
export function openApiDocument(file: string): Router {
  let document: Promise<unknown> | undefined;
  const router = Router();
  router.get('/api/v1/openapi.json', async (_request, response) => {
    document ??= readFile(file, 'utf8').then((text) => parse(text) as unknown);
    response.json(await document);
  });
  return router;
}

/** `/docs`: the API reference, drawn by Swagger UI from that document. */
export function apiReference(): Router {
  const router = Router();
  router.get('/docs', (_request, response) => response.sendFile(PAGE));
  router.get('/docs/page.js', (_request, response) => response.sendFile(SCRIPT));
  router.use(
    '/docs',
    express.static(getAbsoluteFSPath(), { index: false, redirect: false, fallthrough: false }),
  );
  return router;
}
