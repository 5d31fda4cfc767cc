import { Card, ListRow, SectionHeading } from '@torpedo/ui-kit';
import { ChevronRight, Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brandContact } from '../../../shared/brand';
import { whatsappLink } from '../../../shared/format/whatsapp-link';

type ChannelProps = { href: string; icon: ReactNode; title: string; subtitle: string };

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

/** The other ways to reach the people behind the product; their pages in social networks stand in the footer. */
export function ContactChannels({ className }: { className?: string }) {
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
