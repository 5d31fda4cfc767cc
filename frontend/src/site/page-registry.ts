import type { SitePage } from './site-page';

const files = import.meta.glob<{ page: SitePage }>('./pages/*.page.tsx');

const idOf = (file: string) => file.replace(/^.*\/(.+)\.page\.tsx$/, '$1');

const loaders = new Map(Object.entries(files).map(([file, load]) => [idOf(file), load]));

/** The ids of all pages of the public site. */
export const pageIds = [...loaders.keys()];

/** @throws Error when no page has the id */
export async function loadPage(id: string): Promise<SitePage> {
  const load = loaders.get(id);
  if (!load) throw new Error(`No page is called ${id}`);
  return (await load()).page;
}
