import { useQuery } from '@tanstack/react-query';
import {
  BrandTile,
  Button,
  CodeCopy,
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
import { CircleCheck, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesQuery } from '../../../shared/catalogue';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock, formatWait } from '../../../shared/time/format-time';
import { formatUsualWait } from '../../../shared/activations/usual-wait';
import { useNow, useNowSelector } from '../../../shared/time/use-now';
import { noteTaken, useSeenCode } from '../../../shared/activations/taken-codes';
import type { Activation } from '../../../shared/activations/user-transactions';
import { useActivationAction } from '../api/activations';
import { activationPhase, cancelWait, isSwappable } from '../../../shared/activations/activation-phase';
import { MessageText } from './message-text';

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
              {phase === 'waiting' && typicalWait && ` · ${t('service.usually', { time: typicalWait })}`}
            </span>
          </>
        }
        trailing={
          <span className="flex items-center gap-2 max-xs:flex-col-reverse max-xs:items-end max-xs:gap-1">
            {phase === 'received' && <StatusBadge status="received">{t('ticket.received')}</StatusBadge>}
            <Remaining activation={activation} />
          </span>
        }
      />
      <TicketNumber>
        <CopyRow
          value={phone_number}
          label={t('ticket.copyNumber')}
          copiedLabel={t('ticket.copied')}
          data-testid="activation-number"
        >
          {phone_number_formatted}
        </CopyRow>
      </TicketNumber>
      {phase === 'waiting' ? (
        <TicketFooter>
          <StatusBadge status="waiting">{t('ticket.waiting')}</StatusBadge>
          <span className="ml-auto flex flex-wrap items-center justify-end gap-x-2">
            <SwapControl activation={activation} isSwapping={isSwapping} onSwap={onSwap} />
            <CancelControl activation={activation} disabled={isSwapping} onCancel={onCancel} />
          </span>
        </TicketFooter>
      ) : (
        <CodeStrip activation={activation} waitingAnother={phase === 'waiting_another'}>
          {activation.codigo_atual ? (
            <CodeCopy
              code={activation.codigo_atual}
              label={t('ticket.code')}
              copyLabel={t('ticket.copy')}
              copiedLabel={t('ticket.copied')}
              arriving={arrived}
              onCopied={() => noteTaken(activation)}
            />
          ) : (
            !activation.sms_text && <span className="min-w-0 text-sm">{t('ticket.messageWithoutCode')}</span>
          )}
        </CodeStrip>
      )}
    </Ticket>
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

interface CodeStripProps {
  activation: Activation;
  waitingAnother: boolean;
  children: ReactNode;
}

function CodeStrip({ activation, waitingAnother, children }: CodeStripProps) {
  const { t } = useTranslation('buy');
  const another = useActivationAction('another');
  const finish = useActivationAction('finish');
  const { activation_id, service, sms_text, can_get_another_sms } = activation;
  const { locale } = useLanguage();

  const [newest] = activation.historico_codigos;

  return (
    <>
      {waitingAnother && (
        <p className="px-3.5 pb-2 text-sm font-semibold text-waiting sm:px-4">{t('ticket.waitingAnother')}</p>
      )}
      <TicketStrip>
        {children}
        {newest && (
          <p className="flex basis-full justify-between gap-3 text-sm text-muted">
            <span className="truncate">{t('ticket.smsFrom', { service: service.name })}</span>
            <time dateTime={newest.recebido_em} className="shrink-0 tabular-nums">
              {formatClock(newest.recebido_em, locale)}
            </time>
          </p>
        )}
        {sms_text && <MessageText text={sms_text} className="basis-full" />}
        <span className="-mx-3 -mb-2 flex basis-[calc(100%+--spacing(6))] flex-wrap justify-between">
          {can_get_another_sms && !waitingAnother && (
            <Button
              variant="ghost"
              size="sm"
              icon={<RotateCw aria-hidden />}
              className="px-3"
              title={t('ticket.anotherLong')}
              loading={another.isPending}
              onClick={() => another.mutate(activation_id)}
            >
              {t('ticket.another')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            icon={<CircleCheck aria-hidden />}
            className="ml-auto px-3"
            title={t('ticket.finishLong')}
            loading={finish.isPending}
            onClick={() => finish.mutate(activation_id)}
          >
            {t('ticket.finish')}
          </Button>
        </span>
      </TicketStrip>
    </>
  );
}

interface SwapControlProps {
  activation: Activation;
  isSwapping: boolean;
  onSwap: () => void;
}

function SwapControl({ activation, isSwapping, onSwap }: SwapControlProps) {
  const { t } = useTranslation('buy');
  const isDue = useNowSelector((now) => isSwappable(activation, now));
  if (!isDue && !isSwapping) return null;
  return (
    <Button variant="outline" size="sm" title={t('swap.hint')} loading={isSwapping} onClick={onSwap}>
      {t(isSwapping ? 'swap.swapping' : 'swap.action')}
    </Button>
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
      <span className="text-sm text-muted tabular-nums">
        {t('ticket.cancelIn', { time: formatWait(wait) })}
      </span>
    );
  }
  return (
    <Button variant="ghost" size="sm" className="-mr-4" disabled={disabled} onClick={onCancel}>
      {t('ticket.cancel')}
    </Button>
  );
}

function useTypicalWait({ country, service }: Activation): string | null {
  const { language, locale } = useLanguage();
  const { data } = useQuery(servicesQuery(language, country.iso_code));
  const seconds = data?.find(({ serv_code }) => serv_code === service.code)?.typical_seconds ?? null;
  return seconds === null ? null : formatUsualWait(seconds, locale);
}
