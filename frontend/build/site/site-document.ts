import type { Language } from '../../src/shared/i18n/languages.ts';
import type { RenderedPage } from '../../src/site/render-page.tsx';
import { headTags } from './head-tags.ts';
import type { SiteFiles } from './site-files.ts';

/** JSON that no markup inside it can end. */
const asScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The whole HTML of a page. The server fills in what is known at run time only: see `place-holders.ts`. */
export function siteDocument(page: RenderedPage, files: SiteFiles, languages: readonly Language[]): string {
  const attributes = [
    `lang="${page.locale}"`,
    `data-language="${page.language}"`,
    `data-page="${page.id}"`,
    page.guestsOnly && 'data-guests-only',
  ];
  const head = [
    `<script>${files.inline.beforePaint}</script>`,
    headTags(page, languages),
    `<style>${files.styles}</style>`,
  ];
  const modules = files.modulesOf(page.id);
  const foot = [
    asScript('texts', page.texts),
    asScript('app-files', files.appFiles),
    ...(modules.length > 0
      ? [asScript('modules', modules), `<script>${files.inline.afterPaint}</script>`]
      : []),
  ];

  // Replacements are functions, because texts may hold what a pattern of replace() means.
  return files.shell
    .replace('<html>', () => `<html ${attributes.filter(Boolean).join(' ')}>`)
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`)
    .replace('</body>', () => `${foot.join('\n')}\n</body>`);
}
