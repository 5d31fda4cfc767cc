import type { Namespace, TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Language } from '../shared/i18n/languages';

export interface PageHead {
  title: string;
  description: string;
  structuredData?: object;
  /** The address of the feed with the news of the page. */
  feed?: string;
}

export interface SitePage {
  path: `/${string}`;
  namespaces: Extract<Namespace, string>[];
  /** Readers who are signed in are led to the app before the first paint. */
  guestsOnly?: boolean;
  head: (t: TFunction<Extract<Namespace, string>[]>, language: Language) => PageHead;
  load: (language: Language) => Promise<ComponentType>;
}

const files = import.meta.glob<{ page: SitePage }>('./pages/*.page.tsx');

const idOf = (file: string) => file.replace(/^.*\/(.+)\.page\.tsx$/, '$1');

const loaders = new Map(Object.entries(files).map(([file, load]) => [idOf(file), load]));

export const pageIds = [...loaders.keys()];

/** @throws Error when no page has the id */
export async function loadPage(id: string): Promise<SitePage> {
  const load = loaders.get(id);
  if (!load) throw new Error(`No page is called ${id}`);
  return (await load()).page;
}
