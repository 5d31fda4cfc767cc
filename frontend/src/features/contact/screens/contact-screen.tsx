import { Card, ListRow, SectionHeading } from '@torpedo/ui-kit';
import { ChevronRight, Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brandContact } from '../../../shared/brand';
import { whatsappLink } from '../../../shared/format/whatsapp-link';
import { Island } from '../../../shared/performance/island';

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

interface ChannelProps {
  href: string;
  icon: ReactNode;
  title: string;
  subtitle: string;
}

function Channel({ href, icon, title, subtitle }: ChannelProps) {
  return (
    <li>
      <ListRow
        asChild
        interactive
        image={
          <span className="inline-flex size-10 items-center justify-center rounded-tile bg-surface-sunken text-muted [&_svg]:size-5">
            {icon}
          </span>
        }
        title={title}
        subtitle={subtitle}
        trailing={<ChevronRight aria-hidden className="size-5 text-muted" />}
      >
        <a href={href} rel="noreferrer" />
      </ListRow>
    </li>
  );
}

function ContactChannels({ className }: { className?: string }) {
  const { t } = useTranslation('contact');
  const { email, whatsapp } = brandContact;
  return (
    <section aria-labelledby="channels" className={className}>
      <SectionHeading id="channels" size="card">
        {t('channels.label')}
      </SectionHeading>
      <Card padding="none" className="mt-3 overflow-hidden">
        <ul className="divide-y divide-border">
          {whatsapp && (
            <Channel
              href={whatsappLink(whatsapp).href}
              icon={<MessageCircle aria-hidden />}
              title={t('channels.whatsapp')}
              subtitle={whatsappLink(whatsapp).text}
            />
          )}
          <Channel
            href={`mailto:${email}`}
            icon={<Mail aria-hidden />}
            title={t('channels.email')}
            subtitle={email}
          />
        </ul>
      </Card>
    </section>
  );
}
