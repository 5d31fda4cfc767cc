import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Generator, getConfig } from '@tanstack/router-generator';
import { completeDocument, sortDocument } from './api-document.ts';
import { bundleCli } from './build/bundle-cli.ts';
import { rulesForClients } from './client-rules.ts';
import { colourFiles } from './colours.ts';
import { capture } from './runtime/child.mjs';
import { cacheDir, fromRoot } from './runtime/paths.mjs';
import { UserError } from './runtime/user-error.mjs';

const ROUTES = 'backend/src/generated/routes.ts';
const LIBRARY_SERVICE = "import {  fetchMiddlewares, ExpressTemplateService } from '@tsoa/runtime';";
const STRICT_SERVICE = [
  "import { fetchMiddlewares } from '@tsoa/runtime';",
  "import { StrictTemplateService as ExpressTemplateService } from './../platform/http/strict-validation.js';",
].join('\n');

const VALIDATED_FIRST =
  /(validatedArgs = templateService.+;)(\s+)(const container: IocContainer = .+;\s+const controller: any = .+;)/g;

/** Controllers → openapi.yaml and the server's routes. */
async function generateServerContract() {
  const tsoa = fromRoot('node_modules/@tsoa/cli/dist/cli.js');
  const { code, output } = await capture(process.execPath, [tsoa, 'spec-and-routes', '-c', 'tsoa.json'], {
    cwd: fromRoot('backend'),
  });
  if (code !== 0) throw new UserError('tsoa could not read the controllers.', output);
  sortDocument(fromRoot('openapi.yaml'));
  adaptRoutes();
}

/** tsoa has no setting for our own validation service, nor for checking the caller before the input. */
function adaptRoutes() {
  const routes = fs.readFileSync(fromRoot(ROUTES), 'utf8');
  if (!routes.includes(LIBRARY_SERVICE) || !VALIDATED_FIRST.test(routes))
    throw new UserError('tsoa writes its routes in another way.', ROUTES);
  const adapted = routes.replace(LIBRARY_SERVICE, STRICT_SERVICE).replaceAll(VALIDATED_FIRST, '$3$2$1');
  fs.writeFileSync(fromRoot(ROUTES), adapted);
}

/** openapi.yaml → the types of the API client. */
async function generateClientTypes() {
  const { code, output } = await capture(
    process.execPath,
    [
      fromRoot('node_modules/openapi-typescript/bin/cli.js'),
      fromRoot('openapi.yaml'),
      '--output',
      fromRoot('api-client/src/schema.gen.ts'),
    ],
    { cwd: fromRoot() },
  );
  if (code !== 0) throw new UserError('openapi-typescript could not read openapi.yaml.', output);
}

/** The server's tables of rules → the rules that our own clients know before they call. */
function generateRules() {
  for (const [file, text] of Object.entries(rulesForClients()))
    fs.writeFileSync(fromRoot('api-client/src', file), text);
}

/** The frontend without the back-office: a customer's first load must not contain its screens. */
const CUSTOMER_ROUTES = {
  generatedRouteTree: './src/app/customer-routes.gen.ts',
  routeFileIgnorePattern: '^admin([.]tsx)?$',
};

/** The frontend's route files → route-tree.gen.ts, as its Vite plugin does on every build, and the customers' part. */
async function generateRouteTrees() {
  const root = fromRoot('frontend');
  for (const part of [CUSTOMER_ROUTES, {}]) {
    const config = getConfig({ disableLogging: true, ...part }, root);
    await new Generator({ config, root }).run();
  }
}

const CLIENT_REFERENCE = 'api-client/REFERENCE.md';

/** The exports of the API client, with their comments → its reference. */
async function generateClientReference() {
  const outDir = path.join(cacheDir, 'client-reference');
  const typedoc = fromRoot('node_modules/typedoc/bin/typedoc');
  const { code, output } = await capture(process.execPath, [typedoc, '--out', outDir], {
    cwd: fromRoot('api-client'),
  });
  if (code !== 0) throw new UserError('TypeDoc could not read the API client.', output);
  fs.copyFileSync(path.join(outDir, path.basename(CLIENT_REFERENCE)), fromRoot(CLIENT_REFERENCE));
}

const REFERENCE = ['docs/cli.md', 'cli/man/torpedo.1'];

/** The commands of the command line → its reference and its manual. */
async function generateReference() {
  const outDir = path.join(cacheDir, 'reference');
  await bundleCli('reference/generate.ts', outDir);
  const { href } = pathToFileURL(path.join(outDir, 'generate.js'));
  const { generateReference: generate } = (await import(href)) as {
    generateReference(): Record<string, string>;
  };
  for (const [file, text] of Object.entries(generate())) {
    fs.mkdirSync(path.dirname(fromRoot(file)), { recursive: true });
    fs.writeFileSync(fromRoot(file), text);
  }
}

/** The tokens → the files that cannot read them: the mark as a picture, mails, the frame of Storybook. */
function generateColours() {
  for (const [file, text] of Object.entries(colourFiles())) fs.writeFileSync(fromRoot(file), text);
}

/** Rewrites every generated file of the tree, in the order in which they depend on each other. */
export async function generateAll() {
  await generateServerContract();
  await generateClientTypes();
  // Runs after the types: our own client asks for a dry run by a header, reads it itself, and needs nothing else.
  completeDocument(fromRoot('openapi.yaml'));
  generateRules();
  await generateClientReference();
  await generateRouteTrees();
  await generateReference();
  generateColours();
}

const folders = ['backend/src/generated', 'frontend/src', 'api-client/src'];

const isGenerated = (name: string) => name.includes('src/generated/') || name.endsWith('.gen.ts');

function listGenerated(): string[] {
  const below = folders
    .filter((folder) => fs.existsSync(fromRoot(folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name}`),
    );
  return [
    ...new Set([
      'openapi.yaml',
      CLIENT_REFERENCE,
      ...REFERENCE,
      ...Object.keys(colourFiles()),
      ...below.filter(isGenerated),
    ]),
  ].filter((name) => fs.existsSync(fromRoot(name)));
}

export function readGenerated(): Map<string, string> {
  return new Map(listGenerated().map((name) => [name, fs.readFileSync(fromRoot(name), 'utf8')]));
}

export function restoreGenerated(before: Map<string, string>): void {
  for (const name of listGenerated()) if (!before.has(name)) fs.rmSync(fromRoot(name));
  for (const [name, content] of before) fs.writeFileSync(fromRoot(name), content);
}
