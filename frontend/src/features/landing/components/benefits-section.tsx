import { BrandTile, Card, SectionHeading } from '@torpedo/ui-kit';
import { Globe, Headset, ShieldCheck, Tag, Timer, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand, brandFigures } from '../../../shared/brand';
import { useLanguage } from '../../../shared/i18n/use-language';
import { LandingSection } from './landing-section';

const benefits = [
  { id: 'fast', icon: Timer, claim: 'activation' },
  { id: 'refund', icon: Undo2, claim: undefined },
  { id: 'price', icon: Tag, claim: undefined },
  { id: 'countries', icon: Globe, claim: 'countries' },
  { id: 'safe', icon: ShieldCheck, claim: 'security' },
  { id: 'support', icon: Headset, claim: 'support' },
] as const;

/** Six reasons, with the operator's claims. */
export function BenefitsSection() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  return (
    <LandingSection
      name="benefits"
      title={t('benefits.title', { brand: brand.name })}
      lead={t('benefits.lead')}
    >
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {benefits.map(({ id, icon: Icon, claim }) => {
          const claimed = claim && brandFigures[claim][language];
          return (
            <Card key={id} asChild padding="none">
              <li className="p-5 md:p-6.5">
                <BrandTile name="" tone="brand" size="lg" icon={<Icon />} />
                <SectionHeading level={3} size="card" className="mt-5">
                  {t(`benefits.${id}.title`, { figure: claimed, time: claimed })}
                </SectionHeading>
                <p className="mt-1.5 text-pretty text-muted">
                  {t(`benefits.${id}.text`, { figure: claimed, time: claimed })}
                </p>
              </li>
            </Card>
          );
        })}
      </ul>
    </LandingSection>
  );
}
