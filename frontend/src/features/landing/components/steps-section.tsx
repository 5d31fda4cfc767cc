import { Button, Card, SectionHeading } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { counted } from '../../../shared/analytics/track';
import { LandingSection } from './landing-section';

const steps = ['choose', 'receive', 'enter'] as const;

/** From nothing to the code, in three steps. */
export function StepsSection() {
  const { t } = useTranslation('landing');
  return (
    <LandingSection name="steps" id="steps-section" title={t('steps.title')} lead={t('steps.lead')}>
      <ol className="grid gap-4 md:grid-cols-3 md:gap-5">
        {steps.map((step, index) => (
          <Card key={step} asChild padding="none">
            <li className="flex gap-5 p-5 md:flex-col md:gap-3 md:p-6.5">
              <p aria-hidden className="font-display text-5xl font-extrabold text-border-strong">
                {index + 1}
              </p>
              <div>
                <SectionHeading level={3} className="md:mt-3">
                  {t(`steps.${step}.title`)}
                </SectionHeading>
                <p className="mt-1.5 text-pretty text-muted">{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          </Card>
        ))}
      </ol>
      <Button asChild variant="ink" className="mt-8 max-sm:flex">
        <a href="/register" {...counted('process_steps_cta_click', { target: 'register' })}>
          {t('steps.cta')}
        </a>
      </Button>
    </LandingSection>
  );
}
