import fs from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../runtime/paths.mjs';
import { UserError } from '../runtime/user-error.mjs';
import { build } from './esbuild.ts';
import { isTestOnly } from './fingerprint.mjs';

/** Compiles a workspace's `src` file by file into `outDir` with the same folders, and copies the other files. */
export async function compileTypeScript(workspace: string, outDir: string): Promise<void> {
  const source = fromRoot(workspace, 'src');
  const files = fs
    .readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isTestOnly.test(file));
  const compiled = files.filter((file) => /\.tsx?$/.test(file));
  try {
    await build({
      entryPoints: compiled,
      outbase: source,
      outdir: outDir,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      sourcemap: 'linked',
      tsconfig: fromRoot(workspace, 'tsconfig.json'),
      logLevel: 'silent',
    });
  } catch (error) {
    throw new UserError(`The ${workspace} could not be compiled.`, String(error));
  }
  for (const file of files.filter((name) => !compiled.includes(name))) {
    const target = path.join(outDir, path.relative(source, file));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(file, target);
  }
}
