import { SectionHeading } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { Island } from '../../../shared/performance/island';
import { ContactChannels } from '../components/contact-channels';

export function ContactScreen() {
  const { t } = useTranslation('contact');
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-8 pb-16 md:pt-12 xl:px-0">
      <SectionHeading level={1} size="page">
        {t('title')}
      </SectionHeading>
      <p className="mt-3 max-w-170 text-lg leading-normal text-pretty text-muted">{t('lead')}</p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_--spacing(88)] lg:gap-16">
        <Island name="message" />
        <ContactChannels />
      </div>
    </div>
  );
}
