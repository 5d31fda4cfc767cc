import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.resolve(import.meta.dirname, '../src/locales');

async function readTexts(): Promise<{ name: string; source: string }[]> {
  const names = globSync('*/*.json', { cwd: folder }).sort();
  return Promise.all(
    names.map(async (name) => {
      const texts: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      return { name, source: JSON.stringify(texts) };
    }),
  );
}

/** Publishes the texts as JSON in the folder `import.meta.env.TEXTS_URL`, which is named by their hash. */
export async function publishTexts(): Promise<Plugin> {
  const texts = await readTexts();
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 8);
  const built = `assets/texts-${version}`;

  return {
    name: 'torpedo:publish-texts',
    config: (_config, { command }) => ({
      define: {
        'import.meta.env.TEXTS_URL': JSON.stringify(command === 'build' ? `/${built}` : '/src/locales'),
      },
    }),
    generateBundle() {
      for (const { name, source } of texts) {
        this.emitFile({ type: 'asset', fileName: `${built}/${name}`, source });
      }
    },
    configureServer({ watcher, ws }) {
      watcher.on('change', (file) => {
        if (file.startsWith(folder)) ws.send({ type: 'full-reload' });
      });
    },
  };
}
