import { Accordion, AccordionItem, Button, SectionHeading } from '@torpedo/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { questions } from '../rules/questions';

/** Nine questions and the way to a tenth. */
export function FaqSection({ contactHref }: { contactHref: string }) {
  const { t } = useTranslation('landing');
  const titleId = useId();
  return (
    <section data-section="faq" id="faq-section" aria-labelledby={titleId} className="py-14 md:py-20">
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-8 px-4 lg:grid-cols-[20rem_minmax(0,1fr)] xl:px-0">
        <div>
          <SectionHeading id={titleId} size="page">
            {t('faq.title')}
          </SectionHeading>
          <p className="mt-3 text-lg text-pretty text-muted">{t('faq.lead')}</p>
          <Button asChild variant="outline" className="mt-5">
            <a href={contactHref}>{t('faq.contact')}</a>
          </Button>
        </div>
        <Accordion>
          {questions.map((question, index) => (
            <AccordionItem key={question} title={t(`faq.${question}.question`)} defaultOpen={index === 0}>
              {t(`faq.${question}.answer`)}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
