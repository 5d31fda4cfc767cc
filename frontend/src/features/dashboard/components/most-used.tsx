import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BrandTile, Button, Card, EmptyState, ListRow, Skeleton } from '@torpedo/ui-kit';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { servicesQuery } from '../../../shared/catalogue';
import { formatShare } from '../../../shared/format/figure';
import { useLanguage } from '../../../shared/i18n/use-language';
import { QueryFailure } from '../../../shared/layout/query-failure';
import { mostUsedQuery } from '../api/orders-overview';

const shownCount = 3;

export function MostUsed() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { language } = useLanguage();
  const found = useQuery({ ...mostUsedQuery(language), placeholderData: keepPreviousData });
  const services = found.data;
  const { data: brazilian } = useQuery({ ...servicesQuery(language, 'BR'), enabled: false });

  if (!services)
    return found.error ? <QueryFailure title={t('mostUsed.failed')} query={found} /> : <MostUsedSkeleton />;

  function rateOf(code: string): string | undefined {
    const rate = brazilian?.find(({ serv_code }) => serv_code === code)?.delivery_rate;
    return rate == null ? undefined : t('mostUsed.rate', { rate: formatShare(rate) });
  }

  if (services.length === 0)
    return (
      <EmptyState
        icon={<MessageSquareText />}
        title={t('mostUsed.emptyTitle')}
        text={t('mostUsed.emptyText')}
        action={
          <Button asChild size="sm">
            <Link to="/services">{t('mostUsed.emptyAction')}</Link>
          </Button>
        }
      />
    );

  return (
    <ul className="divide-y divide-border">
      {services.slice(0, shownCount).map(({ serv_code, name, service_image_url, activations }) => (
        <li key={serv_code}>
          <ListRow
            asChild
            interactive
            image={<BrandTile name={name} src={service_image_url ?? undefined} />}
            title={name}
            subtitle={rateOf(serv_code)}
            trailing={t('mostUsed.activations', { count: activations })}
          >
            <Link to="/services" search={{ service: serv_code }} />
          </ListRow>
        </li>
      ))}
    </ul>
  );
}

function MostUsedSkeleton() {
  return (
    <div className="divide-y divide-border">
      {Array.from({ length: 3 }, (_, index) => (
        <ListRow
          key={index}
          image={<Skeleton className="size-9" />}
          title={<Skeleton className="my-1 w-32" />}
          trailing={<Skeleton className="w-16" />}
        />
      ))}
    </div>
  );
}

export default function MostUsedCard({ className }: { className?: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <section className={className}>
      <Card asChild padding="none" className="overflow-hidden">
        <div>
          <h2 className="border-b border-border px-4 py-3 font-display text-lg font-bold tracking-heading">
            {t('mostUsed.title')}
          </h2>
          <MostUsed />
        </div>
      </Card>
    </section>
  );
}
