import {
  AboutSection,
  BenefitsSection,
  FaqSection,
  PricesSection,
  StepsSection,
} from '../components/landing-sections';
import { FiguresStrip, Hero } from '../components/hero';

interface LandingScreenProps {
  /** The contact page in the reader's language. */
  contactHref: string;
}

/** The start page: what the product does, what it costs now, and what people ask before they sign up. */
export function LandingScreen({ contactHref }: LandingScreenProps) {
  return (
    <>
      <Hero />
      <FiguresStrip />
      <StepsSection />
      <PricesSection />
      <BenefitsSection />
      <AboutSection contactHref={contactHref} />
      <FaqSection contactHref={contactHref} />
    </>
  );
}
