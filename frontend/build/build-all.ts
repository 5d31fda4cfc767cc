import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { writeSite } from './site/write-site.ts';

const compressible = /\.(js|css|svg|json|webmanifest)$/;
const worthwhileBytes = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhileBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    writeFile(`${file}.br`, await toBrotli(content, { params })),
    writeFile(`${file}.gz`, await toGzip(content, { level: 9 })),
  ]);
}

async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = files
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    // Folders with a dot hold documents and data of the build, which are not served as files.
    .filter((file) => !path.relative(folder, file).startsWith('.'));
  await Promise.all(places.map(compress));
}

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('Usage: build-all.ts <folder>');

await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
await writeSite(outDir);
await compressFiles(outDir);
