import { AboutSection, FaqSection, PricesSection, StepsSection } from '../components/landing-sections';
import { BenefitsSection } from '../components/benefits';
import { FiguresStrip, Hero } from '../components/hero';
import { TrustSection } from '../components/trust-section';

interface LandingScreenProps {
  contactHref: string;
  statusHref: string;
}

export function LandingScreen({ contactHref, statusHref }: LandingScreenProps) {
  return (
    <>
      <Hero />
      <FiguresStrip />
      <PricesSection />
      <StepsSection />
      <BenefitsSection />
      <TrustSection statusHref={statusHref} />
      <AboutSection contactHref={contactHref} />
      <FaqSection contactHref={contactHref} />
    </>
  );
}
