import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { classNames, CopyIconButton } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { DetailCard, Facts } from '../../../shared/back-office/detail/detail-parts';
import { listQuery } from '../../../shared/back-office/list/list-query';
import { OrderCode } from '../../../shared/back-office/order-code';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { centsText } from '../../../shared/back-office/amounts';
import { figureFormat } from '../../../shared/format/figure-format';
import { formatMoney } from '../../../shared/format/money';
import { languageOf } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { languageOptions } from '../../../shared/layout/language-options';
import { orderNumber } from '../../../shared/order-number';
import { formatMoment } from '../../../shared/time/format-time';
import { type AdminUserDetails, RELATED_ROWS } from '../api/users';
import { Masked } from './masked';
import { WalletDebts } from './user-debts';
import { ActiveState } from './user-labels';

export function WalletsCard({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation('admin-users');
  const [first, ...others] = user.wallets;
  return (
    <DetailCard title={t('wallets.title')} isBareOnPhone>
      {user.wallets.length === 0 && (
        <p className="px-3.5 pt-1 pb-3.5 text-sm text-muted">{t('wallets.none')}</p>
      )}
      <ul className="divide-y divide-border">
        {first && (
          <li className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 px-3.5 py-1.5 text-sm md:py-2 [&>:not(.text-xs)]:col-span-2">
            <p className="text-xs text-muted">{t('wallets.available', { currency: first.currency })}</p>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="font-display text-xl font-semibold tabular-nums">{first.balance_formatted}</b>
              <Held wallet={first} />
            </p>
            <HeldShare wallet={first} />
            {first.held_cents > 0 && <HeldBy userId={user.id} currency={first.currency} />}
            <WalletDebts user={user} wallet={first} />
          </li>
        )}
        {others.map((wallet) => (
          <li key={wallet.currency} className="px-3.5 py-2 text-sm">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="mr-auto text-muted">{wallet.currency}</span>
              <b className="font-semibold tabular-nums">{wallet.balance_formatted}</b>
              <Held wallet={wallet} />
            </p>
            {wallet.held_cents > 0 && <HeldBy userId={user.id} currency={wallet.currency} />}
            <WalletDebts user={user} wallet={wallet} />
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}

interface WalletProps {
  wallet: AdminUserDetails['wallets'][number];
}

function Held({ wallet: { held_cents: cents, currency } }: WalletProps) {
  const { t } = useTranslation('admin-users');
  return (
    <span className={cents > 0 ? 'font-semibold text-waiting' : 'text-xs text-muted'}>
      {t('wallets.held', { amount: formatMoney(cents, currency) })}
    </span>
  );
}

/** The available and the held share of the money as a bar, the available share first. */
function HeldShare({ wallet }: WalletProps) {
  const spendable = Math.max(0, wallet.balance_cents);
  const whole = spendable + wallet.held_cents;
  if (whole === 0) return null;
  return (
    <div aria-hidden className="my-1.5 flex h-1.5 overflow-hidden rounded-chip bg-waiting">
      <span className="bg-(--chart-second)" style={{ width: `${(spendable / whole) * 100}%` }} />
    </div>
  );
}

/** The numbers in use, whose prices are held until a code comes. */
function HeldBy({ userId, currency }: { userId: string; currency: string }) {
  const { t } = useTranslation('admin-users');
  const search = { user_id: userId, status: 'shipped' } as const;
  const { data } = useQuery(
    listQuery(staffKeys.orders, '/api/v1/admin/orders', { query: { ...search, per_page: RELATED_ROWS } }),
  );
  const holding = data?.rows.filter((order) => order.currency === currency) ?? [];
  if (!data || holding.length === 0) return null;
  return (
    <p className="flex items-center gap-x-2 text-xs text-muted max-md:col-start-2 max-md:row-start-1 max-md:justify-end md:col-span-2 md:flex-wrap">
      {t('wallets.heldBy')}
      {holding.map(({ id }, place) => (
        <span key={id} className={place > 0 ? 'max-md:hidden' : undefined}>
          <OrderCode id={id} />
        </span>
      ))}
      {data.total > data.rows.length && (
        <Link to="/admin/orders" search={search} className="touch-target font-semibold text-link">
          {t('page.all')}
        </Link>
      )}
    </p>
  );
}

const NINETY_DAYS_MS = 90 * 86_400_000;

/** The figures of the customer, in one row on a phone. */
export function FiguresCard({ figures, readAt }: { figures: AdminUserDetails['figures']; readAt: number }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const share = figureFormat({ style: 'percent', maximumFractionDigits: 1 });
  const count = figureFormat();
  const part = (rate: number | null) => (rate === null ? '—' : share.format(rate));
  const usual = (rate: number | null) => rate !== null && t('figures.usual', { rate: part(rate) });
  // The figures start later than 90 days ago when the customer has too many movements to count.
  const isCut = readAt - Date.parse(figures.since) < NINETY_DAYS_MS - 3_600_000;
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit' }).format(
    new Date(figures.since),
  );
  const title = isCut ? t('figures.titleSince', { day }) : t('figures.title');
  const span = isCut ? t('figures.spanSince', { day }) : t('figures.span');
  const { ended, delivered } = figures;
  // A phone has room for four, each with the time that it is of.
  const shown: readonly Figure[] = [
    { label: t('figures.topups'), value: centsText(figures.topups_cents), isWide: true },
    {
      label: t('figures.spent'),
      labelOnPhone: t('figures.spentIn', { span }),
      value: centsText(figures.spent_cents),
    },
    { label: t('figures.margin'), value: centsText(figures.margin_cents) },
    {
      label: t('figures.delivery'),
      value: part(figures.delivery_rate),
      beside: usual(figures.usual_delivery_rate),
    },
    {
      label: t('figures.codes'),
      value: count.format(delivered),
      beside: t('figures.ofEnded', { ended: count.format(ended) }),
      isWide: true,
    },
    { label: t('figures.refunded'), value: centsText(figures.refunded_cents), isWide: true },
    {
      label: t('figures.cancellations'),
      labelOnPhone: t('figures.cancellation'),
      value: part(figures.cancellation_rate),
      beside: usual(figures.usual_cancellation_rate),
      isUnusual: isAbove(figures.cancellation_rate, figures.usual_cancellation_rate, ended),
    },
  ];
  return (
    <section aria-label={title} className="rounded-card border border-border bg-surface-card">
      <h2 className="flex min-h-9.5 items-center gap-2 px-3.5 pt-1 text-sm font-semibold max-md:sr-only">
        {title}
        <small className="text-xs font-normal text-muted">R$</small>
      </h2>
      <dl className="grid grid-cols-4 max-md:divide-x max-md:divide-border md:grid-cols-1 md:pb-2.5">
        {shown.map(({ label, labelOnPhone = label, value, beside, isWide = false, isUnusual }) => (
          <div
            key={label}
            className={classNames(
              'flex min-w-0 flex-col justify-between px-2 py-1.5 md:flex-row md:items-baseline md:px-3.5 md:py-1',
              isWide && 'max-md:hidden',
            )}
          >
            <dt className="text-2xs text-muted max-md:tracking-tight md:text-sm">
              <span className="md:hidden">{labelOnPhone}</span>
              <span className="max-md:hidden">{label}</span>
            </dt>
            <dd className="text-sm font-semibold tabular-nums">
              <span className={isUnusual ? 'text-danger' : undefined}>{value}</span>{' '}
              {beside && <small className="text-xs font-normal text-muted max-md:hidden">{beside}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Figure {
  label: string;
  labelOnPhone?: string;
  value: string;
  /** Of what it is a part, or what is usual. */
  beside?: string | false;
  isWide?: boolean;
  isUnusual?: boolean;
}

/** With fewer numbers, a share could be chance. */
const LEAST_NUMBERS = 10;

/** How much more than usual makes a share unusual. */
const UNUSUAL = 1.5;

const isAbove = (rate: number | null, usual: number | null, numbers: number) =>
  numbers >= LEAST_NUMBERS && rate !== null && usual !== null && rate > UNUSUAL * usual;

/** The end of the id; the whole is copied, for who writes to a program. */
function UserCode({ id }: { id: string }) {
  const { t } = useTranslation('admin-users');
  return (
    <span className="flex items-center gap-1">
      <span title={id} className="font-mono text-xs">
        {orderNumber(id)}
      </span>
      <CopyIconButton
        value={id}
        label={t('identity.copyId')}
        copiedLabel={t('identity.idCopied')}
        size={null}
        className="-my-1 size-6 rounded-tile text-muted [&_svg]:size-3.5"
      />
    </span>
  );
}

export function IdentityCard({ user, onEdit }: { user: AdminUserDetails; onEdit: () => void }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const password = user.must_change_password ? 'mustChange' : user.has_password ? 'set' : 'notSet';
  return (
    <DetailCard
      title={t('identity.title')}
      action={
        <SmallButton variant="link" className="-my-1 px-0 text-xs" onClick={onEdit}>
          {t('identity.edit')}
        </SmallButton>
      }
    >
      <Facts
        facts={[
          { label: t('identity.id'), value: <UserCode id={user.id} /> },
          { label: t('identity.role'), value: t(`roles.${user.role}`) },
          { label: t('identity.state'), value: <ActiveState user={user} /> },
          {
            label: t('identity.phone'),
            value: <Masked userId={user.id} field="phone_number" masked={user.profile.phone_number} />,
          },
          {
            label: t('identity.cpf'),
            value: <Masked userId={user.id} field="cpf" masked={user.profile.cpf} />,
          },
          { label: t('identity.language'), value: languageOptions[languageOf(user.preferred_language)].name },
          { label: t('identity.twoFactor'), value: t(user.has_two_factor ? 'identity.on' : 'identity.off') },
          { label: t('identity.password'), value: t(`identity.${password}`) },
          { label: t('identity.apiKeys'), value: user.api_keys },
          {
            label: t('identity.createdAt'),
            value: new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).format(new Date(user.created_at)),
          },
          {
            label: t('identity.lastLogin'),
            value: user.last_login ? formatMoment(user.last_login, locale) : '—',
          },
        ]}
      />
    </DetailCard>
  );
}
