import type { Namespace, TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Language } from '../shared/i18n/languages';

/** What search engines and previews of links are told of a page. */
export interface PageHead {
  /** Without the brand's name, which is added. */
  title: string;
  description: string;
  /** JSON-LD. */
  structuredData?: object;
}

/** One page of the public site: `pages/<id>.page.tsx` exports it as `page`. */
export interface SitePage {
  /** Its address in Portuguese; the other languages stand below /en and /es. */
  path: `/${string}`;
  /** Texts that it needs besides those of the frame. */
  namespaces: Extract<Namespace, string>[];
  /** Only for visitors: people who are signed in are sent to the dashboard before anything is painted. */
  guestsOnly?: boolean;
  head: (t: TFunction<Extract<Namespace, string>[]>, language: Language) => PageHead;
  /** The page's component, which may fetch what belongs to one language only. */
  load: (language: Language) => Promise<ComponentType>;
}

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
