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

/** Packs the client from a copy of its sources, and unpacks it where a customer's project would have it. */
export async function packClient(): Promise<PackedClient> {
  fs.mkdirSync(cacheDir, { recursive: true });
  // The copy is below the root, where openapi-fetch is installed.
  const tree = fs.mkdtempSync(path.join(cacheDir, 'pack-'));
  const project = path.join(tree, 'customer');
  const installed = path.join(project, 'node_modules/@torpedo/api-client');
  fs.cpSync(fromRoot('tsconfig.json'), path.join(tree, 'tsconfig.json'));
  const documents = ['README.md', 'REFERENCE.md'];
  for (const name of ['package.json', ...documents, 'tsconfig.json', 'tsconfig.build.json', 'bin', 'src']) {
    fs.cpSync(fromRoot('api-client', name), path.join(tree, 'api-client', name), { recursive: true });
  }
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', tree], {
    cwd: path.join(tree, 'api-client'),
  });
  const filename = /"filename": "([^"]+)"/.exec(stdout)?.[1] ?? '';
  fs.mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', path.join(tree, filename), '-C', installed, '--strip-components=1']);
  fs.writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
  return { project, filename, remove: () => fs.rmSync(tree, { recursive: true, force: true }) };
}
