import type { i18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SiteBottom } from './frame/site-bottom';
import { SiteTop } from './frame/site-top';

type SitePartsProps = {
  texts: i18n;
  /** The page's address in Portuguese. */
  path: string;
  page: ComponentType;
};

/** A piece of a page that comes alive on its own, in the element of its id. */
export type SitePart = { id: 'top' | 'main' | 'bottom'; content: ReactNode };

/** What a page is made of, in the order in which a reader needs it. */
export function siteParts({ texts, path, page: Page }: SitePartsProps): SitePart[] {
  const withTexts = (content: ReactNode) => <I18nextProvider i18n={texts}>{content}</I18nextProvider>;
  return [
    { id: 'top', content: withTexts(<SiteTop path={path} />) },
    { id: 'main', content: withTexts(<Page />) },
    { id: 'bottom', content: withTexts(<SiteBottom />) },
  ];
}
