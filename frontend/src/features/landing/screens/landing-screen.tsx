import {
  AboutSection,
  BenefitsSection,
  FaqSection,
  PricesSection,
  StepsSection,
} from '../components/landing-sections';
import { FiguresStrip, Hero } from '../components/hero';

interface LandingScreenProps {
  contactHref: string;
}

export function LandingScreen({ contactHref }: LandingScreenProps) {
  return (
    <>
      <Hero />
      <FiguresStrip />
      <PricesSection />
      <StepsSection />
      <BenefitsSection />
      <AboutSection contactHref={contactHref} />
      <FaqSection contactHref={contactHref} />
    </>
  );
}
