import { BrandTile, Card, ListRow, SectionHeading, TimeLeft } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/time/use-now';
import type { Activation } from '../api/user-transactions-query';
import { activationPhase } from '../rules/activation-phase';

const SHOWN = 10;

/** The numbers that still wait for their first message, at a glance. */
export function PendingList({ activations }: { activations: readonly Activation[] }) {
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
            <PendingRow activation={activation} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PendingRow({ activation }: { activation: Activation }) {
  const { service, phone_number_formatted, expires_at } = activation;
  return (
    <ListRow
      image={<BrandTile src={service.image_url ?? undefined} name={service.name} />}
      title={service.name}
      subtitle={phone_number_formatted}
      trailing={<Remaining expiresAt={Date.parse(expires_at)} />}
    />
  );
}

function Remaining({ expiresAt }: { expiresAt: number }) {
  const { t } = useTranslation('buy');
  return <TimeLeft label={t('ticket.timeLeft')} expiresAt={expiresAt} now={useNow()} />;
}
