import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import {
  Button,
  Card,
  CodeDigits,
  ListRow,
  SearchField,
  SectionHeading,
  Ticket,
  TicketStrip,
} from '@torpedo/ui-kit';
import { ChevronRight, House, LifeBuoy, MessageSquareText, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserTransactions } from '../../../shared/activations/user-transactions';
import { PageTitle } from '../../../shared/layout/page-title';

const places = [
  { id: 'inUse', to: '/services', icon: MessageSquareText },
  { id: 'orders', to: '/dashboard/orders', icon: ReceiptText },
  { id: 'help', to: '/help', icon: LifeBuoy },
] as const;

export function NotFound() {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const slots = useUserTransactions().data?.slots;
  const [search, setSearch] = useState('');
  return (
    <div className="mx-auto grid max-w-110 gap-4 py-4 text-center">
      <PageTitle>{t('notFound.title')}</PageTitle>
      <Ticket aria-hidden className="mx-auto w-60 overflow-hidden">
        <p className="truncate px-4 py-7 font-mono text-sm text-muted">{useLocation().pathname}</p>
        <TicketStrip>
          <span className="mx-auto flex w-28">
            <CodeDigits code="404" label="" />
          </span>
        </TicketStrip>
      </Ticket>
      <SectionHeading level={1} size="page">
        {t('notFound.title')}
      </SectionHeading>
      <p className="text-pretty text-muted">{t('notFound.text')}</p>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate({ to: '/dashboard/orders', search: { search: search || undefined } });
        }}
      >
        <SearchField
          label={t('notFound.search')}
          hideLabel
          placeholder={t('notFound.search')}
          clearLabel={t('notFound.clear')}
          value={search}
          onValueChange={setSearch}
        />
      </form>
      <Button asChild size="lg" icon={<House aria-hidden />}>
        <Link to="/dashboard">{t('notFound.home')}</Link>
      </Button>
      <Card padding="none" asChild className="overflow-hidden text-left">
        <ul className="divide-y divide-border">
          {places.map(({ id, to, icon: Icon }) => (
            <li key={id}>
              <ListRow
                asChild
                interactive
                image={<Icon aria-hidden className="size-5" />}
                title={t(`notFound.${id}`)}
                trailing={
                  <span className="flex items-center gap-3 text-sm text-muted tabular-nums">
                    {id === 'inUse' && slots && t('notFound.slots', slots)}
                    <ChevronRight aria-hidden className="size-5" />
                  </span>
                }
              >
                <Link to={to} />
              </ListRow>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
