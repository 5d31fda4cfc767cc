import { useQuery } from '@tanstack/react-query';
import {
  BrandTile,
  Button,
  CopyRow,
  Countdown,
  Flag,
  StatusBadge,
  Ticket,
  TicketFooter,
  TicketHeader,
  TicketNumber,
  TicketStrip,
} from '@torpedo/ui-kit';
import { Check, Loader, MessageSquareText, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  activationPhase,
  cancelWait,
  codesOf,
  isSwappable,
} from '../../../shared/activations/activation-phase';
import { useSeenCode } from '../../../shared/activations/taken-codes';
import type { Activation } from '../../../shared/activations/user-transactions';
import { formatDuration, secondsBetween } from '../../../shared/time/duration';
import { servicesQuery } from '../../../shared/catalogue';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock, formatWait } from '../../../shared/time/format-time';
import { useNow, useNowSelector } from '../../../shared/time/use-now';
import { MoneyWaits } from './money-waits';
import { TicketMessages } from './ticket-messages';

interface ActivationTicketProps {
  activation: Activation;
  arrived: boolean;
  onCancel: () => void;
  onSwap: () => void;
  isSwapping: boolean;
}

export function ActivationTicket({
  activation,
  arrived,
  onCancel,
  onSwap,
  isSwapping,
}: ActivationTicketProps) {
  const { t } = useTranslation('buy');
  const { service, country, phone_number, phone_number_formatted } = activation;
  const phase = activationPhase(activation);
  const typicalWait = useTypicalWait(activation);

  const isCancelling = activation.cancel_requested_at !== null;

  return (
    <Ticket
      ref={useSeenCode<HTMLElement>(activation)}
      aria-label={`${service.name}, ${country.name}, ${phone_number_formatted}`}
    >
      <TicketHeader
        image={<BrandTile src={service.image_url ?? undefined} name={service.name} />}
        title={service.name}
        subtitle={
          <>
            <Flag src={country.flag_image_url} code={country.iso_code} />
            <span>
              {country.name}
              {phase === 'waiting' && !isCancelling && typicalWait && (
                <>
                  {' · '}
                  <span className="whitespace-nowrap">{t('service.usually', { time: typicalWait })}</span>
                </>
              )}
            </span>
          </>
        }
        trailing={
          <span className="flex items-center gap-1.5 @max-2xs:flex-col-reverse @max-2xs:items-end @max-2xs:gap-1">
            {phase === 'received' && <ReceivedBadge activation={activation} />}
            <Remaining activation={activation} />
          </span>
        }
      />
      <TicketNumber>
        {isCancelling ? (
          <PlainNumber>{phone_number_formatted}</PlainNumber>
        ) : (
          <CopyRow
            value={phone_number}
            label={t('ticket.copyNumber')}
            copiedLabel={t('ticket.copied')}
            data-testid="activation-number"
          >
            {phone_number_formatted}
          </CopyRow>
        )}
      </TicketNumber>
      {isCancelling && <Cancelling activation={activation} />}
      {phase === 'waiting' && !isCancelling && (
        <>
          <TicketFooter>
            <StatusBadge status="waiting">{t('ticket.waiting')}</StatusBadge>
            <CancelControl activation={activation} disabled={isSwapping} onCancel={onCancel} />
          </TicketFooter>
          <SwapOffer activation={activation} isSwapping={isSwapping} onSwap={onSwap} />
        </>
      )}
      {phase !== 'waiting' && (
        <TicketMessages
          activation={activation}
          arrived={arrived}
          waitingAnother={phase === 'waiting_another'}
        />
      )}
    </Ticket>
  );
}

/** The phone number without a copy button, because the number cannot be used any more. */
export function PlainNumber({ children }: { children: ReactNode }) {
  return <p className="flex min-h-11 items-center font-mono text-xl font-semibold text-muted">{children}</p>;
}

function ReceivedBadge({ activation }: { activation: Activation }) {
  const { t } = useTranslation('buy');
  const codes = codesOf(activation).length;
  if (codes === 0)
    return (
      <StatusBadge status="received" icon={<MessageSquareText aria-hidden />}>
        {t('ticket.messages', { messages: activation.quantidade_codigos })}
      </StatusBadge>
    );
  return (
    <StatusBadge status="received" icon={<Check aria-hidden />}>
      {codes > 1 ? t('ticket.codes', { codes }) : t('ticket.received')}
    </StatusBadge>
  );
}

function Cancelling({
  activation: { activation_cost_cents, currency, expires_at },
}: {
  activation: Activation;
}) {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  const amount = formatMoney(activation_cost_cents, currency);
  return (
    <MoneyWaits icon={<Loader aria-hidden />} title={t('ticket.cancelling')} note={t('ticket.smsWins')}>
      {t('ticket.unconfirmed', { amount, time: formatClock(expires_at, locale) })}
    </MoneyWaits>
  );
}

function Remaining({ activation }: { activation: Activation }) {
  const { t } = useTranslation('buy');
  const expiresAt = Date.parse(activation.expires_at);
  return (
    <Countdown
      label={t('ticket.timeLeft')}
      expiresAt={expiresAt}
      now={useNow()}
      totalMs={expiresAt - Date.parse(activation.activation_time)}
    />
  );
}

interface SwapOfferProps {
  activation: Activation;
  isSwapping: boolean;
  onSwap: () => void;
}

function SwapOffer({ activation, isSwapping, onSwap }: SwapOfferProps) {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  const isDue = useNowSelector((now) => isSwappable(activation, now));
  const { activation_time, swap_available_at, activation_cost_cents, currency } = activation;
  const isShown = (isDue || isSwapping) && swap_available_at !== null;
  const amount = formatMoney(activation_cost_cents, currency);
  return (
    <>
      {/* It is there before its text, because a new status is not read aloud. */}
      <p role="status" className="sr-only">
        {isShown && t('swap.late')}
      </p>
      {isShown && (
        <TicketStrip tone="sunken">
          <p className="text-sm text-muted">
            <strong aria-hidden className="font-semibold text-text">
              {t('swap.late')}
            </strong>{' '}
            {t('swap.lateText', {
              time: formatDuration(secondsBetween(activation_time, swap_available_at), locale),
            })}
          </p>
          <Button variant="ink" block icon={<RefreshCw aria-hidden />} loading={isSwapping} onClick={onSwap}>
            {t(isSwapping ? 'swap.swapping' : 'swap.action')}
          </Button>
          <p className="basis-full text-center text-sm text-muted">{t('swap.free', { amount })}</p>
        </TicketStrip>
      )}
    </>
  );
}

interface CancelControlProps {
  activation: Activation;
  disabled: boolean;
  onCancel: () => void;
}

function CancelControl({ activation, disabled, onCancel }: CancelControlProps) {
  const { t } = useTranslation('buy');
  const wait = cancelWait(activation, useNow());
  if (wait > 0) {
    return (
      <span className="text-xs whitespace-nowrap text-muted tabular-nums max-sm:tracking-heading sm:text-sm">
        {t('ticket.cancelIn', { time: formatWait(wait) })}
      </span>
    );
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-mr-4 text-danger [--button-sm:--spacing(9)]"
      disabled={disabled}
      onClick={onCancel}
    >
      {t('ticket.cancel')}
    </Button>
  );
}

function useTypicalWait({ country, service }: Activation): string | null {
  const { language, locale } = useLanguage();
  const { data } = useQuery(servicesQuery(language, country.iso_code));
  const seconds = data?.find(({ serv_code }) => serv_code === service.code)?.typical_seconds ?? null;
  return seconds === null ? null : formatDuration(seconds, locale);
}
