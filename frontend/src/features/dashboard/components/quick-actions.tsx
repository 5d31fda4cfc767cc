import { Link } from '@tanstack/react-router';
import { LifeBuoy, MessageSquareText, Plus, ReceiptText, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
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

export default function QuickActions() {
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
