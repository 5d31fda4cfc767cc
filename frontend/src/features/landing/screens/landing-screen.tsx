import { memo } from 'react';
import { usePublicRead } from '../../../shared/api/use-public-read';
import { StaticPart } from '../../../shared/layout/static-part';
import { readServicesAnywhere, readShownServices } from '../api/public-catalogue';
import { AboutSection } from '../components/about-section';
import { BenefitsSection } from '../components/benefits-section';
import { FaqSection } from '../components/faq-section';
import { FiguresStrip } from '../components/figures-strip';
import { Hero } from '../components/hero';
import { PricesSection } from '../components/prices-section';
import { StepsSection } from '../components/steps-section';

/** Does not change with what is read from the server. */
const Steps = memo(StepsSection);

type LandingScreenProps = {
  /** The contact page in the reader's language. */
  contactHref: string;
};

/** The start page: what the product does, what it costs now, and whatever somebody asks before they sign up. */
export function LandingScreen({ contactHref }: LandingScreenProps) {
  const anywhere = usePublicRead(readServicesAnywhere);
  const shown = usePublicRead(readShownServices);
  return (
    <>
      <Hero anywhere={anywhere} shown={shown} />
      <StaticPart>{() => <FiguresStrip />}</StaticPart>
      <Steps />
      <PricesSection services={shown} onRetry={shown.retry} />
      <StaticPart>
        {() => (
          <>
            <BenefitsSection />
            <AboutSection contactHref={contactHref} />
            <FaqSection contactHref={contactHref} />
          </>
        )}
      </StaticPart>
    </>
  );
}
