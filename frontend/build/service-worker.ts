import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
const textFile = /^assets\/texts-[^/]+\/(?<language>[a-z]+)\//;
const hashedFile = /^assets\//;
const appFile = /^(index\.html|first-paint\.js|favicon\.svg|assets\/.+\.(js|css|woff2))$/;

type AppFiles = { url: string; revision: string | null }[];

/** The files of a folder, as `assets/main-1a2b.js`. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function precached(outDir: string, files: readonly string[]): Promise<AppFiles> {
  const revisionOf = async (file: string) =>
    createHash('sha256')
      .update(await readFile(path.join(outDir, file)))
      .digest('base64url');
  return Promise.all(
    files
      .filter((file) => appFile.test(file))
      .map(async (file) => ({
        url: `/${file}`,
        revision: hashedFile.test(file) ? null : await revisionOf(file),
      })),
  );
}

function textsByLanguage(files: readonly string[]): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const file of files) {
    const language = textFile.exec(file)?.groups?.['language'];
    if (language) (texts[language] ??= []).push(`/${file}`);
  }
  return texts;
}

/**
 * Builds `sw.js`, which knows by name what it keeps.
 * @param files what the build of the app wrote, without what came after it
 */
export async function writeServiceWorker(outDir: string, files: readonly string[]): Promise<void> {
  const site = await readFile(path.join(outDir, '.site/pages.json'), 'utf8');
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      'import.meta.env.APP_FILES': JSON.stringify(await precached(outDir, files)),
      'import.meta.env.TEXT_FILES': JSON.stringify(textsByLanguage(files)),
      'import.meta.env.SITE_ADDRESSES': JSON.stringify(Object.keys(JSON.parse(site) as object)),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(ROOT, 'src/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
