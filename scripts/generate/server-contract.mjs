import fs from 'node:fs';
import { capture } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';

const ROUTES = 'backend/src/generated/routes.ts';
const LIBRARY_SERVICE = "import {  fetchMiddlewares, ExpressTemplateService } from '@tsoa/runtime';";
const STRICT_SERVICE = [
  "import { fetchMiddlewares } from '@tsoa/runtime';",
  "import { StrictTemplateService as ExpressTemplateService } from './../platform/http/strict-validation.js';",
].join('\n');

/** Controllers → openapi.yaml and the server's routes. */
export async function generateServerContract() {
  const tsoa = fromRoot('node_modules/@tsoa/cli/dist/cli.js');
  const { code, output } = await capture(process.execPath, [tsoa, 'spec-and-routes', '-c', 'tsoa.json'], {
    cwd: fromRoot('backend'),
  });
  if (code !== 0) throw new UserError('tsoa could not read the controllers.', output);
  validateStrictly();
}

/** tsoa has no setting for the service that validates, so its import is replaced. */
function validateStrictly() {
  const routes = fs.readFileSync(fromRoot(ROUTES), 'utf8');
  if (!routes.includes(LIBRARY_SERVICE))
    throw new UserError('tsoa imports its runtime in another way.', ROUTES);
  fs.writeFileSync(fromRoot(ROUTES), routes.replace(LIBRARY_SERVICE, STRICT_SERVICE));
}
