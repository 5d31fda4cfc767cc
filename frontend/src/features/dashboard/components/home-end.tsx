import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BrandTile, Button, Card, EmptyState, ListRow, Skeleton } from '@torpedo/ui-kit';
import { LifeBuoy, MessageSquareText, Plus, ReceiptText, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import CountCards from './count-cards';
import { servicesQuery } from '../../../shared/catalogue';
import { formatShare } from '../../../shared/format/figure';
import { useLanguage } from '../../../shared/i18n/use-language';
import { QueryFailure } from '../../../shared/layout/query-failure';
import { mostUsedQuery } from '../api/orders-overview';
import { AdminIcon } from '../../../shared/layout/nav-items';
import { useMe } from '../../../shared/session/account';
import { useWallet } from '../../../shared/session/wallet';

const actions = [
  { id: 'buy', to: '/services', icon: MessageSquareText },
  { id: 'add', to: '/dashboard/balance', icon: Plus },
  { id: 'orders', to: '/dashboard/orders', icon: ReceiptText },
  { id: 'settings', to: '/profile', icon: Settings },
  { id: 'help', to: '/help', icon: LifeBuoy },
] as const;

const administration = { id: 'admin', to: '/admin', icon: AdminIcon } as const;

function QuickActions() {
  const { t } = useTranslation('dashboard');
  const { role } = useMe();
  const { team } = useWallet();
  const open = actions.filter(({ id }) => id !== 'add' || team === null);
  const shown = role === 'ADMIN' ? [...open, administration] : open;
  return (
    <section aria-labelledby="actions-heading" className="flex flex-wrap items-center gap-2">
      <h2 id="actions-heading" className="mr-2 text-sm text-muted max-sm:basis-full">
        {t('actions.title')}
      </h2>
      {shown.map(({ id, to, icon: Icon }) => (
        <Link
          key={id}
          to={to}
          className="touch-target inline-flex h-9 items-center gap-2 rounded-chip bg-surface-sunken px-4 text-sm font-semibold transition-colors duration-(--duration-fast) hover:bg-border [&_svg]:size-4.5"
        >
          <Icon aria-hidden />
          {t(`actions.${id}`)}
        </Link>
      ))}
    </section>
  );
}

const shownCount = 3;

function MostUsed() {
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

function MostUsedCard({ className }: { className?: string }) {
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

interface HomeEndProps {
  /** False on a wide screen, which shows the counts beside the balance. */
  hasCounts: boolean;
  hasBought: boolean;
  children: ReactNode;
}

/** The end of the screen: the less urgent parts, below the balance and the products. */
export default function HomeEnd({ hasCounts, hasBought, children }: HomeEndProps) {
  return (
    <>
      {hasCounts && (
        <div className="grid min-h-38 grid-cols-2 gap-3">
          <CountCards />
        </div>
      )}
      <div className="contents lg:grid lg:grid-cols-2 lg:items-start lg:gap-4">
        {hasBought && <MostUsedCard />}
        <div className="max-lg:contents lg:min-h-26 lg:only:col-span-2">{children}</div>
      </div>
      <QuickActions />
    </>
  );
}
