import { Card, ListRow, SectionHeading } from '@torpedo/ui-kit';
import { ChevronRight, Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { siInstagram, siTelegram, siX } from 'simple-icons';
import { brand } from '../../../shared/brand';

const networks = [
  { id: 'instagram', mark: siInstagram },
  { id: 'telegram', mark: siTelegram },
  { id: 'x', mark: siX },
] as const;

type ChannelProps = { href: string; icon: ReactNode; title: string; subtitle?: string };

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

/** The other ways to reach the people behind the product, as the brand has them. */
export function ContactChannels({ className }: { className?: string }) {
  const { t } = useTranslation('contact');
  const { email, whatsapp, social } = brand.contact;
  return (
    <section aria-labelledby="channels" className={className}>
      <SectionHeading id="channels" size="card">
        {t('channels.label')}
      </SectionHeading>
      <Card padding="none" className="mt-3 overflow-hidden">
        <ul className="divide-y divide-border">
          {whatsapp && (
            <Channel
              href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
              icon={<MessageCircle aria-hidden />}
              title={t('channels.whatsapp')}
              subtitle={whatsapp}
            />
          )}
          <Channel
            href={`mailto:${email}`}
            icon={<Mail aria-hidden />}
            title={t('channels.email')}
            subtitle={email}
          />
          {networks.map(({ id, mark }) => {
            const href = social[id];
            const icon = (
              <svg viewBox="0 0 24 24" aria-hidden className="fill-current">
                <path d={mark.path} />
              </svg>
            );
            const title = t('channels.social', { brand: brand.name, network: mark.title });
            return href && <Channel key={id} href={href} icon={icon} title={title} />;
          })}
        </ul>
      </Card>
    </section>
  );
}
