import { Accordion, AccordionItem, Button, Card, classNames, SectionHeading } from '@torpedo/ui-kit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '../../../shared/analytics/track';
import { brand } from '../../../shared/brand';
import { Island } from '../../../shared/performance/island';
import { questions } from '../rules/questions';

interface LandingSectionProps {
  name: string;
  id?: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}

export function LandingSection({ name, id, title, lead, className, children }: LandingSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      data-section={name}
      aria-labelledby={titleId}
      className={classNames('py-10 md:py-16', className)}
    >
      <div className="mx-auto w-full max-w-page px-4 xl:px-0">
        <SectionHeading id={titleId} size="page" className="lg:text-4xl">
          {title}
        </SectionHeading>
        {lead && <p className="mt-2 max-w-170 text-pretty md:mt-3 md:text-lg text-muted">{lead}</p>}
        <div className="mt-4.5 md:mt-8">{children}</div>
      </div>
    </section>
  );
}

export function AboutSection({ contactHref }: { contactHref: string }) {
  const { t } = useTranslation('landing');
  const titleId = useId();
  return (
    <section
      data-section="about"
      aria-labelledby={titleId}
      data-surface="ink"
      className="bg-surface-ink text-text"
    >
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-5 px-4 py-9 md:py-16 lg:grid-cols-2 xl:px-0">
        <SectionHeading id={titleId} size="page" className="lg:row-span-2 lg:text-5xl">
          {t('about.title')}
        </SectionHeading>
        <p className="text-pretty text-muted md:text-lg">{t('about.text', { brand: brand.name })}</p>
        <div className="flex flex-wrap gap-2.5 max-sm:grid md:mt-3 md:gap-3">
          <Button asChild>
            <a href="/register">{t('about.register')}</a>
          </Button>
          <Button asChild variant="outline">
            <a href={contactHref}>{t('about.contact')}</a>
          </Button>
        </div>
      </div>
    </section>
  );
}

const steps = ['choose', 'receive', 'enter'] as const;

export function StepsSection() {
  const { t } = useTranslation('landing');
  return (
    <LandingSection name="steps" id="steps-section" title={t('steps.title')} className="pt-0 md:pt-0">
      <ol className="grid md:grid-cols-3 md:gap-10">
        {steps.map((step, index) => (
          <li
            key={step}
            className="flex gap-3.5 border-t border-dashed border-border-strong py-3 max-md:first:border-t-0 md:gap-5 md:border-t-2 md:pt-5 md:pb-0"
          >
            <p
              aria-hidden
              className="w-6.5 shrink-0 font-display text-3xl leading-none md:w-8 md:text-5xl font-extrabold text-muted"
            >
              {index + 1}
            </p>
            <div>
              <SectionHeading level={3} size="card">
                {t(`steps.${step}.title`)}
              </SectionHeading>
              <p className="mt-1 text-pretty text-muted">{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Island name="demo-messages" />
      <Button asChild variant="ink" className="mt-3 max-sm:flex md:hidden">
        <a href="/register" {...counted('process_steps_cta_click', { target: 'register' })}>
          {t('steps.cta')}
        </a>
      </Button>
    </LandingSection>
  );
}

export function PricesSection() {
  const { t } = useTranslation('landing');
  const titleId = useId();
  return (
    <section data-section="prices" id="prices-section" aria-labelledby={titleId} className="py-10 md:py-16">
      <div className="mx-auto grid w-full max-w-page gap-x-14 px-4 lg:grid-cols-[--spacing(90)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] xl:px-0">
        <div>
          <SectionHeading id={titleId} size="page" className="lg:text-4xl">
            {t('prices.title')}
          </SectionHeading>
          <p className="mt-2 text-pretty text-muted md:mt-3 md:text-lg">{t('prices.lead')}</p>
        </div>
        <div className="mt-5 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0">
          <Island name="price-list" />
        </div>
        <Button asChild variant="outline" className="mt-3 lg:mt-5 lg:justify-self-start">
          <a href="/services">{t('prices.all')}</a>
        </Button>
        <div className="mt-2 lg:mt-3">
          <Island name="prices-updated" />
        </div>
      </div>
    </section>
  );
}

export function FaqSection({ contactHref }: { contactHref: string }) {
  const { t } = useTranslation('landing');
  const titleId = useId();
  return (
    <section data-section="faq" id="faq-section" aria-labelledby={titleId} className="py-10 md:py-16">
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-4.5 px-4 lg:grid-cols-[20rem_minmax(0,1fr)] xl:px-0">
        <div>
          <SectionHeading id={titleId} size="page" className="lg:text-4xl">
            {t('faq.title')}
          </SectionHeading>
          <p className="mt-2 text-pretty text-muted md:mt-3 md:text-lg">{t('faq.lead')}</p>
          <Button asChild variant="outline" className="mt-3 md:mt-5">
            <a href={contactHref}>{t('faq.contact')}</a>
          </Button>
        </div>
        <Card asChild padding="none" className="self-start">
          <Accordion className="border">
            {questions.map((question, index) => (
              <AccordionItem
                key={question}
                className="px-4 md:px-5"
                title={t(`faq.${question}.question`)}
                defaultOpen={index === 0}
              >
                {t(`faq.${question}.answer`)}
              </AccordionItem>
            ))}
          </Accordion>
        </Card>
      </div>
    </section>
  );
}
