import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  BrandTile,
  Button,
  Flag,
  StatusBadge,
  Ticket,
  TicketHeader,
  TicketNumber,
  TicketStrip,
} from '@torpedo/ui-kit';
import { Bell, Clock, RotateCw, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Activation, useUserTransactions } from '../../../shared/activations/user-transactions';
import { servicesQuery } from '../../../shared/catalogue';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useOnline } from '../../../shared/layout/offline-banner';
import { formatClock, wholeMinutes } from '../../../shared/time/format-time';
import { PlainNumber } from './activation-ticket';
import { BalanceNow } from './balance-now';

interface EndedTicketsProps {
  ended: readonly Activation[];
  onPutAway: (activation: Activation) => void;
}

/** Numbers whose money went back, until their customer puts them away or an hour has passed. */
export function EndedTickets({ ended, onPutAway }: EndedTicketsProps) {
  const { t } = useTranslation('buy');
  if (ended.length === 0) return null;
  return (
    <section aria-label={t('ended.heading')} className="grid grid-cols-1 gap-3">
      {ended.map((activation) => (
        <EndedTicket
          key={activation.activation_id}
          activation={activation}
          onPutAway={() => onPutAway(activation)}
        />
      ))}
    </section>
  );
}

const onCard = 'min-h-11 bg-surface-card px-2 text-text';

interface EndedTicketProps {
  activation: Activation;
  onPutAway: () => void;
}

function EndedTicket({ activation, onPutAway }: EndedTicketProps) {
  const { t } = useTranslation('buy');
  const { service, country, phone_number_formatted, activation_cost_cents, currency } = activation;
  const amount = formatMoney(activation_cost_cents, currency);
  const isCancelled = activation.status === 'CANCELLED';
  const isBack = activation.closed_at !== null;
  const reason = useReason(activation);

  return (
    <Ticket aria-label={`${service.name}, ${country.name}, ${phone_number_formatted}`}>
      <TicketHeader
        image={<BrandTile src={service.image_url ?? undefined} name={service.name} />}
        title={service.name}
        subtitle={
          <>
            <Flag src={country.flag_image_url} code={country.iso_code} />
            <span>{country.name}</span>
          </>
        }
        trailing={
          <StatusBadge status="neutral" icon={isCancelled ? <X aria-hidden /> : <Clock aria-hidden />}>
            {t(isCancelled ? 'today.cancelled' : 'ended.noSms')}
          </StatusBadge>
        }
      />
      <TicketNumber>
        <PlainNumber>{phone_number_formatted}</PlainNumber>
      </TicketNumber>
      <TicketStrip tone={isBack ? 'received' : 'waiting'}>
        <div className="flex basis-full gap-2.5">
          <Undo2 aria-hidden className="mt-0.5 size-5 shrink-0" />
          <p className="min-w-0">
            <strong className="block text-control font-semibold">
              {t(isBack ? 'ended.back' : 'ended.returning', { amount })}
            </strong>
            <span className="block text-sm text-muted">
              {reason} {isBack && <BalanceNow className="inline-block" />}
            </span>
          </p>
        </div>
        {isBack && !isCancelled && <BuyAgain activation={activation} />}
        {isBack && isCancelled && (
          <span className="grid basis-full grid-cols-2 gap-2">
            <Button asChild variant="outline" size="sm" className={onCard}>
              <Link to="/dashboard/statement">{t('ended.statement')}</Link>
            </Button>
            <Button variant="outline" size="sm" className={onCard} onClick={onPutAway}>
              {t('result.close')}
            </Button>
          </span>
        )}
        {isBack && !isCancelled && (
          <span className="-mb-2 flex basis-full items-center justify-between gap-3">
            <Button asChild variant="link" size="inline" className="min-h-11">
              <Link to="/services" search={{ service: service.code }}>
                {t('compare.open')}
              </Link>
            </Button>
            <Button variant="ghost" size="sm" className="-mr-4 text-muted" onClick={onPutAway}>
              {t('result.close')}
            </Button>
          </span>
        )}
      </TicketStrip>
    </Ticket>
  );
}

function useReason({ closed_at, closed_by, activation_time, expires_at }: Activation): string {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  const time = formatClock(closed_at ?? expires_at, locale);
  if (closed_by === 'customer') return t('ended.byYou', { time });
  if (closed_by === 'staff') return t('ended.byStaff', { time });
  if (closed_by === 'provider') return t('ended.byProvider', { time });
  const seconds = (Date.parse(expires_at) - Date.parse(activation_time)) / 1000;
  return t('ended.expired', { count: wholeMinutes(seconds) });
}

function BuyAgain({ activation: { service, country } }: Pick<EndedTicketProps, 'activation'>) {
  const { t } = useTranslation('buy');
  const { language } = useLanguage();
  const slots = useUserTransactions().data?.slots;
  const { data } = useQuery(servicesQuery(language, country.iso_code));
  const offer = data?.find(({ serv_code }) => serv_code === service.code);
  const online = useOnline();
  if (!data) return null;
  if (!online)
    return (
      <Button block disabled>
        {t('form.offline')}
      </Button>
    );
  if (slots && slots.used >= slots.max)
    return <p className="text-sm text-muted">{t('errors.limitReached', { count: slots.max })}</p>;
  const search = { service: service.code, country: country.iso_code };
  if (!offer || offer.stock === 0)
    return (
      <Button asChild block variant="outline" icon={<Bell aria-hidden />}>
        <Link to="/services/alerts" search={search}>
          {t('ended.notify')}
        </Link>
      </Button>
    );
  return (
    <Button asChild block icon={<RotateCw aria-hidden />}>
      <Link to="/services" search={search}>
        {t('ended.again', { price: formatMoney(offer.price_cents, offer.currency) })}
      </Link>
    </Button>
  );
}
