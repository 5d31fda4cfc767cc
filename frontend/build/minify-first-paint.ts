import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync } from 'vite';

/** The script that blocks the first paint is copied as it is; what people wrote in it for people stays behind. */
export async function minifyFirstPaint(outDir: string): Promise<void> {
  const file = path.join(outDir, 'first-paint.js');
  const { code } = minifySync('first-paint.js', await readFile(file, 'utf8'));
  await writeFile(file, code);
}
