import { BrandTile, Card, ListRow, SectionHeading, TimeLeft } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePhoneFormat } from '../../../shared/format/use-phone-format';
import type { Activation } from '../api/user-transactions-query';
import { activationPhase } from '../rules/activation-phase';

const SHOWN = 10;

/** The numbers that still wait for their first message, at a glance. */
export function PendingList({ activations, now }: { activations: Activation[]; now: number }) {
  const { t } = useTranslation('buy');
  const pending = activations
    .filter((activation) => activationPhase(activation) === 'waiting')
    .slice(0, SHOWN);
  if (pending.length === 0) return null;

  return (
    <Card padding="none" aria-labelledby="pending-heading">
      <SectionHeading id="pending-heading" size="card" className="px-4 py-3">
        {t('pending.heading')}
      </SectionHeading>
      <ul className="divide-y divide-border border-t border-border">
        {pending.map((activation) => (
          <li key={activation.activation_id}>
            <PendingRow activation={activation} now={now} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PendingRow({ activation, now }: { activation: Activation; now: number }) {
  const { t } = useTranslation('buy');
  const formatPhone = usePhoneFormat();
  const { service, phone_number, expires_at } = activation;
  return (
    <ListRow
      image={<BrandTile src={service.image_url ?? undefined} name={service.name} />}
      title={service.name}
      subtitle={formatPhone(phone_number)}
      trailing={<TimeLeft label={t('ticket.timeLeft')} expiresAt={Date.parse(expires_at)} now={now} />}
    />
  );
}
