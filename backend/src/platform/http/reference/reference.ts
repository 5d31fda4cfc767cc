import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Router } from 'express';
import { parse } from 'yaml';
import { notFoundHandler } from '../error-handler.js';
import { storedFile, type StoredFile } from '../stored-file.js';
import { type ApiDocument, partOfCustomers, partOfStaff } from './api-parts.js';

interface Reply {
  header(): Reply;
  send(content: string): string;
}

interface Route {
  url: string;
  handler(request: null, reply: Reply): string;
}

type Plugin = (server: object, options: object, next: () => void) => void;

/** Only Scalar's package for Fastify contains the whole script: the others load it from Scalar's own host. */
async function scalarScript(): Promise<string> {
  // Its types need those of Fastify, which is not installed.
  const loaded: unknown = await import('@scalar/fastify-api-reference');
  const { default: plugin } = loaded as { default: Plugin };
  const routes: Route[] = [];
  const server = { initialConfig: {}, route: (route: Route) => routes.push(route) };
  plugin(server, { configuration: { url: '/' } }, () => undefined);
  const reply: Reply = { header: () => reply, send: (content) => content };
  const script = routes.find(({ url }) => url.endsWith('.js'))?.handler(null, reply);
  if (!script) throw new Error('@scalar/fastify-api-reference serves its script in another way.');
  return script;
}

const here = (file: string) => path.join(import.meta.dirname, file);

const places = createRequire(import.meta.url);

const fontOf = (file: string) => places.resolve(`@fontsource-variable/${file}`);

const PAGE = here('page.html');

const FILES = {
  'theme.js': here('theme.js'),
  'page.js': here('page.js'),
  'page.css': here('page.css'),
  'tokens.css': here('../../../../../ui-kit/src/tokens.css'),
  'display.woff2': fontOf('bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'),
  'text.woff2': fontOf('instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  'mono.woff2': fontOf('geist-mono/files/geist-mono-latin-wght-normal.woff2'),
};

/** The file is created at the first request. */
function servedOnce(routes: Router, address: string, make: () => Promise<StoredFile>): void {
  let made: Promise<StoredFile> | undefined;
  routes.get(address, async (request, response) => {
    const file = await (made ??= make());
    response.setHeader('Cache-Control', 'no-cache');
    await file.send(request, response);
  });
}

/** Serves the whole document, and the pages that show customers and staff their parts of it. */
export function apiReference(file: string): { document: Router; pages: Router } {
  let whole: Promise<ApiDocument> | undefined;

  function readDocument(): Promise<ApiDocument> {
    whole ??= readFile(file, 'utf8').then((text) => parse(text) as ApiDocument);
    return whole;
  }

  const documentPart = (partOf: (document: ApiDocument) => ApiDocument) => async () =>
    storedFile('json', JSON.stringify(partOf(await readDocument())));

  const document = Router();
  document.get('/api/v1/openapi.json', async (_request, response) => {
    response.json(await readDocument());
  });

  const pages = Router();
  pages.get(['/docs', '/docs/staff'], (_request, response) => response.sendFile(PAGE));
  servedOnce(pages, '/docs/customers.json', documentPart(partOfCustomers));
  servedOnce(pages, '/docs/staff.json', documentPart(partOfStaff));
  servedOnce(pages, '/docs/scalar.js', async () => storedFile('js', await scalarScript()));
  for (const [name, place] of Object.entries(FILES))
    pages.get(`/docs/${name}`, (_request, response) => response.sendFile(place));
  pages.use('/docs', notFoundHandler);
  return { document, pages };
}
