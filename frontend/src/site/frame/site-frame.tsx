import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SiteBottom } from './site-bottom';
import { SiteTop } from './site-top';

type SiteFrameProps = {
  texts: i18n;
  /** The page's address in Portuguese. */
  path: string;
  page: ComponentType;
};

/** A whole page as one tree: ids that components make up are unique in it, and the same in build and browser. */
export function SiteFrame({ texts, path, page: Page }: SiteFrameProps) {
  return (
    <I18nextProvider i18n={texts}>
      <div className="flex min-h-dvh flex-col">
        <SiteTop path={path} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <Page />
        </main>
        <SiteBottom />
      </div>
    </I18nextProvider>
  );
}
