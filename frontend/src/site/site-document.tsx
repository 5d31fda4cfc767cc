import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SiteFrame } from './frame/site-frame';

type SiteDocumentProps = {
  texts: i18n;
  /** The page's address in Portuguese. */
  path: string;
  page: ComponentType;
};

/** A page in its frame: rendered once by the build, and taken over by the same tree in the browser. */
export function SiteDocument({ texts, path, page: Page }: SiteDocumentProps) {
  return (
    <I18nextProvider i18n={texts}>
      <SiteFrame path={path}>
        <Page />
      </SiteFrame>
    </I18nextProvider>
  );
}
