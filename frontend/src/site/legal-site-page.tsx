import { LegalDocument } from '../features/legal/components/legal-document';
import { type LegalDocumentId, loadLegalText } from '../features/legal/rules/legal-text';
import { brand } from '../shared/brand';
import { siteAddress } from '../shared/site-address';
import type { SitePage } from './site-pages';

export function legalSitePage(id: LegalDocumentId): SitePage {
  return {
    path: `/${id}`,
    namespaces: ['legal'],
    head: (t) => ({
      title: t(`legal:${id}.title`),
      description: t(`legal:${id}.description`, { brand: brand.name }),
    }),
    load: async (language) => {
      const text = await loadLegalText(id, language);
      const links = {
        terms: siteAddress('/terms', language),
        refund: siteAddress('/refund', language),
        privacy: siteAddress('/privacy', language),
        contact: siteAddress('/contact', language),
      };
      return function LegalSitePage() {
        return <LegalDocument id={id} text={text} links={links} />;
      };
    },
  };
}
