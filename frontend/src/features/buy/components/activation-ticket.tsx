import {
  BrandTile,
  CodeDigits,
  CopyRow,
  Countdown,
  Flag,
  StatusBadge,
  Ticket,
  TicketFooter,
  TicketHeader,
  TicketNumber,
} from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePhoneFormat } from '../../../shared/format/use-phone-format';
import { useTypicalWait } from '../api/use-typical-wait';
import type { Activation } from '../api/user-transactions-query';
import { activationPhase } from '../rules/activation-phase';
import { CancelControl } from './cancel-control';
import { CodeStrip } from './code-strip';

type ActivationTicketProps = {
  activation: Activation;
  now: number;
  /** Its code came within the last seconds. */
  arrived: boolean;
  onCancel: () => void;
};

/** One number in use: what it is, how long it lasts, and its code. */
export function ActivationTicket({ activation, now, arrived, onCancel }: ActivationTicketProps) {
  const { t } = useTranslation('buy');
  const formatPhone = usePhoneFormat();
  const { service, country, phone_number } = activation;
  const phase = activationPhase(activation);
  const typicalWait = useTypicalWait(activation);
  const expiresAt = Date.parse(activation.expires_at);

  return (
    <Ticket aria-label={`${service.name}, ${country.name}, ${formatPhone(phone_number)}`}>
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
          <span className="flex items-center gap-2">
            {phase === 'received' && <StatusBadge status="received">{t('ticket.received')}</StatusBadge>}
            <Countdown
              label={t('ticket.timeLeft')}
              expiresAt={expiresAt}
              now={now}
              totalMs={expiresAt - Date.parse(activation.activation_time)}
            />
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
          {formatPhone(phone_number)}
        </CopyRow>
      </TicketNumber>
      {phase === 'waiting' ? (
        <TicketFooter>
          <StatusBadge status="waiting">{t('ticket.waiting')}</StatusBadge>
          <CancelControl activation={activation} now={now} onCancel={onCancel} />
        </TicketFooter>
      ) : (
        <CodeStrip activation={activation} waitingAnother={phase === 'waiting_another'}>
          {activation.codigo_atual ? (
            <CodeDigits code={activation.codigo_atual} label={t('ticket.code')} arriving={arrived} />
          ) : (
            <span className="min-w-0 text-sm">{activation.sms_text ?? t('ticket.messageWithoutCode')}</span>
          )}
        </CodeStrip>
      )}
    </Ticket>
  );
}
