import { queryOptions, useQuery } from '@tanstack/react-query';
import { BrandTile, Card, ListRow } from '@torpedo/ui-kit';
import { ChevronRight, ExternalLink, Mail, MessageCircle, NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyOf } from '@torpedo/api-client';
import { brandContact } from '../../../shared/brand';
import { whatsappLink } from '../../../shared/format/whatsapp-link';
import { useLanguage } from '../../../shared/i18n/use-language';
import { orderNumber } from '../../../shared/order-number';
import { api } from '../../../shared/api/client';
import type { Language } from '../../../shared/i18n/languages';
import { queryKeys } from '../../../shared/query-keys';

interface ContactChannelsProps {
  orderId: string | undefined;
  isSignedIn: boolean;
}

export function ContactChannels({ orderId, isSignedIn }: ContactChannelsProps) {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const last = useQuery({ ...lastOrderQuery(language), enabled: isSignedIn && orderId === undefined });
  const id = orderId ?? last.data ?? undefined;
  const number = id && orderNumber(id);
  const { email, whatsapp } = brandContact;
  const about = id ? t('contact.about', { number, id }) : t('contact.aboutNothing');
  const attached = number && t(orderId ? 'contact.orderAttached' : 'contact.lastAttached', { number });
  const mail = new URLSearchParams({
    subject: number ? t('contact.subject', { number }) : t('contact.subjectNothing'),
    body: `\n\n${about}`,
  });

  return (
    <Card padding="none" className="overflow-hidden" id="contact">
      <h2 className="px-4 py-3 text-sm font-semibold text-muted">{t('contact.title')}</h2>
      <ul className="divide-y divide-border border-t border-border">
        {whatsapp && (
          <Channel
            href={`${whatsappLink(whatsapp).href}?text=${encodeURIComponent(about)}`}
            icon={<MessageCircle aria-hidden />}
            tone="received"
            title={t('contact.whatsapp')}
            text={<span className="font-mono">{whatsappLink(whatsapp).text}</span>}
          />
        )}
        <Channel
          // Mail programs read %20 as a space, but not a plus sign.
          href={`mailto:${email}?${mail.toString().replaceAll('+', '%20')}`}
          icon={<Mail aria-hidden />}
          title={email}
          text={attached ?? t('contact.mail')}
        />
        <Channel
          href="/contact"
          isOfSite
          icon={<NotebookPen aria-hidden />}
          title={t('contact.form')}
          text={t('contact.formText')}
        />
      </ul>
    </Card>
  );
}

function Channel({
  href,
  isOfSite = false,
  icon,
  tone = 'sunken',
  title,
  text,
}: {
  href: string;
  isOfSite?: boolean;
  icon: ReactNode;
  tone?: 'received' | 'sunken';
  title: string;
  text: ReactNode;
}) {
  const Way = isOfSite ? ChevronRight : ExternalLink;
  return (
    <li>
      <ListRow
        asChild
        interactive
        image={<BrandTile name={title} icon={icon} tone={tone} />}
        title={title}
        subtitle={<span className="text-pretty whitespace-normal">{text}</span>}
        trailing={<Way aria-hidden className="size-5 text-muted" />}
      >
        <a href={href} rel="noreferrer" />
      </ListRow>
    </li>
  );
}

const lastOrderQuery = (language: Language) =>
  queryOptions({
    queryKey: queryKeys.orders.list(language, { limit: 1 }),
    queryFn: async ({ signal }) => {
      const { data } = await bodyOf(
        api.GET('/api/v1/orders/my-orders', { params: { query: { limit: 1 } }, signal }),
      );
      return data.items[0]?.id ?? null;
    },
  });
