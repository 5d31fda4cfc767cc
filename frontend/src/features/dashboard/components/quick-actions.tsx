import { Link } from '@tanstack/react-router';
import { BrandTile, Card, ListRow } from '@torpedo/ui-kit';
import { ChevronRight, MessageSquareText, Plus, ReceiptText, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AdminIcon } from '../../../shared/layout/nav-items';
import { useMe } from '../../../shared/session/account';

const actions = [
  { id: 'buy', to: '/services', icon: MessageSquareText },
  { id: 'add', to: '/dashboard/balance', icon: Plus },
  { id: 'orders', to: '/dashboard/orders', icon: ReceiptText },
  { id: 'settings', to: '/profile', icon: Settings },
] as const;

const administration = { id: 'admin', to: '/admin', icon: AdminIcon } as const;

export function QuickActions() {
  const { t } = useTranslation('dashboard');
  const { role } = useMe();
  const shown = role === 'ADMIN' ? [...actions, administration] : actions;
  return (
    <Card padding="none" className="overflow-hidden">
      <h2 className="border-b border-border px-4 py-3 font-display text-lg font-bold tracking-heading">
        {t('actions.title')}
      </h2>
      <ul className="divide-y divide-border">
        {shown.map(({ id, to, icon: Icon }) => (
          <li key={id}>
            <ListRow
              asChild
              interactive
              image={<BrandTile name={id} icon={<Icon />} tone={id === 'buy' ? 'brand' : 'sunken'} />}
              title={t(`actions.${id}.title`)}
              subtitle={t(`actions.${id}.text`)}
              trailing={<ChevronRight aria-hidden className="size-5 text-muted" />}
            >
              <Link to={to} />
            </ListRow>
          </li>
        ))}
      </ul>
    </Card>
  );
}
