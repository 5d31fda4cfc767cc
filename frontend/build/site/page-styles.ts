import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown, type UserConfig } from 'vite';
import type { RenderedPage } from '../../src/site/render-page.tsx';
import { classSources } from './class-sources.ts';
import type { SiteFiles } from './site-files.ts';

const asWritten = (markup: string) =>
  markup.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/**
 * The stylesheet of each page by its id. It stands inside the page, so it has only the classes of its markup and scripts.
 * @param outDir of the built scripts
 */
export async function stylesOfPages(
  config: UserConfig & { configFile: string },
  { pages, files, outDir }: { pages: readonly RenderedPage[]; files: SiteFiles; outDir: string },
): Promise<ReadonlyMap<string, string>> {
  const workDir = path.join(outDir, '.markup');
  await mkdir(workDir);
  const styles = new Map<string, string>();
  for (const id of new Set(pages.map((page) => page.id))) {
    const versions = pages.filter((page) => page.id === id);
    const markup = path.join(workDir, `${id}.html`);
    await writeFile(markup, versions.map(({ body }) => asWritten(body)).join('\n'));
    const modules = files.allModulesOf(id).map((file) => path.join(outDir, file));
    const input = 'src/site/site.css';
    const { output } = (await build({
      ...config,
      plugins: [classSources([markup, ...modules])],
      build: { write: false, manifest: false, rolldownOptions: { input } },
    })) as Rolldown.RolldownOutput;
    const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
    if (sheet?.type !== 'asset') throw new Error(`No stylesheet was built for ${id}`);
    styles.set(id, sheet.source.toString());
  }
  await rm(workDir, { recursive: true });
  return styles;
}
