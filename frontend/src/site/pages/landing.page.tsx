import { faqStructuredData, questions } from '../../features/landing/rules/questions';
import { NotFoundNote } from '../not-found-note';
import { LandingScreen } from '../../features/landing/screens/landing-screen';
import { siteAddress } from '../../shared/site-address';
import type { SitePage } from '../site-pages';

export const page: SitePage = {
  path: '/',
  namespaces: ['landing', 'not-found'],
  guestsOnly: true,
  head: (t) => ({
    title: t('landing:title'),
    description: t('landing:description'),
    structuredData: faqStructuredData(
      questions.map((question) => ({
        question: t(`landing:faq.${question}.question`),
        answer: t(`landing:faq.${question}.answer`),
      })),
    ),
  }),
  load: async (language) =>
    function Landing() {
      return (
        <>
          <NotFoundNote />
          <LandingScreen
            contactHref={siteAddress('/contact', language)}
            statusHref={siteAddress('/status', language)}
          />
        </>
      );
    },
};
