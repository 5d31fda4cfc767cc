import { AboutSection } from '../components/about-section';
import { BenefitsSection } from '../components/benefits-section';
import { FaqSection } from '../components/faq-section';
import { FiguresStrip } from '../components/figures-strip';
import { Hero } from '../components/hero';
import { PricesSection } from '../components/prices-section';
import { StepsSection } from '../components/steps-section';

type LandingScreenProps = {
  /** The contact page in the reader's language. */
  contactHref: string;
};

/** The start page: what the product does, what it costs now, and whatever somebody asks before they sign up. */
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
