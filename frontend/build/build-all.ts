import { build } from 'vite';
import { compressFiles } from './compress-files.ts';
import { minifyFirstPaint } from './minify-first-paint.ts';
import { writeSite } from './site/write-site.ts';

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('Usage: build-all.ts <folder>');

await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
await minifyFirstPaint(outDir);
await writeSite(outDir);
await compressFiles(outDir);
