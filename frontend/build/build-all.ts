import { build } from 'vite';
import { writeIcons } from './app-icons.ts';
import { writeManifest } from './app-manifest.ts';
import { compressFiles } from './compress-files.ts';
import { minifyFirstPaint } from './minify-first-paint.ts';
import { listFiles, writeServiceWorker } from './service-worker.ts';
import { writeSite } from './site/write-site.ts';

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('Usage: build-all.ts <folder>');

await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
await minifyFirstPaint(outDir);
await writeManifest(outDir, await writeIcons(outDir));
const appFiles = await listFiles(outDir);
await writeSite(outDir);
await writeServiceWorker(outDir, appFiles);
await compressFiles(outDir);
