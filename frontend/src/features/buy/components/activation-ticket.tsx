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
import { useNow } from '../../../shared/time/use-now';
import { useTypicalWait } from '../api/use-typical-wait';
import type { Activation } from '../api/user-transactions-query';
import { activationPhase } from '../rules/activation-phase';
import { CancelControl } from './cancel-control';
import { CodeStrip } from './code-strip';

type ActivationTicketProps = {
  activation: Activation;
  /** Its code came within the last seconds. */
  arrived: boolean;
  onCancel: () => void;
};

/** One number in use: what it is, how long it lasts, and its code. */
export function ActivationTicket({ activation, arrived, onCancel }: ActivationTicketProps) {
  const { t } = useTranslation('buy');
  const { service, country, phone_number, phone_number_formatted } = activation;
  const phase = activationPhase(activation);
  const typicalWait = useTypicalWait(activation);

  return (
    <Ticket aria-label={`${service.name}, ${country.name}, ${phone_number_formatted}`}>
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
          <CancelControl activation={activation} onCancel={onCancel} />
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
