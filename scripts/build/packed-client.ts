import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { cacheDir, fromRoot } from '../runtime/paths.mjs';

const run = promisify(execFile);

export interface PackedClient {
  /** A customer's project with the client installed. */
  project: string;
  /** The file name of the package that npm packed. */
  filename: string;
  remove: () => void;
}

/** Packs the client, and unpacks it where a customer's project would have it. */
export async function packClient(): Promise<PackedClient> {
  fs.mkdirSync(cacheDir, { recursive: true });
  // The project is below the root, where openapi-fetch is installed.
  const project = fs.mkdtempSync(path.join(cacheDir, 'customer-'));
  const installed = path.join(project, 'node_modules/@torpedo/api-client');
  fs.mkdirSync(installed, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', project], {
    cwd: fromRoot('api-client'),
  });
  const filename = /"filename": "([^"]+)"/.exec(stdout)?.[1] ?? '';
  await run('tar', ['-xzf', path.join(project, filename), '-C', installed, '--strip-components=1']);
  fs.writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
  return { project, filename, remove: () => fs.rmSync(project, { recursive: true, force: true }) };
}
